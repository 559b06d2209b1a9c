-- Tables by invitation, for administrators: the key `x` of `listing.rs`.
INSERT INTO finds (key, since, table_id)
SELECT 'x', since, id FROM tables WHERE access = 'invitation' AND since > 0;
