//! The same scenarios on SQLite and on PostgreSQL.
#![allow(clippy::unwrap_used)]

#[path = "support/carriers.rs"]
mod carriers;
#[path = "support/lists.rs"]
mod lists;
#[path = "support/postgres.rs"]
mod postgres;
#[path = "support/social.rs"]
mod social;

use std::sync::Arc;

use store::{
    Append, Contact, MailLink, NewAlert, OrdersChange, Part, Present, Purpose, Reader, SavedOrders, Session, Snapshot,
    Standing, Store, StoreError, TableRecord, Target, Use, User, Way,
};
use wire::api::{
    Access, AlertChannel, AlertKind, AlertSettings, BotSpec, Entry, Happening, Holder, ListQuery, Progress, RoundName,
    Seat, SeatOrder, SeatOrders, Status, TableId, UserId, Wanted,
};
use wire::{LogSetup, WireAction};

const ANNA: UserId = UserId::new(1);
const BEAT: UserId = UserId::new(2);

type Shared = Arc<dyn Store>;

/// New, empty stores on one of the databases.
enum Stores {
    Sqlite(tempfile::TempDir),
    Postgres,
}

impl Stores {
    fn on_sqlite() -> Stores {
        Stores::Sqlite(tempfile::tempdir().unwrap())
    }

    /// The address of another one.
    async fn address(&self) -> String {
        match self {
            Stores::Sqlite(folder) => {
                let number = std::fs::read_dir(folder.path()).unwrap().count();
                format!("sqlite:{}", folder.path().join(format!("{number}.db")).display())
            }
            Stores::Postgres => postgres::new_database().await,
        }
    }

    async fn open(&self) -> Shared {
        store::open(&self.address().await, Use::Serve).await.unwrap()
    }
}

/// Each scenario as a test of its own, `sqlite::…` and `postgresql::…`.
macro_rules! suite {
    (both: $($both:ident)*; postgresql: $($postgres:ident)*;) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $both() {
                crate::$both(&crate::Stores::on_sqlite()).await;
            })*
        }

        mod postgresql {
            $(#[tokio::test]
            async fn $both() {
                crate::$both(&crate::Stores::Postgres).await;
            })*
            $(#[tokio::test]
            async fn $postgres() {
                crate::$postgres(&crate::Stores::Postgres).await;
            })*
        }
    };
}

suite! {
    both: people_come_and_go names_are_taken_once sessions_end a_log_comes_back_as_it_was_written
        a_second_writer_is_refused many_writers_make_one_sequence writers_of_many_tables_do_not_disturb_each_other
        what_was_said_leaves_with_its_author tables_are_found pages_follow_each_other a_deleted_table_leaves_nothing
        lists_say_what_a_scan_says lists_follow_their_tables what_people_have_is_kept a_game_is_rated_once
        the_latest_snapshot_stays a_backup_restores_everything half_a_backup_is_none
        alerts_come_with_their_entries alerts_are_claimed_once alerts_are_divided_tried_and_buried
        orders_that_have_changed_meanwhile_stay links_work_once contacts_are_kept_and_leave_with_their_person;
    // One process has a SQLite file to itself.
    postgresql: leases_pass_from_a_dead_process_to_a_living_one processes_hear_of_each_other;
}

use lists::{lists_follow_their_tables, lists_say_what_a_scan_says};
use social::{a_game_is_rated_once, what_people_have_is_kept};

/// Few tables, unless `KURSBUCH_TABLES` says how many: a million take minutes and gigabytes.
fn tables_to_measure() -> u32 {
    std::env::var("KURSBUCH_TABLES").map_or(2_000, |number| number.parse().unwrap())
}

#[tokio::test]
async fn lists_are_measured_on_sqlite() {
    lists::measure(&Stores::on_sqlite(), tables_to_measure()).await;
}

#[tokio::test]
async fn lists_are_measured_on_postgresql() {
    lists::measure(&Stores::Postgres, tables_to_measure()).await;
}

fn guest(id: UserId, name: &str) -> User {
    User {
        id,
        name: name.to_owned(),
        name_key: None,
        password: None,
        key: None,
        created: 10,
        seen: 10,
        calendar: None,
        standing: Standing::default(),
    }
}

fn registered(id: UserId, name: &str) -> User {
    User { name_key: Some(name.to_lowercase()), password: Some("$argon2id$…".to_owned()), ..guest(id, name) }
}

fn seat(seat: u8, name: &str, user: UserId) -> Seat {
    Seat { seat, name: name.to_owned(), holder: Holder::Person { user }, stand_in: None, program: false, late: false }
}

fn table(id: u64, name: &str) -> TableRecord {
    let setup = LogSetup {
        profile: "1844-2e".to_owned(),
        rules_version: 1,
        players: vec!["Anna".to_owned(), "Beat".to_owned()],
        seed: Some(7),
        options: vec!["elephant".to_owned()],
    };
    TableRecord {
        id: TableId::new(id),
        name: name.to_owned(),
        title: "1844".to_owned(),
        access: Access::Open,
        host: Some(ANNA),
        invitation: "secret".to_owned(),
        setup,
        seats: vec![seat(0, "Anna", ANNA), seat(1, "Beat", BEAT)],
        origin: None,
        wanted: Wanted::default(),
        clock: None,
        created: 100,
        head: 0,
        present: present(0, 100 + id),
    }
}

