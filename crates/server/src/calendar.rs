//! A person's calendar: when their correspondence clock stands still, and when they are not to be called.
//!
//! Quiet hours are by the clock on the wall, in the person's time zone: the night of a change to summer time is an hour
//! shorter in real time, and so is its rest.

use jiff::civil::{Date, Weekday};
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp, ToSpan as _};
use wire::api::{Calendar, Millis, QuietHours, Rest};

use crate::reason::Reason;
use crate::refused::Outcome;

/// Quiet hours of a day, at most: a day has to have time to play in.
const QUIET_MOST: u16 = 12 * 60;
const DAY: u16 = 24 * 60;
/// Days of vacation in a year, and entries that can lie ahead.
const VACATION_DAYS: i64 = 42;
const VACATIONS: usize = 12;
/// How far ahead rests are worked out.
const HORIZON: i32 = 400;

/// Whether it can be kept as it is.
pub fn check(calendar: &Calendar) -> Outcome<()> {
    zone(calendar).ok_or(Reason::UnknownTimeZone)?;
    if let Some(quiet) = calendar.quiet {
        let known = quiet.from < DAY && quiet.to < DAY;
        if !known || length(quiet) == 0 || length(quiet) > QUIET_MOST {
            return Err(Reason::QuietHoursTooLong.into());
        }
    }
    let days = vacation_days(calendar).ok_or(Reason::BadVacation)?;
    if calendar.vacations.len() > VACATIONS || days > VACATION_DAYS {
        return Err(Reason::VacationTooLong { days: VACATION_DAYS as u32 }.into());
    }
    Ok(())
}

const fn length(quiet: QuietHours) -> u16 {
    (quiet.to + DAY - quiet.from) % DAY
}

fn zone(calendar: &Calendar) -> Option<TimeZone> {
    TimeZone::get(&calendar.zone).ok()
}

/// All days of vacation together; `None` if one is no day, or ends before it begins.
fn vacation_days(calendar: &Calendar) -> Option<i64> {
    let days = calendar.vacations.iter().map(|vacation| {
        let (first, last) = (read_date(&vacation.first)?, read_date(&vacation.last)?);
        let days = i64::from(first.until(last).ok()?.get_days()) + 1;
        (days > 0).then_some(days)
    });
    days.sum()
}

fn read_date(text: &str) -> Option<Date> {
    text.parse().ok()
}

/// The rests that a clock meets which has this much left: in order, apart from each other.
pub fn rests(calendar: &Calendar, from: Millis, left: Millis) -> Vec<Rest> {
    let Some(zone) = zone(calendar) else { return Vec::new() };
    let Some(today) = local_date(&zone, from) else { return Vec::new() };
    let mut rests: Vec<Rest> = Vec::new();
    let mut counted = 0;
    let mut at = minutes(from);
    // From yesterday: a night may have begun then.
    for day in -1..HORIZON {
        let Ok(date) = today.checked_add(day.days()) else { break };
        for rest in rests_of(calendar, &zone, date) {
            if end(rest) <= minutes(from) {
                continue;
            }
            counted += u64::from(rest.0.saturating_sub(at)) * 60_000;
            if counted > left {
                return rests;
            }
            at = at.max(end(rest));
            join(&mut rests, rest);
        }
    }
    rests
}

/// Until when the person is not to be called, if not now.
pub fn quiet_until(calendar: &Calendar, now: Millis) -> Option<Millis> {
    let now_resting = rests(calendar, now, 0).into_iter().next()?;
    (now_resting.begins() <= now && now < now_resting.ends()).then(|| now_resting.ends())
}

