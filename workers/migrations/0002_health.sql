-- When each hourly job and each server of others last did its work: a row each, "job {name}" or "upstream {name}".

CREATE TABLE health (
  part TEXT PRIMARY KEY,
  succeeded_at INTEGER NOT NULL, -- unix time in milliseconds; 0: never
  failed_at INTEGER NOT NULL
) STRICT;
