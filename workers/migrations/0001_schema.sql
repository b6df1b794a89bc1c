-- The whole schema, all times in it unix time in milliseconds. Once this is deployed, later migrations only add to it, and
-- take away what no deployed code reads any more.

-- People, what they sign in with, and where they are signed in.
CREATE TABLE people (
  person_id TEXT PRIMARY KEY NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

-- A person's account at Patreon, Twitch or Google. Tokens are sealed (workers/accounts/secrets/seal.ts).
CREATE TABLE identities (
  provider TEXT NOT NULL,
  subject TEXT NOT NULL, -- the provider's own id of the account
  person_id TEXT NOT NULL REFERENCES people (person_id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  access_token TEXT NOT NULL,
  refresh_token TEXT, -- null: the provider gave none
  token_expires_at INTEGER, -- null: the provider did not say
  status TEXT, -- JSON, the provider's status fields of the specification; null: it never answered
  status_at INTEGER, -- when it last answered
  checked_at INTEGER NOT NULL, -- when it was last asked, answered or not
  unreadable_since INTEGER, -- when its tokens were found to open with none of the keys; null: they open
  linked_at INTEGER NOT NULL,
  PRIMARY KEY (provider, subject),
  UNIQUE (person_id, provider)
) STRICT;

CREATE INDEX identities_checked_at ON identities (provider, checked_at);

-- A person's game accounts at the publisher: three places, taken one by one, so that no two requests together link a fourth.
CREATE TABLE game_accounts (
  account_id INTEGER PRIMARY KEY NOT NULL,
  person_id TEXT NOT NULL REFERENCES people (person_id) ON DELETE CASCADE,
  place INTEGER NOT NULL CHECK (place BETWEEN 1 AND 3),
  nickname TEXT NOT NULL,
  nickname_at INTEGER NOT NULL, -- when the publisher last told it
  region TEXT NOT NULL,
  visibility TEXT NOT NULL DEFAULT 'public', -- public, unlisted, private
  access_token TEXT NOT NULL, -- sealed
  token_expires_at INTEGER NOT NULL,
  stats_key_hash TEXT, -- of the key that may read the account's battles; null: there is none
  write_key_hash TEXT, -- of the key that may send battles; it reads nothing
  -- A key that a form has made is shown by the next page, once: until then, and for two minutes at most, the time
  -- stands here. The key itself is in a cookie, of which a copy may be anywhere.
  stats_key_unshown_until INTEGER, -- null: nothing to show
  write_key_unshown_until INTEGER,
  linked_at INTEGER NOT NULL,
  UNIQUE (person_id, place)
) STRICT;

CREATE UNIQUE INDEX game_accounts_stats_key ON game_accounts (stats_key_hash) WHERE stats_key_hash IS NOT NULL;
CREATE UNIQUE INDEX game_accounts_write_key ON game_accounts (write_key_hash) WHERE write_key_hash IS NOT NULL;
-- Linked players are found by the beginning of their names, upper and lower case aside.
CREATE INDEX game_accounts_nickname ON game_accounts (nickname COLLATE NOCASE);

-- Links that have ended: what the account's object may still hold is cleared once more by the schedule, whatever came
-- between. Written by the database itself, so that nobody can forget it.
CREATE TABLE ended_links (
  account_id INTEGER PRIMARY KEY NOT NULL,
  ended_at INTEGER NOT NULL
) STRICT;

CREATE TRIGGER game_accounts_ended AFTER DELETE ON game_accounts BEGIN
  DELETE FROM ended_links WHERE account_id = OLD.account_id;
  INSERT INTO ended_links VALUES (OLD.account_id, unixepoch() * 1000);
END;

-- Where a person is signed in. The token itself stands only in the visitor's cookie.
CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY NOT NULL,
  session_id TEXT NOT NULL UNIQUE, -- names the session in the list; opens nothing
  person_id TEXT NOT NULL REFERENCES people (person_id) ON DELETE CASCADE,
  device TEXT NOT NULL, -- browser and system in words
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  -- When the visitor last proved at a provider who they are: deleting an account, linking another one and ending
  -- other sessions ask for it to be recent.
  authenticated_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX sessions_person ON sessions (person_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);

-- Sign-ins that have begun: each can be finished once, by the browser that began it.
CREATE TABLE sign_ins (
  state_hash TEXT PRIMARY KEY NOT NULL,
  browser_hash TEXT NOT NULL, -- of the cookie that binds it to the browser
  provider TEXT NOT NULL,
  region TEXT, -- the publisher's only
  code_verifier TEXT NOT NULL, -- sealed
  nonce TEXT NOT NULL,
  return_to TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX sign_ins_expires_at ON sign_ins (expires_at);

-- A link that belongs to another person: waits until the one who signed in says what shall happen.
CREATE TABLE merge_offers (
  offer_id TEXT PRIMARY KEY NOT NULL,
  person_id TEXT NOT NULL REFERENCES people (person_id) ON DELETE CASCADE,
  other_person_id TEXT NOT NULL REFERENCES people (person_id) ON DELETE CASCADE,
  provider TEXT NOT NULL,
  subject TEXT NOT NULL, -- the account that proved who the other person is: the offer stands as long as it is theirs
  name TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX merge_offers_expires_at ON merge_offers (expires_at);

-- Loadouts that people save in their account. The vehicle's name is kept too: a vehicle can leave the data.
CREATE TABLE saved_loadouts (
  loadout_id TEXT PRIMARY KEY NOT NULL,
  person_id TEXT NOT NULL REFERENCES people (person_id) ON DELETE CASCADE,
  vehicle_id INTEGER NOT NULL,
  vehicle_name TEXT NOT NULL,
  name TEXT NOT NULL, -- given by the person
  code TEXT NOT NULL, -- of the loadout, as an address has it
  patch TEXT, -- of the figures when it was saved; null: not known
  saved_at INTEGER NOT NULL,
  UNIQUE (person_id, vehicle_id, code)
) STRICT;

-- Players whom people follow. The name is that of when they were followed: a page has the present one.
CREATE TABLE followed_players (
  person_id TEXT NOT NULL REFERENCES people (person_id) ON DELETE CASCADE,
  account_id INTEGER NOT NULL,
  nickname TEXT NOT NULL,
  region TEXT NOT NULL,
  followed_at INTEGER NOT NULL,
  PRIMARY KEY (person_id, account_id)
) STRICT;

-- Runs of the no-gold challenge, one a game account; it goes with the account's link.
CREATE TABLE challenge_runs (
  account_id INTEGER PRIMARY KEY NOT NULL REFERENCES game_accounts (account_id) ON DELETE CASCADE,
  nation TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  start_totals TEXT NOT NULL, -- JSON: battles and wins in each vehicle when it began, as the publisher counted them
  possible_steps INTEGER NOT NULL,
  listed INTEGER NOT NULL DEFAULT 0, -- 1: its owner wants it in the leaderboard
  asked_at INTEGER NOT NULL, -- when the publisher was last asked, answered or not
  checked_at INTEGER NOT NULL, -- when it last answered
  steps INTEGER NOT NULL DEFAULT 0,
  battles INTEGER NOT NULL DEFAULT 0,
  wins INTEGER NOT NULL DEFAULT 0,
  highest INTEGER, -- vehicle of the highest step
  progress TEXT NOT NULL, -- JSON: steps with the time of each, battles elsewhere, what ended it
  ended_at INTEGER -- null: it goes on
) STRICT;

CREATE INDEX challenge_runs_places ON challenge_runs (steps DESC, battles, started_at) WHERE listed = 1;
CREATE INDEX challenge_runs_due ON challenge_runs (asked_at) WHERE ended_at IS NULL;

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

-- The sums of all contributions to a vehicle, made from them by the schedule. Of all days together an account counts for a
-- share of a vehicle at most (docs/decisions/statistics.md), so that totals are no whole numbers.
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

-- A row here has every account's object send its contributions again (docs/operations.md).
CREATE TABLE rebuilds (
  after_account INTEGER PRIMARY KEY NOT NULL -- accounts up to this one have been asked
) STRICT;

-- Battles in vehicles that the dataset does not know, of later clients than it is of: they wait until it does, for a while
-- and so many at most (docs/decisions/battles.md). They go with the link.
CREATE TABLE waiting_battles (
  account_id INTEGER NOT NULL REFERENCES game_accounts (account_id) ON DELETE CASCADE,
  arena_id TEXT NOT NULL,
  tank_id INTEGER NOT NULL,
  battle TEXT NOT NULL CHECK (json_valid(battle)), -- the record as it was sent
  came_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, arena_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX waiting_battles_vehicle ON waiting_battles (tank_id);
CREATE INDEX waiting_battles_came_at ON waiting_battles (came_at);

-- Clans that somebody asked for lately, what was read of them each day, and what WN8 expects of their members. All of
-- it is what the publisher tells everybody.
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

-- What the publisher told everybody of players that somebody asked for lately, and of linked game accounts: the last
-- reading in full, and what was done between two readings, by the day of the later one. Vehicles are
-- columns in JSON (app/game/players/published-columns.ts).
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

-- How many calls at the publisher visitors have caused in the present window, all of them together (docs/decisions/players.md).
-- One row.
CREATE TABLE publisher_calls (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  window INTEGER NOT NULL, -- unix time in windows of ten seconds
  calls INTEGER NOT NULL
) STRICT;

-- Errors of pages, reported through POST /api/log: the same error once, with how often it came. Bounded on insert, what the
-- Worker made itself apart from what others sent (docs/decisions/storage.md).
CREATE TABLE errors (
  by_worker INTEGER NOT NULL, -- 1: made by the Worker itself
  fingerprint TEXT NOT NULL, -- what makes two reports the same error
  type TEXT NOT NULL,
  url TEXT NOT NULL, -- this and the next two: of the first report
  message TEXT NOT NULL,
  stack TEXT NOT NULL,
  bytes INTEGER NOT NULL, -- that the texts take
  count INTEGER NOT NULL,
  first_seen INTEGER NOT NULL,
  last_seen INTEGER NOT NULL,
  PRIMARY KEY (by_worker, fingerprint)
) STRICT;

CREATE INDEX errors_last_seen ON errors (last_seen);

-- The ids that visitors saw, each with its error.
CREATE TABLE error_ids (
  error_id TEXT NOT NULL,
  by_worker INTEGER NOT NULL,
  fingerprint TEXT NOT NULL,
  happened_at INTEGER NOT NULL, -- as reported
  stored_at INTEGER NOT NULL,
  PRIMARY KEY (error_id, by_worker),
  FOREIGN KEY (by_worker, fingerprint) REFERENCES errors (by_worker, fingerprint) ON DELETE CASCADE
) STRICT;

CREATE INDEX error_ids_fingerprint ON error_ids (by_worker, fingerprint);
CREATE INDEX error_ids_order ON error_ids (by_worker);
CREATE INDEX error_ids_stored_at ON error_ids (stored_at);

-- When each hourly job and each server of others last did its work: a row each, "job {name}" or "upstream {name}".
CREATE TABLE health (
  part TEXT PRIMARY KEY,
  succeeded_at INTEGER NOT NULL, -- 0: never
  failed_at INTEGER NOT NULL
) STRICT;
