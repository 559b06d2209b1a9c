//! Whom an append concerns: the alerts that are stored with it. Whether and how they are sent is decided later.

use store::{NewAlert, Present, TableRecord};
use wire::api::{AlertKind, Entry, Happening, Proposal, Seat, Status, UserId, Wish};

/// The person who has to decide, if it is one.
pub fn person_to_decide(deciding: Option<u8>, seats: &[Seat]) -> Option<UserId> {
    let seat = seats.iter().find(|seat| Some(seat.seat) == deciding)?;
    player(seat)
}

/// Who plays the seat, unless a bot does.
fn player(seat: &Seat) -> Option<UserId> {
    seat.person().filter(|_| seat.bot().is_none())
}

/// What the entries bring about, the table being `before` and then `present` with these seats. Nobody is told of what they
/// did themselves.
pub fn alerts(before: &TableRecord, present: &Present, seats: &[Seat], entries: &[Entry]) -> Vec<NewAlert> {
    let Some(last) = entries.last() else { return Vec::new() };
    let mut alerts = Vec::new();
    let mut tell = |user: Option<UserId>, kind: AlertKind, entry: &Entry, seq: u64, detail: Option<String>| {
        if let Some(user) = user.filter(|user| entry.by != Some(*user)) {
            let is_same = |known: &NewAlert| (known.user, known.kind, known.seq) == (user, kind, seq);
            if !alerts.iter().any(is_same) {
                alerts.push(NewAlert { user, kind, seq, at: entry.at, detail });
            }
        }
    };
    let next = person_to_decide(present.deciding, seats);
    if present.turn != before.present.turn {
        tell(next, AlertKind::Turn, last, present.turn, None);
    }
    let is_over = present.status == Status::Finished && before.present.status != Status::Finished;
    for entry in entries {
        match &entry.what {
            Happening::Started { .. } => {
                // Whoever begins is told that it is their turn.
                let others = seats.iter().filter_map(player).filter(|user| Some(*user) != next);
                others.for_each(|user| tell(Some(user), AlertKind::Start, entry, entry.seq, None));
            }
            Happening::Proposed { proposal } => {
                let name = seats.iter().find(|seat| seat.seat == proposal.seat).map(|seat| seat.name.clone());
                for seat in seats.iter().filter(|seat| concerns(proposal, seat.seat)) {
                    tell(seat.person(), AlertKind::Asked, entry, entry.seq, name.clone());
                }
            }
            Happening::Said { name, text: Some(text) } => {
                for seat in seats.iter().filter(|seat| is_named(text, &seat.name)) {
                    tell(seat.person(), AlertKind::Named, entry, entry.seq, Some(name.clone()));
                }
            }
            Happening::Acted { .. } | Happening::Undone { .. } | Happening::Redone { .. } if is_over => {
                seats.iter().for_each(|seat| tell(seat.person(), AlertKind::Over, entry, entry.seq, None));
            }
            Happening::Acted { .. }
            | Happening::Undone { .. }
            | Happening::Redone { .. }
            | Happening::SeatChanged { .. }
            | Happening::Renamed { .. }
            | Happening::HostChanged { .. }
            | Happening::Answered { .. }
            | Happening::Settled { .. }
            | Happening::RanOut { .. }
            | Happening::Paused
            | Happening::Resumed
            | Happening::CalendarChanged { .. }
            | Happening::Said { text: None, .. } => (),
        }
    }
    alerts
}

/// Whoever is asked, and whoever is to lose the seat: they may object.
fn concerns(proposal: &Proposal, seat: u8) -> bool {
    let target = match &proposal.wish {
        Wish::HandToBot { seat, .. } => Some(*seat),
        Wish::Undo { .. } | Wish::Redo { .. } | Wish::Pause | Wish::Resume => None,
    };
    proposal.asked.contains(&seat) || target == Some(seat)
}

