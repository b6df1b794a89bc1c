-- Players whose pages a signed-in person looked at last. The name is that of then: a page has the present one.
CREATE TABLE viewed_players (
  person_id TEXT NOT NULL REFERENCES people (person_id) ON DELETE CASCADE,
  account_id INTEGER NOT NULL,
  nickname TEXT NOT NULL,
  region TEXT NOT NULL,
  viewed_at INTEGER NOT NULL,
  PRIMARY KEY (person_id, account_id)
) STRICT;
