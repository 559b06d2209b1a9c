//! Lists of many tables: made in bulk, found by every filter, and never by looking at all of them.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection as _, Row as _};
use store::{Reader, Store, Use};
use wire::api::{ListQuery, Status, TableId, UserId};

use crate::Stores;

/// Tables of the quick test.
const SOME: u32 = 20_000;
/// No list may take longer, whatever is asked.
const BUDGET: Duration = Duration::from_millis(20);
/// Sits at every tenth table.
const BUSY: UserId = UserId::new(1);
/// Ids are spread over these, so that neighbours in a list are not neighbours in the store.
const PRIME: u32 = 1_000_003;

/// A person's number as the letters of an id; there are fewer than 32³ of them.
fn id_text(number: &str) -> String {
    let digit = |place: u32| format!("substr('0123456789abcdefghjkmnpqrstvwxyz', ({number} / {place}) % 32 + 1, 1)");
    format!("('000000000' || {} || {} || {})", digit(1024), digit(32), digit(1))
}

/// A name of six letters for a number.
fn name_text(number: &str) -> String {
    let letter =
        |letters: &str, place: u32| format!("substr('{letters}', ({number} / {place}) % {} + 1, 1)", letters.len());
    let (one, two) = ("bdfgklmnrst", "aeiou");
    let letters =
        [letter(one, 1), letter(two, 11), letter(one, 55), letter(two, 605), letter(one, 3_025), letter(two, 7)];
    format!("({})", letters.join(" || "))
}

/// Statements that make so many tables, with all that belongs to them in lists.
fn fill(tables: u32) -> Vec<String> {
    let person = |seat: u32| match seat {
        0 => "CASE WHEN i % 10 = 0 THEN 1 ELSE 2 + i * 7 % 5000 END".to_owned(),
        _ => format!("2 + i * {} % 5000 + {}", 7 + 6 * seat, seat * 5_100),
    };
    let mut made = format!(
        "CREATE TABLE made AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {tables}) \
         SELECT i, CAST(i AS BIGINT) * 611953 % {PRIME} AS id, 1700000000000 + CAST(i AS BIGINT) * 1000 AS since, \
         CASE WHEN i % 100 < 3 THEN 'open' WHEN i % 100 < 10 THEN 'running' WHEN i % 100 < 12 THEN 'review' \
         ELSE 'finished' END AS status, \
         CASE WHEN i % 3 = 0 THEN '1824' ELSE '1844' END AS title, \
         CASE WHEN i % 3 = 0 THEN '1824-1e' WHEN i % 6 = 1 THEN '1844-1e' ELSE '1844-2e' END AS profile, \
         CASE WHEN i % 20 = 7 OR i % 400 = 10 THEN 'invitation' ELSE 'open' END AS access, i % 4 = 1 AS has_option, \
         i * 31 % 900 AS length"
    );
    for seat in 0..4 {
        let person = person(seat);
        let _ = write!(
            made,
            ", {} AS p{seat}, {} AS n{seat}",
            id_text(&format!("({person})")),
            name_text(&format!("({person})"))
        );
    }
    let _ = write!(made, ", {} AS name FROM n", name_text("(i * 17)"));
    let seat = |seat: u32| {
        format!(
            "'{{\"seat\":{seat},\"name\":\"' || n{seat} || '\",\"holder\":{{\"is\":\"person\",\"user\":\"' || p{seat} || '\"}}}}'"
        )
    };
    let seats = (0..4).map(seat).collect::<Vec<_>>().join(" || ',' || ");
    let rows = format!(
        "INSERT INTO tables (id, name, title, profile, access, status, host, invitation, setup, seats, proposals, search, \
         head, version, position, deciding, bot_next, created, updated, progress, since, players) \
         SELECT id, 'Tisch ' || name, title, profile, access, status, NULL, '', \
         '{{\"profile\":\"' || profile || '\",\"rules_version\":1,\"players\":[],\"options\":' \
         || CASE WHEN has_option THEN '[\"elephant\"]' ELSE '[]' END || '}}', '[' || {seats} || ']', '[]', \
         ' tisch ' || name || ' ' || n0 || ' ' || n1 || ' ' || n2 || ' ' || n3, 5, 5, length, NULL, 0, since, since, \
         '{{\"round\":{{\"is\":\"finished\"}},\"winners\":[0]}}', since, 4 FROM made"
    );
    let mut keys = Vec::new();
    for state in ["'all'", "status", "'archive'"] {
        let such = if state == "'archive'" { " AND status IN ('finished', 'review')" } else { "" };
        for place in ["''", "title", "profile"] {
            keys.push(format!(
                "SELECT 'l:' || {state} || ':' || {place} AS key, since, id FROM made WHERE access = 'open'{such}"
            ));
        }
    }
    for seat in 0..4 {
        keys.push(format!("SELECT 'h:' || p{seat}, since, id FROM made"));
        keys.push(format!("SELECT 'h:' || p{seat} || ':' || status, since, id FROM made"));
        keys.push(format!("SELECT 'i:' || p{seat}, since, id FROM made WHERE access = 'invitation'"));
        keys.push(format!("SELECT 'i:' || p{seat} || ':' || status, since, id FROM made WHERE access = 'invitation'"));
    }
    keys.push("SELECT 'x', since, id FROM made WHERE access = 'invitation'".to_owned());
    keys.push("SELECT 'v:' || p0, since, id FROM made WHERE status IN ('finished', 'review')".to_owned());
    keys.push("SELECT 'o:elephant', since, id FROM made WHERE has_option".to_owned());
    for word in ["'tisch'", "name", "n0", "n1", "n2", "n3"] {
        keys.push(format!("SELECT 'w:' || substr({word}, 1, 3), since, id FROM made"));
        if word != "'tisch'" {
            keys.push(format!("SELECT 'w:' || {word}, since, id FROM made"));
        }
    }
    let keys = format!(
        "INSERT INTO finds (key, since, table_id) SELECT key, since, id FROM ({}) k WHERE true ORDER BY key, since, id \
         ON CONFLICT DO NOTHING",
        keys.join(" UNION ALL ")
    );
    vec![made, rows, keys]
}