fn present(version: u64, updated: u64) -> Present {
    Present {
        status: Status::Running,
        version,
        position: version as u32,
        deciding: Some(1),
        turn: version,
        bot_next: false,
        proposals: Vec::new(),
        progress: Some(Progress { round: RoundName::Operating { set: 2, number: 1 }, winners: vec![1] }),
        clocks: None,
        updated,
    }
}

/// Numbered when it is appended.
fn entry(at: u64, by: Option<UserId>, what: Happening) -> Entry {
    Entry { seq: 0, at, by, what, clocks: None }
}

fn passed(at: u64) -> Entry {
    entry(at, Some(ANNA), Happening::Acted { seat: 0, action: WireAction::Pass, digest: "00".to_owned() })
}

fn said(by: UserId, text: &str) -> Entry {
    entry(5, Some(by), Happening::Said { name: "who".to_owned(), text: Some(text.to_owned()) })
}

fn numbered(head: u64, entries: Vec<Entry>) -> Arc<[Entry]> {
    (head + 1..).zip(entries).map(|(seq, entry)| Entry { seq, ..entry }).collect()
}

fn append(table: u64, head: u64, entries: Vec<Entry>) -> Append {
    let version = head + entries.len() as u64;
    let entries = numbered(head, entries);
    Append {
        table: TableId::new(table),
        head,
        entries,
        present: present(version, 200),
        record: None,
        orders: None,
        alerts: Vec::new(),
    }
}

fn orders(seat: u8, moves: usize) -> SavedOrders {
    let orders = vec![SeatOrder::Moves { moves: vec![WireAction::Pass; moves] }];
    SavedOrders { seat, user: BEAT, orders: SeatOrders { orders, dropped: None } }
}

/// Neither alone nor with an entry, which is then refused, too; what is written in the same moment by others stands.
async fn orders_that_have_changed_meanwhile_stay(stores: &Stores) {
    let (store, id) = (stores.open().await, TableId::new(1));
    store.add_table(&table(1, "Napf"), &[]).await.unwrap();
    store.save_orders(id, &orders(1, 3)).await.unwrap();
    let change = |before: usize, after: usize| OrdersChange { before: orders(1, before), after: orders(1, after) };
    let with = |head: u64, change: OrdersChange| Append { orders: Some(change), ..append(1, head, vec![passed(5)]) };
    assert!(matches!(store.append(with(0, change(2, 1))).await, Err(StoreError::Taken)));
    assert!(matches!(store.change_orders(id, &change(2, 1)).await, Err(StoreError::Taken)));
    assert_eq!((store.orders(id).await.unwrap(), store.entries(id, 0).await.unwrap().len()), (vec![orders(1, 3)], 0));
    store.append(with(0, change(3, 2))).await.unwrap();
    store.change_orders(id, &change(2, 1)).await.unwrap();
    assert_eq!((store.orders(id).await.unwrap(), store.entries(id, 0).await.unwrap().len()), (vec![orders(1, 1)], 1));
    // Whoever has lost the race for the head leaves the orders alone.
    assert!(matches!(store.append(with(0, change(1, 0))).await, Err(StoreError::Taken)));
    let (lost, kept) = (with(1, change(3, 0)), append(1, 1, vec![passed(6)]));
    let (lost, kept) = tokio::join!(store.append(lost), store.append(kept));
    assert!(matches!(lost, Err(StoreError::Taken)) && kept.is_ok());
    assert_eq!((store.orders(id).await.unwrap(), store.entries(id, 0).await.unwrap().len()), (vec![orders(1, 1)], 2));
}

async fn people_come_and_go(stores: &Stores) {
    let store = stores.open().await;
    let key = Some([7; 32]);
    store.add_user(&User { key, ..guest(ANNA, "Anna") }).await.unwrap();
    assert_eq!(store.user_with_key(&[7; 32]).await.unwrap().unwrap().id, ANNA);
    assert!(store.user_with_key(&[8; 32]).await.unwrap().is_none());
    store.change_user(&registered(ANNA, "Anna")).await.unwrap();
    assert!(store.user_with_key(&[7; 32]).await.unwrap().is_none());
    assert_eq!(store.user_named("anna").await.unwrap().unwrap(), registered(ANNA, "Anna"));
    store.saw_user(ANNA, 99).await.unwrap();
    assert_eq!(store.user(ANNA).await.unwrap().unwrap().seen, 99);
    store.delete_user(ANNA).await.unwrap();
    assert!(store.user(ANNA).await.unwrap().is_none());
    store.ping().await.unwrap();
}

async fn names_are_taken_once(stores: &Stores) {
    let store = stores.open().await;
    store.add_user(&registered(ANNA, "Anna")).await.unwrap();
    assert!(matches!(store.add_user(&registered(BEAT, "ANNA")).await, Err(StoreError::NameTaken)));
    store.add_user(&guest(BEAT, "Anna")).await.unwrap();
    assert!(matches!(store.change_user(&registered(BEAT, "anna")).await, Err(StoreError::NameTaken)));
}

