-- Round and winners of a game, as JSON: for lists, without replaying it.
ALTER TABLE tables ADD COLUMN progress TEXT;
