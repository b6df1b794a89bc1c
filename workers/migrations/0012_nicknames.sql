-- Linked players are found by the beginning of their names, upper and lower case aside.

CREATE INDEX game_accounts_nickname ON game_accounts (nickname COLLATE NOCASE);