async fn sessions_end(stores: &Stores) {
    let store = stores.open().await;
    store.add_user(&guest(ANNA, "Anna")).await.unwrap();
    for (token, expires) in [(1, 50), (2, 100), (3, 100)] {
        let session = Session { token: [token; 32], user: ANNA, created: 0, expires };
        store.add_session(&session).await.unwrap();
    }
    assert_eq!(store.session(&[1; 32], 49).await.unwrap().unwrap().id, ANNA);
    assert!(store.session(&[1; 32], 50).await.unwrap().is_none());
    assert_eq!(store.sweep_sessions(60).await.unwrap(), 1);
    store.end_sessions(ANNA, Some(&[2; 32])).await.unwrap();
    assert!(store.session(&[2; 32], 60).await.unwrap().is_some());
    assert!(store.session(&[3; 32], 60).await.unwrap().is_none());
    store.end_session(&[2; 32]).await.unwrap();
    assert!(store.session(&[2; 32], 60).await.unwrap().is_none());
}

async fn a_log_comes_back_as_it_was_written(stores: &Stores) {
    let store = stores.open().await;
    let first = entry(1, None, Happening::Renamed { name: "Züri “West”".to_owned() });
    let opened = TableRecord { head: 1, ..table(1, "a") };
    store.add_table(&opened, &numbered(0, vec![first.clone()])).await.unwrap();
    assert_eq!(store.table(opened.id).await.unwrap().unwrap(), opened);
    let bot = Holder::Bot { bot: BotSpec { level: "random".to_owned(), character: None } };
    let seats = vec![seat(0, "Anna", ANNA), Seat { holder: bot, ..seat(1, "Bot", BEAT) }];
    let changed = TableRecord { name: "b".to_owned(), seats, host: Some(BEAT), ..opened.clone() };
    let entries = vec![passed(2), said(ANNA, "Grüezi"), passed(3)];
    let with_record = Append { record: Some(Box::new(changed.clone())), ..append(1, 1, entries) };
    store.append(with_record).await.unwrap();
    let read = store.entries(opened.id, 0).await.unwrap();
    assert_eq!(read.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [1, 2, 3, 4]);
    let expected = [first.what, passed(2).what, said(ANNA, "Grüezi").what, passed(3).what];
    assert_eq!(read.iter().map(|entry| entry.what.clone()).collect::<Vec<_>>(), expected);
    assert_eq!((read[0].by, read[1].by, read[3].at), (None, Some(ANNA), 3));
    assert_eq!(store.entries(opened.id, 3).await.unwrap(), read[3..]);
    let expected = TableRecord { head: 4, present: present(4, 200), ..changed };
    assert_eq!(store.table(opened.id).await.unwrap().unwrap(), expected);
    assert!(store.table(TableId::new(2)).await.unwrap().is_none());
}

async fn a_second_writer_is_refused(stores: &Stores) {
    let store = stores.open().await;
    store.add_table(&table(1, "a"), &[]).await.unwrap();
    store.append(append(1, 0, vec![passed(1)])).await.unwrap();
    assert!(matches!(store.append(append(1, 0, vec![passed(2), passed(3)])).await, Err(StoreError::Taken)));
    assert!(matches!(store.append(append(9, 0, vec![passed(2)])).await, Err(StoreError::Taken)));
    assert_eq!(store.entries(TableId::new(1), 0).await.unwrap().len(), 1);
    assert_eq!(store.table(TableId::new(1)).await.unwrap().unwrap().present.version, 1);
    store.append(append(1, 1, vec![passed(2)])).await.unwrap();
}

/// Each tries until it is in; all come in, in an order that everybody agrees on.
async fn many_writers_make_one_sequence(stores: &Stores) {
    let store = stores.open().await;
    store.add_table(&table(1, "a"), &[]).await.unwrap();
    let writers = (1..=20).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut refusals = 0;
            loop {
                let head = store.table(TableId::new(1)).await.unwrap().unwrap().head;
                match store.append(append(1, head, vec![passed(number)])).await {
                    Ok(()) => return refusals,
                    Err(StoreError::Taken) => refusals += 1,
                    Err(other) => panic!("{other}"),
                }
            }
        })
    });
    let mut refusals = 0;
    for writer in writers.collect::<Vec<_>>() {
        refusals += writer.await.unwrap();
    }
    assert!(refusals > 0, "they were to get into each other's way");
    let entries = store.entries(TableId::new(1), 0).await.unwrap();
    assert_eq!(entries.iter().map(|entry| entry.seq).collect::<Vec<_>>(), (1..=20).collect::<Vec<_>>());
    let mut writers: Vec<u64> = entries.iter().map(|entry| entry.at).collect();
    writers.sort_unstable();
    assert_eq!(writers, (1..=20).collect::<Vec<_>>());
}

