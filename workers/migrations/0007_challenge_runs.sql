-- Runs of the no-gold challenge, one a game account; it goes with the account's link. Times are unix time in milliseconds.

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