/// The next time that this hour of the person's day begins; of days that have none, the first moment after it.
pub fn next_hour(calendar: Option<&Calendar>, hour: u8, now: Millis) -> Option<Millis> {
    let zone = calendar.and_then(zone).unwrap_or(TimeZone::UTC);
    let today = local_date(&zone, now)?;
    (0..3).find_map(|day| {
        let time = today.checked_add(day.days()).ok()?.at(hour as i8, 0, 0, 0);
        let at = time.to_zoned(zone.clone()).ok()?.timestamp().as_millisecond() as Millis;
        (at > now).then_some(at)
    })
}

fn end(rest: Rest) -> u32 {
    rest.0 + rest.1
}

fn minutes(time: Millis) -> u32 {
    u32::try_from(time / 60_000).unwrap_or(u32::MAX)
}

/// Adds a rest that begins no earlier than those before it.
fn join(rests: &mut Vec<Rest>, next: Rest) {
    match rests.last_mut() {
        Some(last) if next.0 <= end(*last) => last.1 = end(*last).max(end(next)) - last.0,
        Some(_) | None => rests.push(next),
    }
}

/// Those that begin on a day, in order.
fn rests_of(calendar: &Calendar, zone: &TimeZone, date: Date) -> Vec<Rest> {
    let mut rests = Vec::new();
    if is_free(calendar, date) {
        rests.extend(between(zone, date, 0, 1.day()));
    }
    if let Some(quiet) = calendar.quiet {
        let length = i64::from(length(quiet));
        rests.extend(between(zone, date, quiet.from, length.minutes()));
    }
    rests
}

fn is_free(calendar: &Calendar, date: Date) -> bool {
    let weekend = matches!(date.weekday(), Weekday::Saturday | Weekday::Sunday);
    let vacation = calendar.vacations.iter().any(|vacation| {
        let days = (read_date(&vacation.first), read_date(&vacation.last));
        matches!(days, (Some(first), Some(last)) if first <= date && date <= last)
    });
    (calendar.weekends_off && weekend) || vacation
}

/// From a minute of a day on, as long as the clock on the wall says.
fn between(zone: &TimeZone, date: Date, from: u16, length: Span) -> Option<Rest> {
    let begins = date.at((from / 60) as i8, (from % 60) as i8, 0, 0);
    let ends = begins.checked_add(length).ok()?;
    let instant = |time: jiff::civil::DateTime| -> Option<u32> {
        let seconds = time.to_zoned(zone.clone()).ok()?.timestamp().as_second();
        u32::try_from(seconds / 60).ok()
    };
    let (begins, ends) = (instant(begins)?, instant(ends)?);
    ends.checked_sub(begins).filter(|length| *length > 0).map(|length| Rest(begins, length))
}

fn local_date(zone: &TimeZone, at: Millis) -> Option<Date> {
    let at = Timestamp::from_millisecond(i64::try_from(at).ok()?).ok()?;
    Some(at.to_zoned(zone.clone()).date())
}

#[cfg(test)]
mod tests {
    use wire::api::Vacation;

    use super::*;

    const HOUR: Millis = 3_600_000;

    fn zurich(quiet: Option<(u16, u16)>, weekends_off: bool, vacations: &[(&str, &str)]) -> Calendar {
        Calendar {
            zone: "Europe/Zurich".to_owned(),
            quiet: quiet.map(|(from, to)| QuietHours { from: from * 60, to: to * 60 }),
            weekends_off,
            vacations: vacations
                .iter()
                .map(|(first, last)| Vacation { first: (*first).to_owned(), last: (*last).to_owned() })
                .collect(),
        }
    }

    fn at(text: &str) -> Millis {
        text.parse::<Timestamp>().unwrap().as_millisecond() as Millis
    }

    fn written(rests: &[Rest]) -> Vec<String> {
        let write = |time: Millis| Timestamp::from_millisecond(time as i64).unwrap().strftime("%d %H:%M").to_string();
        rests.iter().map(|rest| format!("{} to {}", write(rest.begins()), write(rest.ends()))).collect()
    }

