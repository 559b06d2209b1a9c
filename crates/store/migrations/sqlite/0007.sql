-- Program, administrator, ban: as JSON, absent for most people.
ALTER TABLE users ADD COLUMN standing TEXT;
CREATE INDEX users_by_name ON users (lower(name));

ALTER TABLE sessions ADD COLUMN seen INTEGER;
ALTER TABLE sessions ADD COLUMN device TEXT;

-- Personal access tokens of programs.
CREATE TABLE tokens (
    id INTEGER PRIMARY KEY NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    -- SHA-256 of the token.
    hash BLOB NOT NULL UNIQUE,
    scopes TEXT NOT NULL,
    created INTEGER NOT NULL,
    expires INTEGER,
    seen INTEGER
) STRICT;
CREATE INDEX tokens_of_user ON tokens (user_id);

CREATE TABLE blocks (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    blocked INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    PRIMARY KEY (user_id, blocked)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_of_blocked ON blocks (blocked);

CREATE TABLE reports (
    id INTEGER PRIMARY KEY NOT NULL,
    by_user INTEGER NOT NULL,
    about INTEGER NOT NULL,
    table_id INTEGER,
    seq INTEGER,
    reason TEXT NOT NULL,
    created INTEGER NOT NULL,
    resolved INTEGER,
    note TEXT
) STRICT;
CREATE INDEX reports_by_state ON reports (resolved, id);

CREATE TABLE invitations (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    by_user INTEGER NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_to_table ON invitations (table_id);

-- Games that are over and not yet rated.
CREATE TABLE unrated (
    table_id INTEGER PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE ratings (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    ladder TEXT NOT NULL,
    strength REAL NOT NULL,
    doubt REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (user_id, ladder)
) STRICT, WITHOUT ROWID;

-- What each finished game did to each of its people.
CREATE TABLE rated (
    user_id INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    ladder TEXT NOT NULL,
    profile TEXT NOT NULL,
    place INTEGER NOT NULL,
    players INTEGER NOT NULL,
    strength_before REAL NOT NULL,
    doubt_before REAL NOT NULL,
    strength REAL NOT NULL,
    doubt REAL NOT NULL,
    PRIMARY KEY (user_id, finished, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX rated_of_table ON rated (table_id);

-- At most one row.
CREATE TABLE announcement (
    id INTEGER PRIMARY KEY NOT NULL,
    text TEXT NOT NULL
) STRICT;

-- Only ever appended to.
CREATE TABLE acts (
    id INTEGER PRIMARY KEY NOT NULL,
    at INTEGER NOT NULL,
    by_user INTEGER,
    by_name TEXT,
    act TEXT NOT NULL
) STRICT;
