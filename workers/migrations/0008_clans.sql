-- Clans that somebody asked for lately, what was read of them each day, and what WN8 expects of their members. All of
-- it is what the publisher tells everybody; all times are unix time in milliseconds.

CREATE TABLE clans_asked (
  region TEXT NOT NULL,
  clan_id INTEGER NOT NULL,
  asked_at INTEGER NOT NULL, -- when a visitor asked for it last, about
  read_at INTEGER NOT NULL,
  PRIMARY KEY (region, clan_id)
) STRICT;

CREATE INDEX clans_asked_at ON clans_asked (asked_at);

CREATE TABLE clan_readings (
  region TEXT NOT NULL,
  clan_id INTEGER NOT NULL,
  day INTEGER NOT NULL, -- since 1 January 1970, UTC; the last reading of a day stays
  read_at INTEGER NOT NULL,
  members TEXT NOT NULL, -- JSON: a list of account id, nickname, battles and victories
  PRIMARY KEY (region, clan_id, day),
  FOREIGN KEY (region, clan_id) REFERENCES clans_asked (region, clan_id) ON DELETE CASCADE
) STRICT;

CREATE INDEX clan_readings_day ON clan_readings (day);

CREATE TABLE clan_players (
  account_id INTEGER PRIMARY KEY NOT NULL,
  region TEXT NOT NULL,
  clan_id INTEGER NOT NULL,
  read_at INTEGER NOT NULL,
  expected TEXT NOT NULL, -- JSON: what WN8 expects of all battles
  vehicles TEXT NOT NULL, -- JSON: a list of tank id, battles and victories, the most played
  FOREIGN KEY (region, clan_id) REFERENCES clans_asked (region, clan_id) ON DELETE CASCADE
) STRICT;

CREATE INDEX clan_players_clan ON clan_players (region, clan_id);
CREATE INDEX clan_players_read_at ON clan_players (read_at);
