-- The entry since which the same person has to decide: a turn has one alert, and one that is over has none.
ALTER TABLE tables ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;

-- How a person is reached. `first_delay` is the least time before an alert by any channel; without it there is no alert.
CREATE TABLE contacts (
    user_id INTEGER PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    mail TEXT,
    -- The address in small letters.
    mail_key TEXT,
    -- An address that was not verified yet.
    pending TEXT,
    language TEXT NOT NULL,
    settings TEXT NOT NULL,
    first_delay INTEGER
) STRICT;
CREATE INDEX contacts_by_mail ON contacts (mail_key);

-- Links that were mailed: to verify an address, to set a new password.
CREATE TABLE mail_links (
    -- SHA-256 of the token.
    token_hash BLOB PRIMARY KEY NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    mail TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT;
CREATE INDEX mail_links_of_user ON mail_links (user_id);

-- Browsers and webhooks that alerts are sent to.
CREATE TABLE targets (
    id INTEGER PRIMARY KEY NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    body TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
CREATE INDEX targets_of_user ON targets (user_id);

-- Keys of the server itself, made once.
CREATE TABLE server_keys (
    name TEXT PRIMARY KEY NOT NULL,
    secret BLOB NOT NULL
) STRICT;

-- The outbox: written with the entry that causes an alert, gone when it was sent. The key refuses a second one.
CREATE TABLE alerts (
    id INTEGER PRIMARY KEY NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    seq INTEGER NOT NULL,
    -- `new` until it is divided among the channels.
    way TEXT NOT NULL,
    target INTEGER NOT NULL,
    detail TEXT,
    at INTEGER NOT NULL,
    due INTEGER NOT NULL,
    -- The process that sends it has it until then.
    leased INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    -- Why it could not be sent the last time.
    failure TEXT,
    dead INTEGER NOT NULL,
    UNIQUE (user_id, table_id, kind, seq, way, target)
) STRICT;
CREATE INDEX alerts_by_due ON alerts (due) WHERE dead = 0;
CREATE INDEX alerts_dead ON alerts (id) WHERE dead = 1;
CREATE INDEX alerts_of_table ON alerts (table_id);
