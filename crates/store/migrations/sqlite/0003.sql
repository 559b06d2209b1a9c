-- Time zone, quiet hours, weekends and vacation of a person, as JSON.
ALTER TABLE users ADD COLUMN calendar TEXT;
-- How time is kept, the clocks as they stand, both as JSON, and when the running one will be at zero.
ALTER TABLE tables ADD COLUMN clock TEXT;
ALTER TABLE tables ADD COLUMN clocks TEXT;
ALTER TABLE tables ADD COLUMN runs_out INTEGER;
CREATE INDEX tables_by_clock ON tables (runs_out) WHERE runs_out IS NOT NULL;
-- The clocks after an entry that changed them.
ALTER TABLE log ADD COLUMN clocks TEXT;
