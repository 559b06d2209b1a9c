//! Tokens, blocks, reports, invitations, ratings and acts: kept, found, and carried by a backup.

use store::{
    Act, Block, Invited, Rated, Rating, Report, Session, Standing, Store, StoreError, TableRecord, Token, User,
};
use wire::api::{AdminAct, Ban, Ladder, Scope, Status, TableId, UserId};

use crate::{ANNA, BEAT, Stores, append, guest, passed, present, registered, table};

fn token() -> Token {
    Token {
        id: 5,
        user: ANNA,
        name: "robot".to_owned(),
        hash: [3; 32],
        scopes: vec![Scope::Read, Scope::Play],
        created: 1,
        expires: Some(50),
        seen: None,
    }
}

fn rated(user: UserId, place: u8, before: Rating, after: Rating) -> Rated {
    let profile = "1844-2e".to_owned();
    Rated {
        user,
        table: TableId::new(1),
        ladder: Ladder::People,
        profile,
        finished: 9,
        place,
        players: 2,
        before,
        after,
    }
}

const NEW: Rating = Rating { strength: 25.0, doubt: 8.0 };
const UP: Rating = Rating { strength: 27.5, doubt: 7.5 };
const DOWN: Rating = Rating { strength: 22.5, doubt: 7.5 };

/// A table whose game has just ended.
async fn finish(store: &dyn Store) {
    store.add_table(&table(1, "a"), &[]).await.unwrap();
    let mut ended = append(1, 0, vec![passed(1)]);
    ended.present.status = Status::Finished;
    ended.record = Some(Box::new(table(1, "a")));
    store.append(ended).await.unwrap();
}

async fn fill(store: &dyn Store) {
    let ban = Some(Ban { reason: "Cheating".to_owned(), until: Some(99) });
    let standing = Standing { program: true, admin: false, ban };
    store.add_user(&registered(ANNA, "Anna")).await.unwrap();
    store.add_user(&User { standing, ..registered(BEAT, "Beat") }).await.unwrap();
    store.add_session(&Session { token: [4; 32], user: ANNA, created: 1, expires: 100 }).await.unwrap();
    finish(store).await;
    let open = TableRecord { present: store::Present { status: Status::Open, ..present(0, 7) }, ..table(2, "b") };
    store.add_table(&open, &[]).await.unwrap();
    store.add_token(token()).await.unwrap();
    store.block(Block { user: ANNA, blocked: BEAT, created: 2 }).await.unwrap();
    let reason = "Rude".to_owned();
    let report = Report {
        id: 8,
        by: ANNA,
        about: BEAT,
        table: None,
        message: None,
        reason,
        created: 3,
        resolved: None,
        note: None,
    };
    store.report(report).await.unwrap();
    store.invite(Invited { user: ANNA, table: TableId::new(2), by: BEAT, created: 4 }).await.unwrap();
    store.rate(TableId::new(1), vec![rated(ANNA, 1, NEW, UP), rated(BEAT, 2, NEW, DOWN)]).await.unwrap();
    let act = Act {
        at: 6,
        by: Some(ANNA),
        by_name: Some("Anna".to_owned()),
        act: AdminAct::Unbanned { name: "x".to_owned() },
    };
    store.announce(Some("Welcome".to_owned()), act).await.unwrap();
}

pub async fn what_people_have_is_kept(stores: &Stores) {
    let (store, other) = (stores.open().await, stores.open().await);
    assert!(!store.has_registered().await.unwrap());
    fill(&*store).await;
    let mut file = Vec::new();
    store::write_backup(&*store, &mut file).await.unwrap();
    store::read_backup(&*other, &file[..]).await.unwrap();
    for store in [store, other] {
        assert!(store.has_registered().await.unwrap());
        let found = store.people_named("be".to_owned(), 5).await.unwrap();
        assert_eq!((found.len(), found[0].standing.program), (1, true));
        assert_eq!(found[0].standing.ban.as_ref().unwrap().reason, "Cheating");
        let (kept, owner) = store.token([3; 32], 49).await.unwrap().unwrap();
        assert_eq!((kept, owner.id), (token(), ANNA));
        assert!(store.token([3; 32], 50).await.unwrap().is_none());
        assert!(store.is_blocked_by(BEAT, vec![UserId::new(9), ANNA]).await.unwrap());
        assert!(!store.is_blocked_by(ANNA, vec![BEAT]).await.unwrap());
        assert_eq!(store.reports(true, 9).await.unwrap()[0].name, "Beat");
        assert!(store.reports(false, 9).await.unwrap().is_empty());
        assert_eq!(store.invitations(ANNA).await.unwrap()[0].by, "Beat");
        assert_eq!(store.ratings(ANNA).await.unwrap()[0].strength.to_bits(), UP.strength.to_bits());
        assert_eq!(store.results(BEAT).await.unwrap()[0].places, 2);
        assert_eq!(store.rated_games(ANNA, 9).await.unwrap().len(), 1);
        assert_eq!(store.announcement().await.unwrap().as_deref(), Some("Welcome"));
        assert_eq!(store.acts(9).await.unwrap().len(), 1);
        assert!(store.resolve(8, 7, "Spoken to".to_owned()).await.unwrap());
        assert!(!store.resolve(8, 7, "Again".to_owned()).await.unwrap());
        assert!(store.end_token(ANNA, 5).await.unwrap() && !store.end_token(ANNA, 5).await.unwrap());
        assert!(store.end_invitation(ANNA, TableId::new(2)).await.unwrap());
        // What is theirs goes with them.
        store.delete_user(ANNA).await.unwrap();
        assert!(store.ratings(ANNA).await.unwrap().is_empty() && store.blocked(ANNA).await.unwrap().is_empty());
    }
}

/// Of two processes one rates a game; a second end of it replaces the first.
pub async fn a_game_is_rated_once(stores: &Stores) {
    let store = stores.open().await;
    for (id, name) in [(ANNA, "Anna"), (BEAT, "Beat")] {
        store.add_user(&guest(id, name)).await.unwrap();
    }
    finish(&*store).await;
    let id = TableId::new(1);
    assert_eq!(store.unrated(9).await.unwrap(), [id]);
    let stale = Rating { strength: 30.0, doubt: 8.0 };
    store.rate(id, vec![rated(ANNA, 1, NEW, UP)]).await.unwrap();
    assert!(matches!(store.rate(id, vec![rated(ANNA, 1, NEW, UP)]).await, Err(StoreError::Taken)));
    assert!(store.unrated(9).await.unwrap().is_empty());
    // The end is taken back, and comes again.
    let mut undone = append(1, 1, vec![passed(2)]);
    undone.record = Some(Box::new(table(1, "a")));
    store.append(undone).await.unwrap();
    assert!(store.rated(id).await.unwrap().is_empty());
    assert_eq!(store.ratings(ANNA).await.unwrap()[0].games, 0);
    let mut ended = append(1, 2, vec![passed(3)]);
    ended.present.status = Status::Finished;
    ended.record = Some(Box::new(table(1, "a")));
    store.append(ended).await.unwrap();
    assert!(matches!(store.rate(id, vec![rated(ANNA, 1, stale, UP)]).await, Err(StoreError::Taken)));
    store.rate(id, vec![rated(ANNA, 2, NEW, DOWN)]).await.unwrap();
    let row = store.ratings(ANNA).await.unwrap()[0];
    assert_eq!((row.games, row.strength.to_bits()), (1, DOWN.strength.to_bits()));
    store.forget_ratings().await.unwrap();
    assert_eq!(store.unrated(9).await.unwrap(), [id]);
    assert!(store.ratings(ANNA).await.unwrap().is_empty());
}
