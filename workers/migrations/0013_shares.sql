-- Of all days together an account counts for a share of a vehicle at most (docs/decisions/statistics.md), so that totals are no
-- whole numbers any more. They are made anew from the contributions.

DROP TABLE vehicle_totals;

CREATE TABLE vehicle_totals (
  tank_id INTEGER NOT NULL,
  region TEXT NOT NULL, -- '': all regions
  day INTEGER NOT NULL, -- 0: all days; other rows are sums as they are
  accounts INTEGER NOT NULL, -- distinct ones
  last_day INTEGER NOT NULL, -- the newest of these days
  battles REAL NOT NULL, wins REAL NOT NULL, draws REAL NOT NULL, duration REAL NOT NULL,
  survived REAL NOT NULL, survived_known REAL NOT NULL,
  damage_dealt REAL NOT NULL, damage_dealt_known REAL NOT NULL,
  assisted_by_spotting REAL NOT NULL, assisted_by_spotting_known REAL NOT NULL,
  assisted_by_tracking REAL NOT NULL, assisted_by_tracking_known REAL NOT NULL,
  assisted_by_stun REAL NOT NULL, assisted_by_stun_known REAL NOT NULL,
  damage_blocked REAL NOT NULL, damage_blocked_known REAL NOT NULL,
  damage_received REAL NOT NULL, damage_received_known REAL NOT NULL,
  kills REAL NOT NULL, kills_known REAL NOT NULL,
  spotted REAL NOT NULL, spotted_known REAL NOT NULL,
  shots REAL NOT NULL, shots_known REAL NOT NULL,
  hits REAL NOT NULL, hits_known REAL NOT NULL,
  penetrations REAL NOT NULL, penetrations_known REAL NOT NULL,
  capture_points REAL NOT NULL, capture_points_known REAL NOT NULL,
  defence_points REAL NOT NULL, defence_points_known REAL NOT NULL,
  base_xp REAL NOT NULL, base_xp_known REAL NOT NULL,
  life_time REAL NOT NULL, life_time_known REAL NOT NULL,
  PRIMARY KEY (tank_id, region, day)
) STRICT, WITHOUT ROWID;

INSERT INTO recounts SELECT DISTINCT tank_id FROM contributions WHERE tank_id NOT IN (SELECT tank_id FROM recounts);