/// Written in one go where the database can: one writer that comes too late does not hold up the others.
async fn writers_of_many_tables_do_not_disturb_each_other(stores: &Stores) {
    let store = stores.open().await;
    for id in 1..=40 {
        store.add_table(&table(id, "a"), &[]).await.unwrap();
    }
    let all_append = async |head: u64, late: &[u64]| {
        let writers = (1..=40).map(|id| {
            let head = if late.contains(&id) { head + 7 } else { head };
            let (store, append) = (store.clone(), append(id, head, vec![passed(id)]));
            tokio::spawn(async move { (id, store.append(append).await) })
        });
        let mut refused = Vec::new();
        for writer in writers.collect::<Vec<_>>() {
            match writer.await.unwrap() {
                (_, Ok(())) => (),
                (id, Err(StoreError::Taken)) => refused.push(id),
                (id, Err(other)) => panic!("table {id}: {other}"),
            }
        }
        refused
    };
    assert_eq!(all_append(0, &[]).await, [0; 0]);
    assert_eq!(all_append(1, &[3, 17]).await, [3, 17]);
    for id in 1..=40 {
        let length = if [3, 17].contains(&id) { 1 } else { 2 };
        let entries = store.entries(TableId::new(id), 0).await.unwrap();
        assert_eq!(entries.iter().map(|entry| (entry.seq, entry.at)).collect::<Vec<_>>(), [(1, id), (2, id)][..length]);
        assert_eq!(store.table(TableId::new(id)).await.unwrap().unwrap().head, length as u64);
    }
}

async fn what_was_said_leaves_with_its_author(stores: &Stores) {
    let store = stores.open().await;
    store.add_user(&guest(ANNA, "Anna")).await.unwrap();
    store.add_table(&table(1, "a"), &[]).await.unwrap();
    store.append(append(1, 0, vec![said(ANNA, "one"), said(BEAT, "two"), said(ANNA, "three")])).await.unwrap();
    let texts = async || {
        let chat = store.chat(TableId::new(1), 2).await.unwrap();
        chat.into_iter().map(|said| (said.seq, said.text)).collect::<Vec<_>>()
    };
    assert_eq!(texts().await, [(2, Some("two".to_owned())), (3, Some("three".to_owned()))]);
    assert_eq!(store.delete_user(ANNA).await.unwrap(), [TableId::new(1)]);
    assert_eq!(texts().await, [(2, Some("two".to_owned())), (3, None)]);
    let entries = store.entries(TableId::new(1), 0).await.unwrap();
    assert_eq!(entries[0].what, Happening::Said { name: "who".to_owned(), text: None });
}

async fn tables_are_found(stores: &Stores) {
    let store = stores.open().await;
    let bern = TableRecord { name: "Bern 100%".to_owned(), ..table(1, "") };
    let secret = TableRecord { access: Access::Invitation, ..table(2, "Geheim") };
    let waiting = TableRecord { present: Present { status: Status::Open, ..present(0, 7) }, ..table(3, "Wien") };
    let vienna = TableRecord { title: "1824".to_owned(), host: None, seats: vec![seat(0, "Franz", BEAT)], ..waiting };
    for table in [&bern, &secret, &vienna] {
        store.add_table(table, &[]).await.unwrap();
    }
    let found = async |query: ListQuery, reader: Reader| {
        let found = store.tables(&query, reader, 10).await.unwrap();
        found.tables.iter().map(|listed| listed.table.id.number()).collect::<Vec<_>>()
    };
    let all = ListQuery::default();
    assert_eq!(found(all.clone(), Reader::Anybody).await, [1, 3]);
    assert_eq!(found(all.clone(), Reader::Person(ANNA)).await, [2, 1, 3]);
    assert_eq!(found(all.clone(), Reader::Person(UserId::new(9))).await, [1, 3]);
    assert_eq!(found(ListQuery { status: Some(Status::Open), ..all.clone() }, Reader::Anybody).await, [3]);
    assert_eq!(found(ListQuery { title: Some("1824".to_owned()), ..all.clone() }, Reader::Anybody).await, [3]);
    assert_eq!(found(ListQuery { profile: Some("1844-1e".to_owned()), ..all.clone() }, Reader::Anybody).await, [0; 0]);
    assert_eq!(found(ListQuery { mine: Some(true), ..all.clone() }, Reader::Person(ANNA)).await, [2, 1]);
    assert_eq!(found(all.clone(), Reader::Administrator).await, [2, 1, 3]);
    assert_eq!(found(ListQuery { search: Some("geheim".to_owned()), ..all.clone() }, Reader::Administrator).await, [2]);
    assert_eq!(found(ListQuery { status: Some(Status::Open), ..all.clone() }, Reader::Administrator).await, [3]);
    assert_eq!(found(ListQuery { mine: Some(true), ..all.clone() }, Reader::Anybody).await, [0; 0]);
    for (words, expected) in [
        ("FRANZ", vec![3]),
        ("100%", vec![1]),
        ("ber an", vec![]),
        ("ber ann", vec![1]),
        ("_", vec![]),
        ("'; --", vec![]),
    ] {
        assert_eq!(
            found(ListQuery { search: Some(words.to_owned()), ..all.clone() }, Reader::Anybody).await,
            expected,
            "{words}"
        );
    }
    assert_eq!(store.tables_of(ANNA).await.unwrap(), [1, 2].map(TableId::new));
}

