-- Battles in vehicles that the dataset does not know, of later clients than it is of: they wait until it does, for a while
-- and so many at most (docs/decisions/battles.md). They go with the link.

CREATE TABLE waiting_battles (
  account_id INTEGER NOT NULL REFERENCES game_accounts (account_id) ON DELETE CASCADE,
  arena_id TEXT NOT NULL,
  tank_id INTEGER NOT NULL,
  battle TEXT NOT NULL CHECK (json_valid(battle)), -- the record as it was sent
  came_at INTEGER NOT NULL, -- unix time in milliseconds
  PRIMARY KEY (account_id, arena_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX waiting_battles_vehicle ON waiting_battles (tank_id);
CREATE INDEX waiting_battles_came_at ON waiting_battles (came_at);
