-- Errors of pages, reported through POST /api/log: the same error once, with how often it came. Bounded on insert, what the
-- Worker made itself apart from what others sent (docs/decisions/storage.md). All times are unix time in milliseconds.

ALTER TABLE errors RENAME TO single_errors;

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

-- Of what was reported before, nobody can tell who made it.

INSERT INTO errors
SELECT 0, error_id, type, url, original_message, stack,
  length(CAST(type || url || original_message || stack AS BLOB)), 1, stored_at, stored_at
FROM single_errors ORDER BY stored_at DESC LIMIT 500;

INSERT INTO error_ids
SELECT error_id, 0, error_id, happened_at, stored_at FROM single_errors
WHERE error_id IN (SELECT fingerprint FROM errors) ORDER BY stored_at;

DROP TABLE single_errors;
