-- A key that a form has made is shown by the page that comes next, once: until then, and for two minutes at most, the
-- time stands here. The key itself is in a cookie, of which a copy may be anywhere.

ALTER TABLE game_accounts ADD COLUMN stats_key_unshown_until INTEGER; -- unix time in milliseconds; null: nothing to show
ALTER TABLE game_accounts ADD COLUMN write_key_unshown_until INTEGER;
