-- Numbers are milliseconds since 1970, ids or counts; JSON is what `wire::api` says.
CREATE TABLE users (
    id INTEGER PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    -- Of registered people only: the name in small letters, and the argon2id hash.
    name_key TEXT UNIQUE,
    password TEXT,
    -- SHA-256 of a guest's key.
    key_hash BLOB UNIQUE,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    -- SHA-256 of the token.
    token_hash BLOB PRIMARY KEY NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_of_user ON sessions (user_id);

-- The present of each table: everything in it follows from the log and from how the table was opened.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    title TEXT NOT NULL,
    profile TEXT NOT NULL,
    access TEXT NOT NULL,
    status TEXT NOT NULL,
    host INTEGER,
    invitation TEXT NOT NULL,
    setup TEXT NOT NULL,
    seats TEXT NOT NULL,
    origin TEXT,
    proposals TEXT NOT NULL,
    -- Names in small letters, for searching.
    search TEXT NOT NULL,
    head INTEGER NOT NULL,
    version INTEGER NOT NULL,
    position INTEGER NOT NULL,
    deciding INTEGER,
    bot_next INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_by_time ON tables (updated, id);
CREATE INDEX tables_for_bots ON tables (id) WHERE bot_next = 1;

CREATE TABLE holders (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) STRICT;
CREATE INDEX holders_of_table ON holders (table_id);

-- Only ever appended to. The key refuses a second writer.
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    by_user INTEGER,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- What people said lies apart from the log, so that its author can take it along.
CREATE TABLE chat (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    user_id INTEGER,
    text TEXT,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_of_user ON chat (user_id);

-- A cache: may be emptied at any time.
CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    shape TEXT NOT NULL,
    body BLOB NOT NULL
) STRICT;

-- Which process moves the bots of a table, and until when.
CREATE TABLE leases (
    table_id INTEGER PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    process INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;
