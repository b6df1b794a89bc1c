-- Three places a person, taken one by one: no two requests together can link a fourth game account. And when
-- the publisher last told the nickname. SQLite adds no constraints to a table that stands, so it is made anew.

CREATE TABLE game_accounts_with_places (
  account_id INTEGER PRIMARY KEY NOT NULL,
  person_id TEXT NOT NULL REFERENCES people (person_id) ON DELETE CASCADE,
  place INTEGER NOT NULL CHECK (place BETWEEN 1 AND 3),
  nickname TEXT NOT NULL,
  nickname_at INTEGER NOT NULL,
  region TEXT NOT NULL,
  visibility TEXT NOT NULL DEFAULT 'public', -- public, unlisted, private
  access_token TEXT NOT NULL, -- sealed
  token_expires_at INTEGER NOT NULL,
  stats_key_hash TEXT, -- of the key that may read the account's battles; null: there is none
  linked_at INTEGER NOT NULL,
  UNIQUE (person_id, place)
) STRICT;

INSERT INTO game_accounts_with_places
SELECT account_id, person_id, row_number() OVER (PARTITION BY person_id ORDER BY linked_at, account_id), nickname,
  linked_at, region, visibility, access_token, token_expires_at, stats_key_hash, linked_at
FROM game_accounts;

DROP TABLE game_accounts;
ALTER TABLE game_accounts_with_places RENAME TO game_accounts;
CREATE UNIQUE INDEX game_accounts_stats_key ON game_accounts (stats_key_hash) WHERE stats_key_hash IS NOT NULL;