async fn pages_follow_each_other(stores: &Stores) {
    let store = stores.open().await;
    for id in 1..=5 {
        let record = TableRecord { present: present(0, 100 + id / 2), ..table(id, "a") };
        store.add_table(&record, &[]).await.unwrap();
    }
    let mut seen = Vec::new();
    let mut after = None;
    loop {
        let page = store.tables(&ListQuery { after, ..ListQuery::default() }, Reader::Anybody, 2).await.unwrap();
        seen.extend(page.tables.iter().map(|listed| listed.table.id.number()));
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    assert_eq!(seen, [5, 4, 3, 2, 1]);
}

async fn a_deleted_table_leaves_nothing(stores: &Stores) {
    let store = stores.open().await;
    store.add_table(&TableRecord { head: 1, ..table(1, "a") }, &numbered(0, vec![passed(1)])).await.unwrap();
    assert!(matches!(store.delete_table(TableId::new(1), 5).await, Err(StoreError::Taken)));
    assert!(store.table(TableId::new(1)).await.unwrap().is_some());
    store.delete_table(TableId::new(1), 1).await.unwrap();
    assert!(store.table(TableId::new(1)).await.unwrap().is_none());
    assert!(store.entries(TableId::new(1), 0).await.unwrap().is_empty());
    assert!(store.tables_of(ANNA).await.unwrap().is_empty());
}

async fn the_latest_snapshot_stays(stores: &Stores) {
    let store = stores.open().await;
    let id = TableId::new(1);
    store.add_table(&TableRecord { head: 9, ..table(1, "a") }, &[]).await.unwrap();
    assert!(store.snapshot(id).await.unwrap().is_none());
    let snapshot = |seq, shape: &str| Snapshot { seq, shape: shape.to_owned(), body: vec![seq as u8; 3] };
    // The last one goes further than the log.
    for (seq, shape) in [(5, "x"), (9, "x"), (7, "x"), (10, "x")] {
        store.save_snapshot(id, snapshot(seq, shape)).await.unwrap();
    }
    assert_eq!(store.snapshot(id).await.unwrap().unwrap(), snapshot(9, "x"));
    store.save_snapshot(id, snapshot(3, "y")).await.unwrap();
    assert_eq!(store.snapshot(id).await.unwrap().unwrap(), snapshot(3, "y"));
    store.save_snapshot(TableId::new(2), snapshot(3, "y")).await.unwrap();
    assert!(store.snapshot(TableId::new(2)).await.unwrap().is_none());
}

async fn fill(store: &Shared) {
    store.add_user(&User { key: Some([9; 32]), ..registered(ANNA, "Anna") }).await.unwrap();
    store.add_user(&guest(BEAT, "Beat")).await.unwrap();
    store.add_session(&Session { token: [4; 32], user: ANNA, created: 1, expires: 100 }).await.unwrap();
    for id in 1..=3 {
        store.add_table(&table(id, "a"), &[]).await.unwrap();
        store.append(append(id, 0, vec![passed(1), said(ANNA, "one"), said(BEAT, "two")])).await.unwrap();
    }
    store.delete_user(BEAT).await.unwrap();
}

async fn a_backup_restores_everything(stores: &Stores) {
    let (store, other) = (stores.open().await, stores.open().await);
    fill(&store).await;
    let mut file = Vec::new();
    assert_eq!(store::write_backup(&*store, &mut file).await.unwrap(), 5);
    assert_eq!(store::read_backup(&*other, &file[..]).await.unwrap(), 5);
    for id in (1..=3).map(TableId::new) {
        assert_eq!(other.table(id).await.unwrap(), store.table(id).await.unwrap());
        assert_eq!(other.entries(id, 0).await.unwrap(), store.entries(id, 0).await.unwrap());
        let blanked = |said: wire::api::Said| (said.seq, said.text);
        let texts = |chat: Vec<wire::api::Said>| chat.into_iter().map(blanked).collect::<Vec<_>>();
        assert_eq!(texts(other.chat(id, 9).await.unwrap()), texts(store.chat(id, 9).await.unwrap()));
    }
    assert_eq!(other.user(ANNA).await.unwrap(), store.user(ANNA).await.unwrap());
    assert_eq!(other.session(&[4; 32], 2).await.unwrap().unwrap().id, ANNA);
    assert_eq!(other.tables_of(ANNA).await.unwrap().len(), 3);
    let again = store::read_backup(&*other, &file[..]).await;
    assert!(matches!(again, Err(store::BackupError::NotEmpty)), "{again:?}");
}

async fn half_a_backup_is_none(stores: &Stores) {
    let (store, other) = (stores.open().await, stores.open().await);
    use std::io::{Read, Write};
    fill(&store).await;
    let mut file = Vec::new();
    store::write_backup(&*store, &mut file).await.unwrap();
    let mut text = String::new();
    flate2::read::GzDecoder::new(&file[..]).read_to_string(&mut text).unwrap();
    let without_end = text.lines().take(4).collect::<Vec<_>>().join("\n");
    let mut cut = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    cut.write_all(without_end.as_bytes()).unwrap();
    let cut = cut.finish().unwrap();
    for broken in [&file[..file.len() / 2], &cut[..]] {
        let result = store::read_backup(&*other, broken).await;
        assert!(result.is_err());
        assert!(other.user(ANNA).await.unwrap().is_none());
    }
    assert!(matches!(store::read_backup(&*other, &b"{}"[..]).await, Err(store::BackupError::Format)));
}

fn contact(user: UserId, first_delay: Option<u64>) -> Contact {
    Contact {
        user,
        mail: Some("Anna@Example.org".to_owned()),
        pending: None,
        language: "de".to_owned(),
        settings: AlertSettings::default(),
        first_delay,
    }
}

fn alert(user: UserId, seq: u64) -> NewAlert {
    NewAlert { user, kind: AlertKind::Turn, seq, at: 1_000, detail: Some("Beat".to_owned()) }
}

/// Anna is reached after 100 milliseconds, Beat not at all.
async fn with_contacts(store: &Shared) {
    store.add_user(&guest(ANNA, "Anna")).await.unwrap();
    store.add_user(&guest(BEAT, "Beat")).await.unwrap();
    store.set_contact(&contact(ANNA, Some(100))).await.unwrap();
    store.set_contact(&contact(BEAT, None)).await.unwrap();
    store.add_table(&table(1, "a"), &[]).await.unwrap();
}

async fn alerts_come_with_their_entries(stores: &Stores) {
    let store = stores.open().await;
    with_contacts(&store).await;
    for id in 2..=40 {
        store.add_table(&table(id, "a"), &[]).await.unwrap();
    }
    // One by one, and many at once: the same is written.
    let with_alerts = |id: u64, head: u64, entries| Append {
        alerts: vec![alert(ANNA, head + 1), alert(BEAT, head + 1), alert(UserId::new(77), head + 1)],
        ..append(id, head, entries)
    };
    store.append(with_alerts(1, 0, vec![passed(1)])).await.unwrap();
    store.append(with_alerts(1, 1, vec![passed(1), said(ANNA, "x")])).await.unwrap();
    let refused = store.append(with_alerts(1, 1, vec![passed(1)])).await;
    assert!(matches!(refused, Err(StoreError::Taken)));
    let many: Vec<_> = (2..=40)
        .map(|id| {
            let (store, append) = (store.clone(), with_alerts(id, 0, vec![passed(1)]));
            tokio::spawn(async move { store.append(append).await })
        })
        .collect();
    for one in many {
        one.await.unwrap().unwrap();
    }
    assert!(!store.has_alerts_due(1_099).await.unwrap());
    assert!(store.has_alerts_due(1_100).await.unwrap());
    let claimed = store.claim_alerts(1_100, 2_000, 100).await.unwrap();
    let mut found: Vec<_> = claimed.iter().map(|alert| (alert.table.number(), alert.seq)).collect();
    found.sort_unstable();
    let expected: Vec<_> = [(1, 1), (1, 2)].into_iter().chain((2..=40).map(|id| (id, 1))).collect();
    assert_eq!(found, expected);
    let one = claimed.first().unwrap();
    assert_eq!((one.user, one.kind, one.way, one.due), (ANNA, AlertKind::Turn, Way::New, 1_100));
    assert_eq!(one.detail.as_deref(), Some("Beat"));
}

async fn alerts_are_claimed_once(stores: &Stores) {
    let store = stores.open().await;
    with_contacts(&store).await;
    for seq in 0..60 {
        store.append(Append { alerts: vec![alert(ANNA, seq + 1)], ..append(1, seq, vec![passed(1)]) }).await.unwrap();
    }
    let claims: Vec<_> = (0..4)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut all = Vec::new();
                for _ in 0..10 {
                    all.extend(store.claim_alerts(1_100, 5_000, 7).await.unwrap());
                }
                all
            })
        })
        .collect();
    let mut seqs = Vec::new();
    for claim in claims {
        seqs.extend(claim.await.unwrap().iter().map(|alert| alert.seq));
    }
    seqs.sort_unstable();
    assert_eq!(seqs, (1..=60).collect::<Vec<_>>());
    // Whoever claimed them has died.
    assert!(!store.has_alerts_due(4_999).await.unwrap());
    assert_eq!(store.claim_alerts(5_000, 9_000, 100).await.unwrap().len(), 60);
}

