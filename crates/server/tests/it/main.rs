//! Whole conversations over HTTP, the same ones on SQLite and on PostgreSQL.
#![allow(clippy::unwrap_used)]

mod alerts;
mod bots;
#[path = "../../../kursbuch/src/load/client.rs"]
mod client;
mod clocks;
mod club;
mod copies;
mod earlier;
mod hostile;
mod lobby;
mod mailbox;
mod ops;
mod orders;
mod people;
mod play;
#[path = "../../../store/tests/support/postgres.rs"]
mod postgres;
mod programs;
mod receiver;
mod stream;
mod undo;
mod world;

use world::World;

/// Each conversation as a test of its own, `sqlite::…` and `postgresql::…`, with a database of its own.
macro_rules! suite {
    ($($module:ident: $($name:ident)*;)*) => {
        mod sqlite {
            $($(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    crate::$module::$name(&crate::World::on_sqlite()).await;
                }
            )*)*
        }

        mod postgresql {
            $($(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $name() {
                    crate::$module::$name(&crate::World::on_postgresql().await).await;
                }
            )*)*
        }
    };
}

suite! {
    people: a_guest_comes_back_by_key registration_keeps_what_a_guest_had signing_in_and_out passwords_change
        accounts_are_deleted_and_games_stay names_are_checked;
    lobby: a_table_is_opened_joined_and_started tables_are_listed_and_found what_cannot_be_opened
        a_table_by_invitation_is_not_there_for_others a_table_is_renamed_left_and_deleted
        a_log_is_imported_and_exported a_game_is_branched;
    play: an_action_is_stored_and_seen a_refused_action_names_its_rule_in_three_languages long_answers_are_compressed
        position_and_choices_are_offered hotseat_holds_several_seats talk_at_the_table
        a_game_lives_through_a_restart;
    undo: own_actions_are_undone_freely others_are_asked a_wish_is_declined_or_taken_back
        undo_reaches_behind_bots_and_snapshots;
    bots: bots_play_whole_games_to_the_end bots_play_over_http_to_the_end a_seat_goes_to_a_bot_and_back
        a_vanished_player_is_replaced_by_consent bots_go_on_after_a_restart a_free_seat_goes_to_a_bot
        a_player_who_leaves_is_replaced_for_good;
    clocks: a_clock_runs_for_whoever_decides what_an_undo_gives_back at_zero_a_bot_plays_until_the_player_returns
        at_zero_the_others_decide_or_nothing_happens a_game_is_paused_by_consent quiet_hours_do_not_count
        a_clock_that_cannot_be_kept_is_refused;
    orders: a_share_round_is_carried_out_by_orders an_order_that_no_longer_holds_is_dropped_with_its_rule
        an_order_can_do_no_more_than_its_player nobody_else_can_tell_that_there_are_orders a_company_operates_and_a_share_is_bought_by_order;
    stream: a_stream_resumes_where_it_was a_slow_reader_holds_nobody_up a_deleted_table_ends_its_stream
        whoever_may_no_longer_look_is_let_go players_see_who_is_there;
    hostile: malformed_requests_are_refused strangers_are_refused stale_and_repeated_requests_are_refused
        other_sites_are_refused guessed_secrets_are_refused answers_have_their_headers too_many_are_refused
        secrets_are_not_stored a_body_that_never_ends_is_refused;
    programs: tokens_are_made_listed_and_revoked tokens_reach_as_far_as_their_scopes
        a_token_does_not_lend_its_exception_to_a_cookie one_stream_tells_of_all_tables a_missing_scope_is_named
        example_bots_play_a_whole_game;
    club: sessions_are_listed_and_ended blocked_people_stay_away people_are_invited_by_name
        finished_games_are_rated_once somebody_plays_on_for_who_has_left data_is_exported administrators_only whoever_is_banned_is_out;
    alerts: an_address_is_verified_by_a_link a_password_is_reset_by_a_link nobody_learns_who_has_an_address
        a_turn_has_one_alert nobody_is_called_who_looks a_turn_that_was_made_is_not_told
        games_that_begin_questions_and_names_are_told quiet_hours_are_kept_and_a_digest_comes_once
        mail_waits_for_its_server what_cannot_be_sent_is_a_dead_letter one_click_ends_the_mail
        webhooks_have_their_forms webhooks_cannot_reach_our_own_network a_browser_can_read_its_messages
        alerts_are_each_persons_own a_dropped_order_is_told;
    ops: health_and_metrics_answer the_description_names_every_route idle_tables_leave_the_memory
        stopping_drains;
}

/// SQLite has one process only.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn news_come_from_other_processes() {
    programs::news_come_from_other_processes(&World::on_postgresql().await).await;
}
