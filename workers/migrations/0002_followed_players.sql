-- Players whom people follow. The name is that of when they were followed: a page has the present one.
CREATE TABLE followed_players (
  person_id TEXT NOT NULL REFERENCES people (person_id) ON DELETE CASCADE,
  account_id INTEGER NOT NULL,
  nickname TEXT NOT NULL,
  region TEXT NOT NULL,
  followed_at INTEGER NOT NULL, -- unix time in milliseconds
  PRIMARY KEY (person_id, account_id)
) STRICT;