async fn alerts_are_divided_tried_and_buried(stores: &Stores) {
    let store = stores.open().await;
    with_contacts(&store).await;
    store.append(Append { alerts: vec![alert(ANNA, 1)], ..append(1, 0, vec![passed(1)]) }).await.unwrap();
    let new = store.claim_alerts(1_100, 2_000, 9).await.unwrap().remove(0);
    let part = |way, target, due| Part { way, target, due };
    let parts = [part(Way::Mail, 0, 3_000), part(Way::Webhook, 5, 1_500), part(Way::Webhook, 6, 1_500)];
    store.divide_alert(&new, &parts).await.unwrap();
    // Divided twice it is still one.
    store.divide_alert(&new, &parts).await.unwrap();
    assert_eq!(store.count_alerts().await.unwrap(), (3, 0));
    let hooks = store.claim_alerts(1_500, 2_000, 9).await.unwrap();
    assert_eq!(hooks.iter().map(|alert| alert.target).collect::<Vec<_>>(), [5, 6]);
    store.finish_alerts(&[hooks[0].id]).await.unwrap();
    store.fail_alert(hooks[1].id, Some(2_500), "answer 500").await.unwrap();
    assert!(store.claim_alerts(2_499, 2_600, 9).await.unwrap().is_empty());
    let again = store.claim_alerts(2_500, 2_600, 9).await.unwrap().remove(0);
    assert_eq!((again.id, again.tries, again.failure.as_deref()), (hooks[1].id, 1, Some("answer 500")));
    store.fail_alert(again.id, None, "answer 400").await.unwrap();
    let dead = store.dead_letters(9).await.unwrap();
    assert_eq!(dead.iter().map(|alert| (alert.id, alert.tries)).collect::<Vec<_>>(), [(again.id, 2)]);
    assert_eq!(store.count_alerts().await.unwrap(), (1, 1));
    assert!(store.claim_alerts(2_900, 2_999, 9).await.unwrap().is_empty());
    assert!(store.retry_dead_letter(again.id, 2_900).await.unwrap());
    assert!(!store.retry_dead_letter(again.id, 2_900).await.unwrap());
    assert_eq!(store.claim_alerts(2_900, 9_999, 9).await.unwrap().len(), 1);
    let mail = store.claim_alerts(3_000, 4_000, 1).await.unwrap().remove(0);
    store.postpone_alert(mail.id, 6_000).await.unwrap();
    assert_eq!(store.claim_alerts(3_100, 4_000, 9).await.unwrap().len(), 0);
    // They leave with their table.
    store.delete_table(TableId::new(1), 1).await.unwrap();
    assert_eq!(store.count_alerts().await.unwrap(), (0, 0));
}

