-- Errors that happened while pages were rendered, reported through POST /api/log.
CREATE TABLE errors (
  error_id TEXT PRIMARY KEY NOT NULL,
  type TEXT NOT NULL,
  url TEXT NOT NULL,
  message TEXT NOT NULL,
  original_message TEXT NOT NULL,
  stack TEXT NOT NULL,
  happened_at INTEGER NOT NULL, -- unix time in milliseconds, as reported
  stored_at INTEGER NOT NULL -- unix time in milliseconds
) STRICT;

CREATE INDEX errors_stored_at ON errors (stored_at);
