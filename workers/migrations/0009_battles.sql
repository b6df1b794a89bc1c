-- The key that may send an account's battles. It reads nothing, and the key that reads sends nothing.

ALTER TABLE game_accounts ADD COLUMN write_key_hash TEXT;
CREATE UNIQUE INDEX game_accounts_write_key ON game_accounts (write_key_hash) WHERE write_key_hash IS NOT NULL;

-- Links that have ended: what the account's object may still hold is cleared once more by the schedule, whatever came
-- between. Written by the database itself, so that nobody can forget it.

CREATE TABLE ended_links (
  account_id INTEGER PRIMARY KEY NOT NULL,
  ended_at INTEGER NOT NULL -- unix time in milliseconds
) STRICT;

CREATE TRIGGER game_accounts_ended AFTER DELETE ON game_accounts BEGIN
  DELETE FROM ended_links WHERE account_id = OLD.account_id;
  INSERT INTO ended_links VALUES (OLD.account_id, unixepoch() * 1000);
END;

-- What each account's random battles in a vehicle on a day come to, as its object sends it: absolute, the newest revision
-- counts. Goes with the link. A "known" column counts the battles in which the figure beside it is known.

CREATE TABLE contributions (
  tank_id INTEGER NOT NULL,
  day INTEGER NOT NULL, -- days since 1970, UTC
  account_id INTEGER NOT NULL REFERENCES game_accounts (account_id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  battles INTEGER NOT NULL, wins INTEGER NOT NULL, draws INTEGER NOT NULL, duration INTEGER NOT NULL,
  survived INTEGER NOT NULL, survived_known INTEGER NOT NULL,
  damage_dealt INTEGER NOT NULL, damage_dealt_known INTEGER NOT NULL,
  assisted_by_spotting INTEGER NOT NULL, assisted_by_spotting_known INTEGER NOT NULL,
  assisted_by_tracking INTEGER NOT NULL, assisted_by_tracking_known INTEGER NOT NULL,
  assisted_by_stun INTEGER NOT NULL, assisted_by_stun_known INTEGER NOT NULL,
  damage_blocked INTEGER NOT NULL, damage_blocked_known INTEGER NOT NULL,
  damage_received INTEGER NOT NULL, damage_received_known INTEGER NOT NULL,
  kills INTEGER NOT NULL, kills_known INTEGER NOT NULL,
  spotted INTEGER NOT NULL, spotted_known INTEGER NOT NULL,
  shots INTEGER NOT NULL, shots_known INTEGER NOT NULL,
  hits INTEGER NOT NULL, hits_known INTEGER NOT NULL,
  penetrations INTEGER NOT NULL, penetrations_known INTEGER NOT NULL,
  capture_points INTEGER NOT NULL, capture_points_known INTEGER NOT NULL,
  defence_points INTEGER NOT NULL, defence_points_known INTEGER NOT NULL,
  base_xp INTEGER NOT NULL, base_xp_known INTEGER NOT NULL,
  life_time INTEGER NOT NULL, life_time_known INTEGER NOT NULL,
  PRIMARY KEY (tank_id, day, account_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX contributions_account ON contributions (account_id);

-- Vehicles whose totals have to be made anew. Without OR IGNORE: in a trigger the statement that fires it overrules that.

CREATE TABLE recounts (
  tank_id INTEGER PRIMARY KEY NOT NULL
) STRICT;

CREATE TRIGGER contributions_added AFTER INSERT ON contributions BEGIN
  INSERT INTO recounts SELECT NEW.tank_id WHERE NOT EXISTS (SELECT 1 FROM recounts WHERE tank_id = NEW.tank_id);
END;
CREATE TRIGGER contributions_changed AFTER UPDATE ON contributions BEGIN
  INSERT INTO recounts SELECT NEW.tank_id WHERE NOT EXISTS (SELECT 1 FROM recounts WHERE tank_id = NEW.tank_id);
END;
CREATE TRIGGER contributions_gone AFTER DELETE ON contributions BEGIN
  INSERT INTO recounts SELECT OLD.tank_id WHERE NOT EXISTS (SELECT 1 FROM recounts WHERE tank_id = OLD.tank_id);
END;

-- The sums of all contributions to a vehicle, made from them by the schedule.

CREATE TABLE vehicle_totals (
  tank_id INTEGER NOT NULL,
  region TEXT NOT NULL, -- '': all regions
  day INTEGER NOT NULL, -- 0: all days
  accounts INTEGER NOT NULL, -- distinct ones
  last_day INTEGER NOT NULL, -- the newest of these days
  battles INTEGER NOT NULL, wins INTEGER NOT NULL, draws INTEGER NOT NULL, duration INTEGER NOT NULL,
  survived INTEGER NOT NULL, survived_known INTEGER NOT NULL,
  damage_dealt INTEGER NOT NULL, damage_dealt_known INTEGER NOT NULL,
  assisted_by_spotting INTEGER NOT NULL, assisted_by_spotting_known INTEGER NOT NULL,
  assisted_by_tracking INTEGER NOT NULL, assisted_by_tracking_known INTEGER NOT NULL,
  assisted_by_stun INTEGER NOT NULL, assisted_by_stun_known INTEGER NOT NULL,
  damage_blocked INTEGER NOT NULL, damage_blocked_known INTEGER NOT NULL,
  damage_received INTEGER NOT NULL, damage_received_known INTEGER NOT NULL,
  kills INTEGER NOT NULL, kills_known INTEGER NOT NULL,
  spotted INTEGER NOT NULL, spotted_known INTEGER NOT NULL,
  shots INTEGER NOT NULL, shots_known INTEGER NOT NULL,
  hits INTEGER NOT NULL, hits_known INTEGER NOT NULL,
  penetrations INTEGER NOT NULL, penetrations_known INTEGER NOT NULL,
  capture_points INTEGER NOT NULL, capture_points_known INTEGER NOT NULL,
  defence_points INTEGER NOT NULL, defence_points_known INTEGER NOT NULL,
  base_xp INTEGER NOT NULL, base_xp_known INTEGER NOT NULL,
  life_time INTEGER NOT NULL, life_time_known INTEGER NOT NULL,
  PRIMARY KEY (tank_id, region, day)
) STRICT, WITHOUT ROWID;

-- A row here has every account's object send its contributions again (docs/operations.md).

CREATE TABLE rebuilds (
  after_account INTEGER PRIMARY KEY NOT NULL -- accounts up to this one have been asked
) STRICT;
