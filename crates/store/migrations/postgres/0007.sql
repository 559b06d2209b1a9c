-- Program, administrator, ban: as JSON, absent for most people.
ALTER TABLE users ADD COLUMN standing TEXT;
CREATE INDEX users_by_name ON users ((lower(name) COLLATE "C"));

ALTER TABLE sessions ADD COLUMN seen BIGINT;
ALTER TABLE sessions ADD COLUMN device TEXT;

-- Personal access tokens of programs.
CREATE TABLE tokens (
    id BIGINT PRIMARY KEY NOT NULL,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    -- SHA-256 of the token.
    hash BYTEA NOT NULL UNIQUE,
    scopes TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT,
    seen BIGINT
);
CREATE INDEX tokens_of_user ON tokens (user_id);

CREATE TABLE blocks (
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    blocked BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    PRIMARY KEY (user_id, blocked)
);
CREATE INDEX blocks_of_blocked ON blocks (blocked);

CREATE TABLE reports (
    id BIGINT PRIMARY KEY NOT NULL,
    by_user BIGINT NOT NULL,
    about BIGINT NOT NULL,
    table_id BIGINT,
    seq BIGINT,
    reason TEXT NOT NULL,
    created BIGINT NOT NULL,
    resolved BIGINT,
    note TEXT
);
CREATE INDEX reports_by_state ON reports (resolved, id);

CREATE TABLE invitations (
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    by_user BIGINT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);
CREATE INDEX invitations_to_table ON invitations (table_id);

-- Games that are over and not yet rated.
CREATE TABLE unrated (
    table_id BIGINT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at BIGINT NOT NULL
);

CREATE TABLE ratings (
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    ladder TEXT NOT NULL,
    strength DOUBLE PRECISION NOT NULL,
    doubt DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (user_id, ladder)
);

-- What each finished game did to each of its people.
CREATE TABLE rated (
    user_id BIGINT NOT NULL,
    finished BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    ladder TEXT NOT NULL,
    profile TEXT NOT NULL,
    place BIGINT NOT NULL,
    players BIGINT NOT NULL,
    strength_before DOUBLE PRECISION NOT NULL,
    doubt_before DOUBLE PRECISION NOT NULL,
    strength DOUBLE PRECISION NOT NULL,
    doubt DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, finished, table_id)
);
CREATE INDEX rated_of_table ON rated (table_id);

-- At most one row.
CREATE TABLE announcement (
    id BIGINT PRIMARY KEY NOT NULL,
    text TEXT NOT NULL
);

-- Only ever appended to.
CREATE TABLE acts (
    id BIGINT PRIMARY KEY NOT NULL,
    at BIGINT NOT NULL,
    by_user BIGINT,
    by_name TEXT,
    act TEXT NOT NULL
);
