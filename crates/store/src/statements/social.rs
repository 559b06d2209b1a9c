//! Tokens, blocks, reports, invitations, ratings, acts of administrators.

use sqlx::{AssertSqlSafe, Row as _};
use wire::api::{
    ActRow, BlockedRow, InvitationRow, Ladder, Millis, OwnMessage, RatedGame, RatingRow, ReportRow, Resolved,
    ResultRow, TableId, UserId,
};

use super::super::{Connection, Database, LOWER_NAME, Row};
use super::people::{USER, read_hash, read_user};
use super::{json, number, small, to_number, to_time, to_word, user_id, word};
use crate::{Act, Block, Hash, Invited, Rated, Rating, Report, Result, SessionSeen, StoreError, Token, User};

fn person(row: &Row, column: usize) -> Result<UserId> {
    user_id(row, column)?.ok_or_else(|| StoreError::Damaged("a row without person".to_owned()))
}

fn table(row: &Row, column: usize) -> Result<TableId> {
    number(row, column).map(TableId::new)
}

fn maybe(row: &Row, column: usize) -> Result<Option<u64>> {
    let found: Option<i64> = row.try_get(column)?;
    Ok(found.map(|number| number as u64))
}

pub async fn has_registered(connection: &mut Connection) -> Result<bool> {
    let sql = "SELECT 1 FROM users WHERE name_key IS NOT NULL LIMIT 1";
    Ok(sqlx::query::<Database>(sql).fetch_optional(connection).await?.is_some())
}

pub async fn people_named(connection: &mut Connection, beginning: &str, most: &u32) -> Result<Vec<User>> {
    // The first text behind all that begin like this.
    let end = format!("{beginning}\u{10ffff}");
    let sql = AssertSqlSafe(format!(
        "SELECT {USER} FROM users WHERE {LOWER_NAME} >= $1 AND {LOWER_NAME} < $2 ORDER BY {LOWER_NAME}, id LIMIT $3"
    ));
    let query = sqlx::query::<Database>(sql).bind(beginning.to_owned()).bind(end).bind(i64::from(*most));
    query.fetch_all(connection).await?.iter().map(read_user).collect()
}

pub async fn names(connection: &mut Connection, people: &[UserId]) -> Result<Vec<(UserId, String)>> {
    let mut names = Vec::new();
    for id in people {
        let sql = "SELECT name FROM users WHERE id = $1";
        let row = sqlx::query::<Database>(sql).bind(id.number()).fetch_optional(&mut *connection).await?;
        if let Some(row) = row {
            names.push((*id, row.try_get(0)?));
        }
    }
    Ok(names)
}

const TOKEN: &str = "t.id, t.user_id, t.name, t.hash, t.scopes, t.created, t.expires, t.seen";

pub fn read_token(row: &Row) -> Result<Token> {
    let damaged = || StoreError::Damaged("a token without hash".to_owned());
    Ok(Token {
        id: number(row, 0)?,
        user: person(row, 1)?,
        name: row.try_get(2)?,
        hash: read_hash(row, 3)?.ok_or_else(damaged)?,
        scopes: json(row, 4)?,
        created: number(row, 5)?,
        expires: maybe(row, 6)?,
        seen: maybe(row, 7)?,
    })
}

pub async fn add_token(connection: &mut Connection, token: &Token) -> Result<()> {
    let sql = "INSERT INTO tokens (id, user_id, name, hash, scopes, created, expires, seen) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let query = sqlx::query::<Database>(sql)
        .bind(to_number(token.id))
        .bind(token.user.number())
        .bind(token.name.clone())
        .bind(token.hash.to_vec())
        .bind(serde_json::to_string(&token.scopes)?)
        .bind(to_time(token.created))
        .bind(token.expires.map(to_time))
        .bind(token.seen.map(to_time));
    query.execute(connection).await?;
    Ok(())
}

pub async fn tokens(connection: &mut Connection, user: &UserId) -> Result<Vec<Token>> {
    let sql = AssertSqlSafe(format!("SELECT {TOKEN} FROM tokens t WHERE t.user_id = $1 ORDER BY t.created, t.id"));
    let rows = sqlx::query::<Database>(sql).bind(user.number()).fetch_all(connection).await?;
    rows.iter().map(read_token).collect()
}