/// Whether the question is still open for this seat's holder.
pub fn is_still_asked(present: &Present, seats: &[Seat], proposal: u64, user: UserId) -> bool {
    let Some(open) = present.proposals.iter().find(|open| open.id == proposal) else { return false };
    let own = seats.iter().filter(|seat| seat.held_by(user));
    own.into_iter().any(|seat| concerns(open, seat.seat) && !open.agreed.contains(&seat.seat))
}

/// The name as a word of its own, with or without an `@`, in any case.
fn is_named(text: &str, name: &str) -> bool {
    if name.is_empty() {
        return false;
    }
    let (text, name) = (text.to_lowercase(), name.to_lowercase());
    text.match_indices(&name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + name.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use wire::WireAction;
    use wire::api::{Access, BotSpec, Holder};

    use super::*;

    const ANNA: UserId = UserId::new(1);
    const BEAT: UserId = UserId::new(2);

    fn seat(seat: u8, name: &str, holder: Holder) -> Seat {
        Seat { seat, name: name.to_owned(), holder, stand_in: None, program: false, late: false }
    }

    /// Anna, Beat and a bot; it is Anna's turn since entry 3.
    fn table() -> TableRecord {
        let bot = BotSpec { level: "random".to_owned(), character: None };
        TableRecord {
            id: wire::api::TableId::new(1),
            name: "Napf".to_owned(),
            title: "1844".to_owned(),
            access: Access::Open,
            host: Some(ANNA),
            invitation: String::new(),
            setup: wire::LogSetup {
                profile: "1844-2e".to_owned(),
                rules_version: 1,
                players: Vec::new(),
                seed: None,
                options: Vec::new(),
            },
            seats: vec![
                seat(0, "Anna", Holder::Person { user: ANNA }),
                seat(1, "Beat", Holder::Person { user: BEAT }),
                seat(2, "Bot", Holder::Bot { bot }),
            ],
            origin: None,
            wanted: wire::api::Wanted::default(),
            clock: None,
            created: 0,
            head: 3,
            present: Present {
                status: Status::Running,
                version: 3,
                position: 2,
                deciding: Some(0),
                turn: 3,
                bot_next: false,
                proposals: Vec::new(),
                progress: None,
                clocks: None,
                updated: 0,
            },
        }
    }

    fn acted(by: UserId) -> Entry {
        let what = Happening::Acted { seat: 0, action: WireAction::Pass, digest: String::new() };
        Entry { seq: 4, at: 9, by: Some(by), what, clocks: None }
    }

    fn told(present: Present, entry: Entry) -> Vec<(UserId, AlertKind, u64)> {
        let before = table();
        let alerts = alerts(&before, &present, &before.seats, &[entry]);
        alerts.into_iter().map(|alert| (alert.user, alert.kind, alert.seq)).collect()
    }

    #[test]
    fn whoever_has_to_decide_is_told_once() {
        let present = table().present;
        let next = |seat, turn| Present { deciding: Some(seat), turn, ..present.clone() };
        assert_eq!(told(next(1, 4), acted(ANNA)), [(BEAT, AlertKind::Turn, 4)]);
        assert_eq!(told(next(0, 3), acted(ANNA)), [], "it is the same turn");
        assert_eq!(told(next(2, 4), acted(ANNA)), [], "a bot is not called");
        assert_eq!(told(next(1, 4), acted(BEAT)), [], "whoever did it knows");
    }

    #[test]
    fn everybody_but_the_last_to_move_is_told_of_the_end() {
        let over = Present { status: Status::Finished, deciding: None, turn: 4, ..table().present };
        assert_eq!(told(over, acted(ANNA)), [(BEAT, AlertKind::Over, 4)]);
    }

    #[test]
    fn a_name_is_a_word() {
        for text in ["Anna?", "well, ANNA", "@anna: your turn", "(Anna)", "x Annax anna"] {
            assert!(is_named(text, "Anna"), "{text}");
        }
        for text in ["Annabell", "Joanna", "", "an na"] {
            assert!(!is_named(text, "Anna"), "{text}");
        }
        assert!(is_named("what do you think, Łucja von Bern?", "łucja Von bern"));
        assert!(!is_named("anything", ""));
    }
}