enum Raw {
    Sqlite(sqlx::SqliteConnection),
    Postgres(sqlx::PgConnection),
}

impl Raw {
    async fn connect(address: &str) -> Raw {
        match address.strip_prefix("sqlite:") {
            Some(path) => Raw::Sqlite(sqlx::SqliteConnection::connect(path).await.unwrap()),
            None => Raw::Postgres(sqlx::PgConnection::connect(address).await.unwrap()),
        }
    }

    async fn run(&mut self, sql: &str) {
        let sql = AssertSqlSafe(sql.to_owned());
        match self {
            Raw::Sqlite(connection) => drop(sqlx::raw_sql(sql).execute(connection).await.unwrap()),
            Raw::Postgres(connection) => drop(sqlx::raw_sql(sql).execute(connection).await.unwrap()),
        }
    }

    async fn ids(&mut self, sql: &str) -> Vec<i64> {
        let sql = AssertSqlSafe(sql.to_owned());
        match self {
            Raw::Sqlite(connection) => {
                let rows = sqlx::query(sql).fetch_all(connection).await.unwrap();
                rows.iter().map(|row| row.get(0)).collect()
            }
            Raw::Postgres(connection) => {
                let rows = sqlx::query(sql).fetch_all(connection).await.unwrap();
                rows.iter().map(|row| row.get(0)).collect()
            }
        }
    }
}

async fn filled(stores: &Stores, tables: u32) -> (crate::Shared, Raw) {
    let address = stores.address().await;
    let store = store::open(&address, Use::Serve).await.unwrap();
    let mut raw = Raw::connect(&address).await;
    for statement in fill(tables) {
        raw.run(&statement).await;
    }
    raw.run("ANALYZE").await;
    (store, raw)
}