async fn links_work_once(stores: &Stores) {
    let store = stores.open().await;
    with_contacts(&store).await;
    let link = |token: u8, purpose| MailLink {
        token: [token; 32],
        user: ANNA,
        purpose,
        mail: "anna@example.org".to_owned(),
        expires: 100,
    };
    for (token, purpose) in [(1, Purpose::Reset), (2, Purpose::Reset), (3, Purpose::Verify), (4, Purpose::Verify)] {
        store.add_mail_link(&link(token, purpose)).await.unwrap();
    }
    assert!(store.take_mail_link(&[1; 32], Purpose::Verify, 5).await.unwrap().is_none());
    assert!(store.take_mail_link(&[1; 32], Purpose::Reset, 5).await.unwrap() == Some(link(1, Purpose::Reset)));
    // It is used up, and the other one for the same with it.
    assert!(store.take_mail_link(&[1; 32], Purpose::Reset, 5).await.unwrap().is_none());
    assert!(store.take_mail_link(&[2; 32], Purpose::Reset, 5).await.unwrap().is_none());
    assert!(store.take_mail_link(&[3; 32], Purpose::Verify, 100).await.unwrap().is_none());
    store.add_mail_link(&link(5, Purpose::Verify)).await.unwrap();
    assert_eq!(store.sweep_mail_links(99).await.unwrap(), 0);
    assert_eq!(store.sweep_mail_links(100).await.unwrap(), 1);
}

async fn contacts_are_kept_and_leave_with_their_person(stores: &Stores) {
    let (store, other) = (stores.open().await, stores.open().await);
    with_contacts(&store).await;
    let target = Target { id: 9, user: ANNA, channel: AlertChannel::Webhook, body: "{}".to_owned(), created: 1 };
    store.add_target(&target).await.unwrap();
    assert_eq!(store.server_key("push", &[1, 2]).await.unwrap(), [1, 2]);
    assert_eq!(store.server_key("push", &[3, 4]).await.unwrap(), [1, 2]);
    let changed = Contact { pending: Some("b@example.org".to_owned()), ..contact(ANNA, Some(5)) };
    store.set_contact(&changed).await.unwrap();
    assert_eq!(store.contact(ANNA).await.unwrap(), Some(changed.clone()));
    let mut backup = Vec::new();
    store::write_backup(&*store, &mut backup).await.unwrap();
    other.server_key("push", &[5, 6]).await.unwrap();
    store::read_backup(&*other, &backup[..]).await.unwrap();
    assert_eq!(other.contact(ANNA).await.unwrap(), Some(changed));
    assert_eq!(other.targets(ANNA).await.unwrap(), [target]);
    assert_eq!(other.server_key("push", &[7, 8]).await.unwrap(), [1, 2]);
    assert_eq!(store.people_with_mail("anna@example.org").await.unwrap(), [ANNA, BEAT]);
    assert!(!store.remove_target(BEAT, 9).await.unwrap());
    store.delete_user(ANNA).await.unwrap();
    assert_eq!(store.people_with_mail("anna@example.org").await.unwrap(), [BEAT]);
    assert!(store.contact(ANNA).await.unwrap().is_none());
    assert!(store.targets(ANNA).await.unwrap().is_empty());
}

async fn leases_pass_from_a_dead_process_to_a_living_one(stores: &Stores) {
    let store = stores.open().await;
    let waiting = TableRecord { present: Present { bot_next: true, ..present(0, 1) }, ..table(1, "a") };
    store.add_table(&waiting, &[]).await.unwrap();
    store.add_table(&table(2, "b"), &[]).await.unwrap();
    let id = TableId::new(1);
    assert_eq!(store.waiting_for_bots(10).await.unwrap(), [id]);
    assert!(store.lease(id, 1, 10, 20).await.unwrap());
    assert!(!store.lease(id, 2, 11, 21).await.unwrap());
    assert!(store.waiting_for_bots(11).await.unwrap().is_empty());
    assert!(store.lease(id, 1, 15, 30).await.unwrap());
    assert_eq!(store.waiting_for_bots(30).await.unwrap(), [id]);
    assert!(store.lease(id, 2, 30, 40).await.unwrap());
    store.end_leases(2).await.unwrap();
    assert!(store.lease(id, 1, 31, 41).await.unwrap());
    assert!(!store.lease(TableId::new(9), 1, 31, 41).await.unwrap());
}

