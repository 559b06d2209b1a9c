-- When a table was opened, started or ended, whichever was last: the order of lists. 0: not listed yet, done on opening.
ALTER TABLE tables ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN players INTEGER NOT NULL DEFAULT 0;
-- What a group looks for, as JSON.
ALTER TABLE tables ADD COLUMN wanted TEXT;
CREATE INDEX tables_unlisted ON tables (id) WHERE since = 0;
-- No list is in this order any more, and every action had to change it.
DROP INDEX tables_by_time;

-- Under which keys a table is found (`listing.rs`), in the order of lists. Follows from `tables`.
CREATE TABLE finds (
    key TEXT NOT NULL,
    since INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (key, since, table_id)
) STRICT, WITHOUT ROWID;
