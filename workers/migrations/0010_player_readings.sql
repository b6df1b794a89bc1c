-- What the publisher told everybody of players that somebody asked for lately, and of linked game accounts: the last
-- reading in full, and what was done between two readings, by the day of the later one. All times are unix time in
-- milliseconds; vehicles are columns in JSON (app/game/performance/published-columns.ts).

CREATE TABLE player_readings (
  account_id INTEGER PRIMARY KEY NOT NULL,
  region TEXT NOT NULL,
  asked_at INTEGER NOT NULL, -- when a visitor asked for it last, about; 0: nobody has
  tried_at INTEGER NOT NULL, -- when the publisher was asked last, whatever it said
  since INTEGER NOT NULL, -- the first reading
  read_at INTEGER NOT NULL, -- the last one
  battles INTEGER NOT NULL, -- of the account as a whole
  vehicles TEXT NOT NULL
) STRICT;

CREATE INDEX player_readings_asked_at ON player_readings (asked_at);

CREATE TABLE player_days (
  account_id INTEGER NOT NULL REFERENCES player_readings (account_id) ON DELETE CASCADE,
  day INTEGER NOT NULL, -- since 1 January 1970, UTC
  since_day INTEGER NOT NULL, -- of the reading before
  from_at INTEGER NOT NULL,
  to_at INTEGER NOT NULL,
  vehicles TEXT NOT NULL, -- those that were fought in
  PRIMARY KEY (account_id, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX player_days_day ON player_days (day);

-- What we gathered of somebody's account goes with the link, whoever ends it.

CREATE TRIGGER game_accounts_readings_gone AFTER DELETE ON game_accounts BEGIN
  DELETE FROM player_readings WHERE account_id = OLD.account_id;
END;