async fn processes_hear_of_each_other(stores: &Stores) {
    let address = stores.address().await;
    let one = store::open(&address, Use::Serve).await.unwrap();
    let other = store::open(&address, Use::Serve).await.unwrap();
    let mut heard = other.signals().listen();
    let table = TableId::new(77);
    let expected = [store::Signal::Grew { table, head: 5 }, store::Signal::Changed { table }];
    let mut got = Vec::new();
    while got.len() < 2 {
        // What was sent before the other one listened is lost.
        expected.iter().skip(got.len()).for_each(|signal| one.signals().tell(*signal));
        let patience = std::time::Duration::from_millis(300);
        while let Ok(Ok(signal)) = tokio::time::timeout(patience, heard.recv()).await {
            if got.len() < 2 && signal == expected[got.len()] {
                got.push(signal);
            }
        }
    }
    assert_eq!(got, expected);
}

/// SQLite only: PostgreSQL is made for many.
#[tokio::test]
async fn two_servers_do_not_share_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("sqlite:{}", folder.path().join("a.db").display());
    let store = store::open(&address, Use::Serve).await.unwrap();
    assert!(matches!(store::open(&address, Use::Serve).await, Err(StoreError::InUse(_))));
    store.add_user(&guest(ANNA, "Anna")).await.unwrap();
    let reader = store::open(&address, Use::Read).await.unwrap();
    assert!(reader.user(ANNA).await.unwrap().is_some());
    assert!(reader.add_user(&guest(BEAT, "Beat")).await.is_err());
    store.close().await;
    drop(store);
    store::open(&address, Use::Serve).await.unwrap();
}

#[tokio::test]
async fn an_address_is_sqlite_or_postgres() {
    assert!(matches!(store::open("mysql://x", Use::Serve).await, Err(StoreError::Address)));
    assert!(matches!(store::open("sqlite:/nowhere/at/all.db", Use::Serve).await, Err(StoreError::Database(_))));
}

/// Databases are out there that were made with these: a change of the schema is a new script.
#[test]
fn migrations_are_never_edited() {
    use sha2::Digest as _;
    for (script, hash) in [
        (
            include_str!("../migrations/sqlite/0001.sql"),
            "502f2ed7e7897567ee4ffab37af56da05929bfcb723225126464ad4132b64c6b",
        ),
        (
            include_str!("../migrations/postgres/0001.sql"),
            "9a71fac159efa5fc68ae1ddf34102f091ff2b16381c38c7db83af2295816f801",
        ),
        (
            include_str!("../migrations/sqlite/0002.sql"),
            "a48e08a9831fdf8153981cb01451c05e4a06c3935e126d2b8f9befb9ccb12e07",
        ),
        (
            include_str!("../migrations/postgres/0002.sql"),
            "a48e08a9831fdf8153981cb01451c05e4a06c3935e126d2b8f9befb9ccb12e07",
        ),
        (
            include_str!("../migrations/sqlite/0003.sql"),
            "22c16b567f65e0124e942c02666ac19993bfe878b69377aa7b4dd6910ca64ae2",
        ),
        (
            include_str!("../migrations/postgres/0003.sql"),
            "b2705481454449fe7612af146578390c15ed69e8d386a61672a223325fd97e25",
        ),
        (
            include_str!("../migrations/sqlite/0004.sql"),
            "dd280196d5f3f88713b6430dbda40adcb3a6a729d0ed28cbb2c447e31de0f137",
        ),
        (
            include_str!("../migrations/postgres/0004.sql"),
            "d95311cba81f3945f4c4f28ec7c94002a37bca430d36f212f655a95241fb99d4",
        ),
        (
            include_str!("../migrations/sqlite/0005.sql"),
            "e69fddbf660ca5ba44f0a00fe5e4f32ccfb6a9a4066d7eaf09f6c62eb4cba066",
        ),
        (
            include_str!("../migrations/postgres/0005.sql"),
            "e6fb1ae47edc0769e31d1e72220c040de08450882e65bf75aae09ce4843b07c5",
        ),
        (
            include_str!("../migrations/sqlite/0006.sql"),
            "1e1691fbbfb6ead277b4e5d5dc76284c54cebb986a6f2ecd06a2ae7d3a8cfbe7",
        ),
        (
            include_str!("../migrations/postgres/0006.sql"),
            "ba8c8424fd95e5905d7c09bc0a08a7b8b65e59dd53562c81d6155a9116eb2553",
        ),
        (
            include_str!("../migrations/sqlite/0007.sql"),
            "6516a7264d6b4493f020a30065f19fe2a29f10349f89a4f38803cb525fd107c4",
        ),
        (
            include_str!("../migrations/postgres/0007.sql"),
            "a3338150b95bbb86ef4e03c0a95731a4ddfc052ea4e41b35a2dcd2b76fded643",
        ),
        (
            include_str!("../migrations/sqlite/0008.sql"),
            "302473d5ee84557266f84485c723161afd1e4b56a435b76920d7fe2708982be3",
        ),
        (
            include_str!("../migrations/postgres/0008.sql"),
            "302473d5ee84557266f84485c723161afd1e4b56a435b76920d7fe2708982be3",
        ),
    ] {
        let found: String = sha2::Sha256::digest(script).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(found, hash, "{}", script.lines().next().unwrap());
    }
}