pub async fn all_tokens(connection: &mut Connection) -> Result<Vec<Token>> {
    let sql = AssertSqlSafe(format!("SELECT {TOKEN} FROM tokens t ORDER BY t.id"));
    sqlx::query::<Database>(sql).fetch_all(connection).await?.iter().map(read_token).collect()
}

pub async fn token(connection: &mut Connection, hash: &Hash, now: &Millis) -> Result<Option<(Token, User)>> {
    let sql = AssertSqlSafe(format!(
        "SELECT {TOKEN} FROM tokens t WHERE t.hash = $1 AND (t.expires IS NULL OR t.expires > $2)"
    ));
    let query = sqlx::query::<Database>(sql).bind(hash.to_vec()).bind(to_time(*now));
    let Some(row) = query.fetch_optional(&mut *connection).await? else { return Ok(None) };
    let token = read_token(&row)?;
    let user = super::people::user(connection, token.user).await?;
    Ok(user.map(|user| (token, user)))
}

pub async fn saw_token(connection: &mut Connection, id: &u64, at: &Millis) -> Result<()> {
    let sql = "UPDATE tokens SET seen = $2 WHERE id = $1";
    sqlx::query::<Database>(sql).bind(to_number(*id)).bind(to_time(*at)).execute(connection).await?;
    Ok(())
}

pub async fn end_token(connection: &mut Connection, user: &UserId, id: &u64) -> Result<bool> {
    let sql = "DELETE FROM tokens WHERE id = $1 AND user_id = $2";
    let query = sqlx::query::<Database>(sql).bind(to_number(*id)).bind(user.number());
    Ok(query.execute(connection).await?.rows_affected() > 0)
}

pub async fn sessions(connection: &mut Connection, user: &UserId, now: &Millis) -> Result<Vec<SessionSeen>> {
    let sql =
        "SELECT token_hash, created, seen, device FROM sessions WHERE user_id = $1 AND expires > $2 ORDER BY created";
    let rows = sqlx::query::<Database>(sql).bind(user.number()).bind(to_time(*now)).fetch_all(connection).await?;
    let read = |row: &Row| {
        let token = read_hash(row, 0)?.ok_or_else(|| StoreError::Damaged("a session without hash".to_owned()))?;
        Ok(SessionSeen { token, created: number(row, 1)?, seen: maybe(row, 2)?, device: row.try_get(3)? })
    };
    rows.iter().map(read).collect()
}

pub async fn saw_session(connection: &mut Connection, token: &Hash, at: &Millis, device: &str) -> Result<()> {
    let sql = "UPDATE sessions SET seen = $2, device = $3 WHERE token_hash = $1";
    let query = sqlx::query::<Database>(sql).bind(token.to_vec()).bind(to_time(*at)).bind(device.to_owned());
    query.execute(connection).await?;
    Ok(())
}

pub async fn block(connection: &mut Connection, block: &Block) -> Result<()> {
    let sql = "INSERT INTO blocks (user_id, blocked, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    let query = sqlx::query::<Database>(sql)
        .bind(block.user.number())
        .bind(block.blocked.number())
        .bind(to_time(block.created));
    query.execute(connection).await?;
    Ok(())
}

pub async fn unblock(connection: &mut Connection, user: &UserId, blocked: &UserId) -> Result<bool> {
    let sql = "DELETE FROM blocks WHERE user_id = $1 AND blocked = $2";
    let query = sqlx::query::<Database>(sql).bind(user.number()).bind(blocked.number());
    Ok(query.execute(connection).await?.rows_affected() > 0)
}

pub async fn blocked(connection: &mut Connection, user: &UserId) -> Result<Vec<BlockedRow>> {
    let sql = "SELECT b.blocked, u.name, b.created FROM blocks b JOIN users u ON u.id = b.blocked WHERE b.user_id = $1 \
               ORDER BY b.created";
    let rows = sqlx::query::<Database>(sql).bind(user.number()).fetch_all(connection).await?;
    let read = |row: &Row| Ok(BlockedRow { user: person(row, 0)?, name: row.try_get(1)?, created: number(row, 2)? });
    rows.iter().map(read).collect()
}

