-- What players have left to be done when their turn comes, as JSON. Only the person who gave them sees them.
CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    -- Whether anything is left to be done.
    is_open INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT;
CREATE INDEX orders_to_do ON orders (table_id, seat) WHERE is_open = 1;
CREATE INDEX orders_of_user ON orders (user_id);