/// What can be asked, who asks, and the same as a condition on all tables.
fn questions() -> Vec<(&'static str, ListQuery, Reader, String)> {
    let all = ListQuery::default;
    let text = |text: &str| Some(text.to_owned());
    let finished = || ListQuery { status: Some(Status::Finished), ..all() };
    let archive = || ListQuery { archive: Some(true), ..all() };
    let over = "access = 'open' AND status IN ('finished', 'review')";
    let busy = "'000000000001'";
    vec![
        ("all", all(), Reader::Anybody, "access = 'open'".to_owned()),
        ("all, signed in", all(), Reader::Person(BUSY), format!("access = 'open' OR p0 = {busy}")),
        (
            "open",
            ListQuery { status: Some(Status::Open), ..all() },
            Reader::Anybody,
            "access = 'open' AND status = 'open'".to_owned(),
        ),
        (
            "running of a title",
            ListQuery { status: Some(Status::Running), title: text("1824"), ..all() },
            Reader::Anybody,
            "access = 'open' AND status = 'running' AND title = '1824'".to_owned(),
        ),
        (
            "finished of a profile",
            ListQuery { profile: text("1844-1e"), ..finished() },
            Reader::Anybody,
            "access = 'open' AND status = 'finished' AND profile = '1844-1e'".to_owned(),
        ),
        ("mine without a session", ListQuery { mine: Some(true), ..all() }, Reader::Anybody, "1 = 0".to_owned()),
        ("mine", ListQuery { mine: Some(true), ..all() }, Reader::Person(BUSY), format!("p0 = {busy}")),
        (
            "mine of a title",
            ListQuery { mine: Some(true), title: text("1824"), ..all() },
            Reader::Person(BUSY),
            format!("p0 = {busy} AND title = '1824'"),
        ),
        (
            "mine, running",
            ListQuery { mine: Some(true), status: Some(Status::Running), ..all() },
            Reader::Person(BUSY),
            format!("p0 = {busy} AND status = 'running'"),
        ),
        (
            "archive of a player",
            ListQuery { player: Some(BUSY), ..archive() },
            Reader::Anybody,
            format!("{over} AND p0 = {busy}"),
        ),
        (
            "archive of a winner and a title",
            ListQuery { winner: Some(BUSY), title: text("1844"), ..archive() },
            Reader::Anybody,
            format!("{over} AND p0 = {busy} AND title = '1844'"),
        ),
        (
            "archive with an option",
            ListQuery { option: text("elephant"), ..archive() },
            Reader::Anybody,
            format!("{over} AND i % 4 = 1"),
        ),
        (
            "archive, long games",
            ListQuery { shortest: Some(890), ..archive() },
            Reader::Anybody,
            format!("{over} AND length >= 890"),
        ),
        (
            "archive, a length and four players",
            ListQuery { shortest: Some(100), longest: Some(120), players: Some(4), ..archive() },
            Reader::Anybody,
            format!("{over} AND length BETWEEN 100 AND 120"),
        ),
        ("archive, five players", ListQuery { players: Some(5), ..archive() }, Reader::Anybody, "1 = 0".to_owned()),
        (
            "archive of a day",
            ListQuery { from: Some(1_700_010_000_000), until: Some(1_700_010_500_000), ..archive() },
            Reader::Anybody,
            format!("{over} AND since >= 1700010000000 AND since < 1700010500000"),
        ),
        ("a word of all", ListQuery { search: text("Tisch"), ..all() }, Reader::Anybody, "access = 'open'".to_owned()),
        (
            "a rare word",
            ListQuery { search: text("badaba"), ..all() },
            Reader::Anybody,
            has_word("badaba", "access = 'open'"),
        ),
        ("a beginning", ListQuery { search: text("bad"), ..archive() }, Reader::Anybody, has_word("bad", over)),
        (
            "a longer beginning",
            ListQuery { search: text("bada"), ..archive() },
            Reader::Anybody,
            has_word("bada", over),
        ),
        (
            "two words",
            ListQuery { search: text("tisch bad"), title: text("1844"), ..archive() },
            Reader::Anybody,
            has_word("bad", &format!("{over} AND title = '1844'")),
        ),
        ("everything", all(), Reader::Administrator, "1 = 1".to_owned()),
        (
            "everything running with a word",
            ListQuery { status: Some(Status::Running), search: text("bad"), ..all() },
            Reader::Administrator,
            has_word("bad", "status = 'running'"),
        ),
        ("a word of nobody", ListQuery { search: text("xyzzy"), ..all() }, Reader::Anybody, "1 = 0".to_owned()),
    ]
}