pub async fn all_blocks(connection: &mut Connection) -> Result<Vec<Block>> {
    let sql = "SELECT user_id, blocked, created FROM blocks ORDER BY user_id, blocked";
    let rows = sqlx::query::<Database>(sql).fetch_all(connection).await?;
    let read = |row: &Row| Ok(Block { user: person(row, 0)?, blocked: person(row, 1)?, created: number(row, 2)? });
    rows.iter().map(read).collect()
}

pub async fn is_blocked_by(connection: &mut Connection, blocked: &UserId, by: &[UserId]) -> Result<bool> {
    for user in by {
        let sql = "SELECT 1 FROM blocks WHERE user_id = $1 AND blocked = $2";
        let query = sqlx::query::<Database>(sql).bind(user.number()).bind(blocked.number());
        if query.fetch_optional(&mut *connection).await?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

pub async fn report(connection: &mut Connection, report: &Report) -> Result<()> {
    let sql = "INSERT INTO reports (id, by_user, about, table_id, seq, reason, created, resolved, note) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    let query = sqlx::query::<Database>(sql)
        .bind(to_number(report.id))
        .bind(report.by.number())
        .bind(report.about.number())
        .bind(report.table.map(TableId::number))
        .bind(report.message.map(to_number))
        .bind(report.reason.clone())
        .bind(to_time(report.created))
        .bind(report.resolved.map(to_time))
        .bind(report.note.clone());
    query.execute(connection).await?;
    Ok(())
}

const REPORT: &str = "r.id, r.by_user, r.about, r.table_id, r.seq, r.reason, r.created, r.resolved, r.note";

fn read_report(row: &Row) -> Result<Report> {
    Ok(Report {
        id: number(row, 0)?,
        by: person(row, 1)?,
        about: person(row, 2)?,
        table: maybe(row, 3)?.map(TableId::new),
        message: maybe(row, 4)?,
        reason: row.try_get(5)?,
        created: number(row, 6)?,
        resolved: maybe(row, 7)?,
        note: row.try_get(8)?,
    })
}

pub async fn all_reports(connection: &mut Connection) -> Result<Vec<Report>> {
    let sql = AssertSqlSafe(format!("SELECT {REPORT} FROM reports r ORDER BY r.id"));
    sqlx::query::<Database>(sql).fetch_all(connection).await?.iter().map(read_report).collect()
}

pub async fn reports_by(connection: &mut Connection, user: &UserId) -> Result<Vec<Report>> {
    let sql = AssertSqlSafe(format!("SELECT {REPORT} FROM reports r WHERE r.by_user = $1 ORDER BY r.created, r.id"));
    let rows = sqlx::query::<Database>(sql).bind(user.number()).fetch_all(connection).await?;
    rows.iter().map(read_report).collect()
}

/// The latest first.
pub async fn reports(connection: &mut Connection, open: &bool, most: &u32) -> Result<Vec<ReportRow>> {
    let state = if *open { "r.resolved IS NULL" } else { "r.resolved IS NOT NULL" };
    let sql = AssertSqlSafe(format!(
        "SELECT {REPORT}, COALESCE(b.name, ''), COALESCE(a.name, ''), c.text FROM reports r \
         LEFT JOIN users b ON b.id = r.by_user LEFT JOIN users a ON a.id = r.about \
         LEFT JOIN chat c ON c.table_id = r.table_id AND c.seq = r.seq \
         WHERE {state} ORDER BY r.created DESC, r.id DESC LIMIT $1"
    ));
    let rows = sqlx::query::<Database>(sql).bind(i64::from(*most)).fetch_all(connection).await?;
    let read = |row: &Row| {
        let report = read_report(row)?;
        let note = report.note.unwrap_or_default();
        Ok(ReportRow {
            id: report.id,
            by: row.try_get(9)?,
            person: report.about,
            name: row.try_get(10)?,
            table: report.table,
            message: row.try_get(11)?,
            reason: report.reason,
            created: report.created,
            resolved: report.resolved.map(|at| Resolved { at, note }),
        })
    };
    rows.iter().map(read).collect()
}

pub async fn resolve(connection: &mut Connection, report: &u64, at: &Millis, note: &str) -> Result<bool> {
    let sql = "UPDATE reports SET resolved = $2, note = $3 WHERE id = $1 AND resolved IS NULL";
    let query = sqlx::query::<Database>(sql).bind(to_number(*report)).bind(to_time(*at)).bind(note.to_owned());
    Ok(query.execute(connection).await?.rows_affected() > 0)
}

pub async fn invite(connection: &mut Connection, invited: &Invited) -> Result<()> {
    let sql = "INSERT INTO invitations (user_id, table_id, by_user, created) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (user_id, table_id) DO UPDATE SET by_user = excluded.by_user, created = excluded.created";
    let query = sqlx::query::<Database>(sql)
        .bind(invited.user.number())
        .bind(invited.table.number())
        .bind(invited.by.number())
        .bind(to_time(invited.created));
    query.execute(connection).await?;
    Ok(())
}

pub async fn all_invitations(connection: &mut Connection) -> Result<Vec<Invited>> {
    let sql = "SELECT user_id, table_id, by_user, created FROM invitations ORDER BY user_id, table_id";
    let rows = sqlx::query::<Database>(sql).fetch_all(connection).await?;
    let read = |row: &Row| {
        Ok(Invited { user: person(row, 0)?, table: table(row, 1)?, by: person(row, 2)?, created: number(row, 3)? })
    };
    rows.iter().map(read).collect()
}

/// To a table that has not started, or to a game that was running when it was made: the start ends those from before.
const HOLDS: &str = "(t.status = 'open' OR (t.status = 'running' AND i.created > t.since))";

pub async fn invitations(connection: &mut Connection, user: &UserId) -> Result<Vec<InvitationRow>> {
    let sql = AssertSqlSafe(format!(
        "SELECT i.table_id, t.name, t.profile, COALESCE(u.name, ''), t.invitation, i.created, t.status FROM invitations i \
         JOIN tables t ON t.id = i.table_id LEFT JOIN users u ON u.id = i.by_user \
         WHERE i.user_id = $1 AND {HOLDS} ORDER BY i.created DESC"
    ));
    let rows = sqlx::query::<Database>(sql).bind(user.number()).fetch_all(connection).await?;
    let read = |row: &Row| {
        Ok(InvitationRow {
            table: table(row, 0)?,
            name: row.try_get(1)?,
            profile: row.try_get(2)?,
            by: row.try_get(3)?,
            invitation: row.try_get(4)?,
            created: number(row, 5)?,
            underway: row.try_get::<&str, _>(6)? == "running",
        })
    };
    rows.iter().map(read).collect()
}

pub async fn end_invitation(connection: &mut Connection, user: &UserId, table: &TableId) -> Result<bool> {
    let sql = "DELETE FROM invitations WHERE user_id = $1 AND table_id = $2";
    let query = sqlx::query::<Database>(sql).bind(user.number()).bind(table.number());
    Ok(query.execute(connection).await?.rows_affected() > 0)
}

pub async fn is_invited(connection: &mut Connection, user: &UserId, table: &TableId) -> Result<bool> {
    let sql = AssertSqlSafe(format!(
        "SELECT 1 FROM invitations i JOIN tables t ON t.id = i.table_id \
         WHERE i.user_id = $1 AND i.table_id = $2 AND {HOLDS}"
    ));
    let query = sqlx::query::<Database>(sql).bind(user.number()).bind(table.number());
    Ok(query.fetch_optional(connection).await?.is_some())
}

pub async fn unrated(connection: &mut Connection, most: &u32) -> Result<Vec<TableId>> {
    let sql = "SELECT table_id FROM unrated ORDER BY at, table_id LIMIT $1";
    let rows = sqlx::query::<Database>(sql).bind(i64::from(*most)).fetch_all(connection).await?;
    rows.iter().map(|row| table(row, 0)).collect()
}

const RATED: &str = "user_id, table_id, ladder, profile, finished, place, players, strength_before, doubt_before, \
                     strength, doubt";

fn read_rated(row: &Row) -> Result<Rated> {
    Ok(Rated {
        user: person(row, 0)?,
        table: table(row, 1)?,
        ladder: word(row, 2)?,
        profile: row.try_get(3)?,
        finished: number(row, 4)?,
        place: small(row, 5)?.unwrap_or_default(),
        players: small(row, 6)?.unwrap_or_default(),
        before: Rating { strength: row.try_get(7)?, doubt: row.try_get(8)? },
        after: Rating { strength: row.try_get(9)?, doubt: row.try_get(10)? },
    })
}

pub async fn rated(connection: &mut Connection, table: &TableId) -> Result<Vec<Rated>> {
    let sql = AssertSqlSafe(format!("SELECT {RATED} FROM rated WHERE table_id = $1 ORDER BY place, user_id"));
    let rows = sqlx::query::<Database>(sql).bind(table.number()).fetch_all(connection).await?;
    rows.iter().map(read_rated).collect()
}

pub async fn all_rated(connection: &mut Connection) -> Result<Vec<Rated>> {
    let sql = AssertSqlSafe(format!("SELECT {RATED} FROM rated ORDER BY finished, table_id, user_id"));
    sqlx::query::<Database>(sql).fetch_all(connection).await?.iter().map(read_rated).collect()
}

pub async fn ratings(connection: &mut Connection, user: &UserId) -> Result<Vec<RatingRow>> {
    let sql = "SELECT ladder, strength, doubt, games FROM ratings WHERE user_id = $1 ORDER BY ladder DESC";
    let rows = sqlx::query::<Database>(sql).bind(user.number()).fetch_all(connection).await?;
    let read = |row: &Row| {
        let (strength, doubt) = (row.try_get(1)?, row.try_get(2)?);
        Ok(RatingRow { ladder: word(row, 0)?, strength, doubt, games: number(row, 3)? as u32 })
    };
    rows.iter().map(read).collect()
}

async fn rating(connection: &mut Connection, user: UserId, ladder: Ladder) -> Result<Option<(Rating, i64)>> {
    let sql = "SELECT strength, doubt, games FROM ratings WHERE user_id = $1 AND ladder = $2";
    let query = sqlx::query::<Database>(sql).bind(user.number()).bind(to_word(&ladder)?);
    let row = query.fetch_optional(connection).await?;
    let read = |row: Row| Ok((Rating { strength: row.try_get(0)?, doubt: row.try_get(1)? }, row.try_get(2)?));
    row.map(read).transpose()
}

/// Checks everything before it writes anything. A game that was rated before is taken out first; where somebody's rating
/// has moved on since, only their record of this game changes.
pub async fn rate(connection: &mut Connection, table: &TableId, people: &[Rated]) -> Result<()> {
    let sql = "SELECT 1 FROM unrated WHERE table_id = $1";
    if sqlx::query::<Database>(sql).bind(table.number()).fetch_optional(&mut *connection).await?.is_none() {
        return Err(StoreError::Taken);
    }
    for one in people {
        if let Some((now, _)) = rating(connection, one.user, one.ladder).await?
            && now != one.before
        {
            return Err(StoreError::Taken);
        }
    }
    let sql = "DELETE FROM rated WHERE table_id = $1";
    sqlx::query::<Database>(sql).bind(table.number()).execute(&mut *connection).await?;
    for one in people {
        add_rated(connection, one).await?;
        let games = rating(connection, one.user, one.ladder).await?.map_or(0, |(_, games)| games);
        set_rating(connection, one.user, one.ladder, one.after, games + 1).await?;
    }
    let sql = "DELETE FROM unrated WHERE table_id = $1";
    sqlx::query::<Database>(sql).bind(table.number()).execute(connection).await?;
    Ok(())
}

/// A game that was rated is to be rated anew: what it did is taken back where nothing came after it.
/// Returns whether something did.
pub async fn unrate(connection: &mut Connection, table: TableId) -> Result<bool> {
    let mut moved_on = false;
    for one in rated(connection, &table).await? {
        match rating(connection, one.user, one.ladder).await? {
            Some((now, games)) if now == one.after => {
                set_rating(connection, one.user, one.ladder, one.before, games - 1).await?;
            }
            Some(_) => moved_on = true,
            None => (),
        }
    }
    let sql = "DELETE FROM rated WHERE table_id = $1";
    sqlx::query::<Database>(sql).bind(table.number()).execute(connection).await?;
    Ok(moved_on)
}

pub async fn add_rated(connection: &mut Connection, one: &Rated) -> Result<()> {
    let sql = AssertSqlSafe(format!(
        "INSERT INTO rated ({RATED}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING"
    ));
    let query = sqlx::query::<Database>(sql)
        .bind(one.user.number())
        .bind(one.table.number())
        .bind(to_word(&one.ladder)?)
        .bind(one.profile.clone())
        .bind(to_time(one.finished))
        .bind(i64::from(one.place))
        .bind(i64::from(one.players))
        .bind(one.before.strength)
        .bind(one.before.doubt)
        .bind(one.after.strength)
        .bind(one.after.doubt);
    query.execute(connection).await?;
    Ok(())
}

pub async fn set_rating(
    connection: &mut Connection,
    user: UserId,
    ladder: Ladder,
    to: Rating,
    games: i64,
) -> Result<()> {
    // Somebody who has deleted the account has no rating any more.
    let sql = "INSERT INTO ratings (user_id, ladder, strength, doubt, games) SELECT id, $2, $3, $4, $5 FROM users WHERE id = $1 \
               ON CONFLICT (user_id, ladder) DO UPDATE SET strength = excluded.strength, doubt = excluded.doubt, \
               games = excluded.games";
    let query = sqlx::query::<Database>(sql)
        .bind(user.number())
        .bind(to_word(&ladder)?)
        .bind(to.strength)
        .bind(to.doubt)
        .bind(games);
    query.execute(connection).await?;
    Ok(())
}

pub async fn all_ratings(connection: &mut Connection) -> Result<Vec<(UserId, RatingRow)>> {
    let sql = "SELECT ladder, strength, doubt, games, user_id FROM ratings ORDER BY user_id, ladder";
    let rows = sqlx::query::<Database>(sql).fetch_all(connection).await?;
    let read = |row: &Row| {
        let (strength, doubt) = (row.try_get(1)?, row.try_get(2)?);
        let rating = RatingRow { ladder: word(row, 0)?, strength, doubt, games: number(row, 3)? as u32 };
        Ok((person(row, 4)?, rating))
    };
    rows.iter().map(read).collect()
}

pub async fn forget_ratings(connection: &mut Connection) -> Result<()> {
    let statements = [
        "DELETE FROM ratings",
        "DELETE FROM rated",
        "DELETE FROM unrated",
        "INSERT INTO unrated (table_id, at) SELECT id, since FROM tables WHERE status = 'finished'",
    ];
    for sql in statements {
        sqlx::query::<Database>(sql).execute(&mut *connection).await?;
    }
    Ok(())
}

pub async fn results(connection: &mut Connection, user: &UserId) -> Result<Vec<ResultRow>> {
    let sql = "SELECT ladder, profile, COUNT(*), SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END), CAST(SUM(place) AS BIGINT) \
               FROM rated WHERE user_id = $1 GROUP BY ladder, profile ORDER BY ladder DESC, profile";
    let rows = sqlx::query::<Database>(sql).bind(user.number()).fetch_all(connection).await?;
    let read = |row: &Row| {
        let profile: String = row.try_get(1)?;
        Ok(ResultRow {
            ladder: word(row, 0)?,
            title: profile.split('-').next().unwrap_or_default().to_owned(),
            profile,
            games: number(row, 2)? as u32,
            won: number(row, 3)? as u32,
            places: number(row, 4)? as u32,
        })
    };
    rows.iter().map(read).collect()
}

pub async fn rated_games(connection: &mut Connection, user: &UserId, most: &u32) -> Result<Vec<RatedGame>> {
    let sql = AssertSqlSafe(format!(
        "SELECT {RATED} FROM rated WHERE user_id = $1 ORDER BY finished DESC, table_id DESC LIMIT $2"
    ));
    let rows = sqlx::query::<Database>(sql).bind(user.number()).bind(i64::from(*most)).fetch_all(connection).await?;
    let read = |row: &Row| {
        let one = read_rated(row)?;
        Ok(RatedGame {
            table: one.table,
            ladder: one.ladder,
            profile: one.profile,
            finished: one.finished,
            place: one.place,
            players: one.players,
            change: one.after.strength - one.before.strength,
        })
    };
    rows.iter().map(read).collect()
}

pub async fn announcement(connection: &mut Connection) -> Result<Option<String>> {
    let row = sqlx::query::<Database>("SELECT text FROM announcement").fetch_optional(connection).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

pub async fn announce(connection: &mut Connection, text: &Option<String>, act: &Act) -> Result<()> {
    set_announcement(connection, text.as_deref()).await?;
    record_act(connection, act).await
}

pub async fn set_announcement(connection: &mut Connection, text: Option<&str>) -> Result<()> {
    sqlx::query::<Database>("DELETE FROM announcement").execute(&mut *connection).await?;
    if let Some(text) = text {
        let sql = "INSERT INTO announcement (id, text) VALUES (1, $1)";
        sqlx::query::<Database>(sql).bind(text.to_owned()).execute(connection).await?;
    }
    Ok(())
}

pub async fn record_act(connection: &mut Connection, act: &Act) -> Result<()> {
    let sql =
        "INSERT INTO acts (id, at, by_user, by_name, act) SELECT COALESCE(MAX(id), 0) + 1, $1, $2, $3, $4 FROM acts";
    let query = sqlx::query::<Database>(sql)
        .bind(to_time(act.at))
        .bind(act.by.map(UserId::number))
        .bind(act.by_name.clone())
        .bind(serde_json::to_string(&act.act)?);
    query.execute(connection).await?;
    Ok(())
}

pub async fn all_acts(connection: &mut Connection) -> Result<Vec<Act>> {
    let sql = "SELECT at, by_user, by_name, act FROM acts ORDER BY id";
    let rows = sqlx::query::<Database>(sql).fetch_all(connection).await?;
    let read =
        |row: &Row| Ok(Act { at: number(row, 0)?, by: user_id(row, 1)?, by_name: row.try_get(2)?, act: json(row, 3)? });
    rows.iter().map(read).collect()
}

/// The latest first.
pub async fn acts(connection: &mut Connection, most: &u32) -> Result<Vec<ActRow>> {
    let sql = "SELECT id, at, by_name, act FROM acts ORDER BY id DESC LIMIT $1";
    let rows = sqlx::query::<Database>(sql).bind(i64::from(*most)).fetch_all(connection).await?;
    let read =
        |row: &Row| Ok(ActRow { id: number(row, 0)?, at: number(row, 1)?, by: row.try_get(2)?, act: json(row, 3)? });
    rows.iter().map(read).collect()
}

pub async fn messages_of(connection: &mut Connection, user: &UserId) -> Result<Vec<OwnMessage>> {
    let sql = "SELECT c.table_id, l.at, c.text FROM chat c JOIN log l ON l.table_id = c.table_id AND l.seq = c.seq \
               WHERE c.user_id = $1 AND c.text IS NOT NULL ORDER BY l.at";
    let rows = sqlx::query::<Database>(sql).bind(user.number()).fetch_all(connection).await?;
    let read = |row: &Row| Ok(OwnMessage { table: table(row, 0)?, at: number(row, 1)?, text: row.try_get(2)? });
    rows.iter().map(read).collect()
}

/// A game has ended: it is to be rated. An undo has taken its end back: so is what it did to ratings.
pub async fn status_changed(
    connection: &mut Connection,
    table: TableId,
    was_finished: bool,
    is_finished: bool,
    at: Millis,
) -> Result<()> {
    match (was_finished, is_finished) {
        (false, true) => {
            let sql = "INSERT INTO unrated (table_id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            sqlx::query::<Database>(sql).bind(table.number()).bind(to_time(at)).execute(connection).await?;
        }
        (true, false) => {
            unrate(connection, table).await?;
            let sql = "DELETE FROM unrated WHERE table_id = $1";
            sqlx::query::<Database>(sql).bind(table.number()).execute(connection).await?;
        }
        (false, false) | (true, true) => (),
    }
    Ok(())
}
