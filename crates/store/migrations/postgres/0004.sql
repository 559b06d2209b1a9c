-- What players have left to be done when their turn comes, as JSON. Only the person who gave them sees them.
CREATE TABLE orders (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    -- Whether anything is left to be done.
    is_open BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX orders_to_do ON orders (table_id, seat) WHERE is_open = 1;
CREATE INDEX orders_of_user ON orders (user_id);