    #[test]
    fn a_night_is_quiet_by_the_clock_on_the_wall() {
        // 12 January, winter time: 22 to 7 o'clock is 21 to 6 UTC.
        let rests = rests(&zurich(Some((22, 7)), false, &[]), at("2026-01-12T12:00:00Z"), 30 * HOUR);
        assert_eq!(written(&rests), ["12 21:00 to 13 06:00", "13 21:00 to 14 06:00"]);
    }

    #[test]
    fn the_night_of_summer_time_is_an_hour_shorter() {
        // In the night to 29 March 2026 the clocks go from 2 to 3.
        let night = rests(&zurich(Some((22, 7)), false, &[]), at("2026-03-28T12:00:00Z"), 10 * HOUR);
        assert_eq!(written(&night)[0], "28 21:00 to 29 05:00");
        let autumn = rests(&zurich(Some((22, 7)), false, &[]), at("2026-10-24T12:00:00Z"), 10 * HOUR);
        assert_eq!(written(&autumn)[0], "24 20:00 to 25 06:00");
    }

    #[test]
    fn a_weekend_joins_the_nights_beside_it() {
        // 16 January 2026 is a Friday.
        let rests = rests(&zurich(Some((22, 7)), true, &[]), at("2026-01-16T12:00:00Z"), 10 * HOUR);
        assert_eq!(written(&rests), ["16 21:00 to 19 06:00"]);
    }

    #[test]
    fn a_vacation_is_whole_days() {
        let calendar = zurich(None, false, &[("2026-07-06", "2026-07-08")]);
        let rests = rests(&calendar, at("2026-07-05T12:00:00Z"), 24 * HOUR);
        assert_eq!(written(&rests), ["05 22:00 to 08 22:00"]);
    }

    #[test]
    fn a_rest_that_runs_now_is_the_first() {
        let calendar = zurich(Some((22, 7)), false, &[]);
        assert_eq!(quiet_until(&calendar, at("2026-01-13T02:00:00Z")), Some(at("2026-01-13T06:00:00Z")));
        assert_eq!(quiet_until(&calendar, at("2026-01-13T06:00:00Z")), None);
        assert_eq!(quiet_until(&calendar, at("2026-01-13T12:00:00Z")), None);
    }

    #[test]
    fn an_hour_comes_once_a_day() {
        let calendar = zurich(None, false, &[]);
        let next = |hour, now| next_hour(Some(&calendar), hour, at(now)).unwrap();
        assert_eq!(next(18, "2026-01-13T12:00:00Z"), at("2026-01-13T17:00:00Z"));
        assert_eq!(next(18, "2026-01-13T17:00:00Z"), at("2026-01-14T17:00:00Z"));
        assert_eq!(next(18, "2026-07-13T16:30:00Z"), at("2026-07-14T16:00:00Z"));
        // There is no half past two that night.
        assert_eq!(next(2, "2026-03-28T20:00:00Z"), at("2026-03-29T01:00:00Z"));
        assert_eq!(next_hour(None, 18, at("2026-01-13T12:00:00Z")), Some(at("2026-01-13T18:00:00Z")));
    }

    #[test]
    fn what_cannot_be_kept_is_refused() {
        assert!(check(&zurich(Some((22, 7)), true, &[("2026-07-06", "2026-07-26")])).is_ok());
        assert!(check(&Calendar { zone: "Mars/Olympus".to_owned(), ..Calendar::default() }).is_err());
        assert!(check(&zurich(Some((7, 22)), false, &[])).is_err(), "fifteen hours");
        assert!(check(&zurich(Some((7, 7)), false, &[])).is_err(), "none or all of them");
        assert!(check(&zurich(None, false, &[("2026-07-06", "2026-07-05")])).is_err(), "backwards");
        assert!(check(&zurich(None, false, &[("2026-07-06", "2026-09-05")])).is_err(), "two months");
        assert!(check(&zurich(None, false, &[("6. Juli", "2026-09-05")])).is_err(), "no date");
    }
}
