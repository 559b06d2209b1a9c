-- Numbers are milliseconds since 1970, ids or counts; JSON is what `wire::api` says.
CREATE TABLE users (
    id BIGINT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    -- Of registered people only: the name in small letters, and the argon2id hash.
    name_key TEXT UNIQUE,
    password TEXT,
    -- SHA-256 of a guest's key.
    key_hash BYTEA UNIQUE,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE sessions (
    -- SHA-256 of the token.
    token_hash BYTEA PRIMARY KEY NOT NULL,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id);

-- The present of each table: everything in it follows from the log and from how the table was opened.
CREATE TABLE tables (
    id BIGINT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    title TEXT NOT NULL,
    profile TEXT NOT NULL,
    access TEXT NOT NULL,
    status TEXT NOT NULL,
    host BIGINT,
    invitation TEXT NOT NULL,
    setup TEXT NOT NULL,
    seats TEXT NOT NULL,
    origin TEXT,
    proposals TEXT NOT NULL,
    -- Names in small letters, for searching.
    search TEXT NOT NULL,
    head BIGINT NOT NULL,
    version BIGINT NOT NULL,
    position BIGINT NOT NULL,
    deciding BIGINT,
    bot_next BIGINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX tables_by_time ON tables (updated, id);
CREATE INDEX tables_for_bots ON tables (id) WHERE bot_next = 1;

CREATE TABLE holders (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);
CREATE INDEX holders_of_table ON holders (table_id);

-- Only ever appended to. The key refuses a second writer.
CREATE TABLE log (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    by_user BIGINT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- What people said lies apart from the log, so that its author can take it along.
CREATE TABLE chat (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    user_id BIGINT,
    text TEXT,
    PRIMARY KEY (table_id, seq)
);
CREATE INDEX chat_of_user ON chat (user_id);

-- A cache: may be emptied at any time.
CREATE TABLE snapshots (
    table_id BIGINT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    shape TEXT NOT NULL,
    body BYTEA NOT NULL
);

-- Which process moves the bots of a table, and until when.
CREATE TABLE leases (
    table_id BIGINT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    process BIGINT NOT NULL,
    until BIGINT NOT NULL
);