fn has_word(word: &str, such: &str) -> String {
    let one = |column: &str| format!("{column} LIKE '{word}%'");
    format!("({such}) AND ({})", ["name", "n0", "n1", "n2", "n3"].map(one).join(" OR "))
}

/// Every filter finds what a look at all tables finds, in order, page by page, and the database goes by an index.
pub async fn lists_say_what_a_scan_says(stores: &Stores) {
    let (store, mut raw) = filled(stores, SOME).await;
    for (name, query, reader, such) in questions() {
        let sql = format!("SELECT id FROM made WHERE {such} ORDER BY since DESC LIMIT 120");
        let expected = raw.ids(&sql).await;
        let found = first_pages(&*store, &query, reader, expected.len().max(1)).await;
        assert_eq!(found, expected, "{name}");
        for line in store.explain_tables(&query, reader).await.unwrap() {
            assert!(!is_scan(&line), "{name}: {line}");
        }
    }
}

/// Reading a table from one end to the other; what a subquery has found may be read whole.
fn is_scan(line: &str) -> bool {
    ["SCAN t", "SCAN c", "SCAN g", "SCAN finds", "SCAN tables", "Seq Scan"].iter().any(|scan| line.contains(scan))
}

async fn first_pages(store: &dyn Store, query: &ListQuery, reader: Reader, most: usize) -> Vec<i64> {
    let mut ids = Vec::new();
    let mut after = None;
    while ids.len() < most {
        let found = store.tables(&ListQuery { after, ..query.clone() }, reader, 50).await.unwrap();
        ids.extend(found.tables.iter().map(|listed| listed.table.id.number()));
        after = found.next;
        if after.is_none() {
            break;
        }
    }
    ids.truncate(most.max(1));
    ids
}

/// Times of every list, in the order of `questions`.
pub async fn measure(stores: &Stores, tables: u32) {
    let begun = Instant::now();
    let (store, _raw) = filled(stores, tables).await;
    println!("{tables} tables after {:.0?}", begun.elapsed());
    let mut late = Vec::new();
    for (name, query, reader, _) in questions() {
        let mut times = Vec::new();
        for _ in 0..15 {
            let begun = Instant::now();
            store.tables(&query, reader, 50).await.unwrap();
            times.push(begun.elapsed());
        }
        times.sort();
        println!("| {name} | {:.1?} | {:.1?} |", times[times.len() / 2], times[times.len() - 1]);
        // The best of them: whatever else the machine is doing, a list that looks at all tables is never in time.
        if times[0] > BUDGET {
            late.push(name);
        }
    }
    assert!(late.is_empty(), "later than {BUDGET:?}: {late:?}");
}

/// Tables of an earlier version are listed when the store is opened; what changes is found anew, what is deleted is not.
pub async fn lists_follow_their_tables(stores: &Stores) {
    let address = stores.address().await;
    let store = store::open(&address, Use::Serve).await.unwrap();
    store.add_table(&crate::table(1, "Gotthard"), &[]).await.unwrap();
    store.close().await;
    drop(store);
    let mut raw = Raw::connect(&address).await;
    raw.run("DELETE FROM finds; UPDATE tables SET since = 0, search = ''").await;
    let store = store::open(&address, Use::Serve).await.unwrap();
    let found = async |words: &str| {
        let query = ListQuery { search: Some(words.to_owned()), ..ListQuery::default() };
        store
            .tables(&query, Reader::Anybody, 10)
            .await
            .unwrap()
            .tables
            .iter()
            .map(|listed| listed.table.id.number())
            .collect::<Vec<_>>()
    };
    assert_eq!(found("gott").await, [1]);
    let record = store::TableRecord { name: "Semmering".to_owned(), ..crate::table(1, "") };
    let append = store::Append { record: Some(Box::new(record)), ..crate::append(1, 0, vec![crate::passed(1)]) };
    store.append(append).await.unwrap();
    assert_eq!(found("gott").await, [0; 0]);
    assert_eq!(found("SEMMER anna").await, [1]);
    store.delete_table(TableId::new(1), 1).await.unwrap();
    assert_eq!(found("semmer").await, [0; 0]);
    assert_eq!(raw.ids("SELECT table_id FROM finds").await, [0; 0]);
}
