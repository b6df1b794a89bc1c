-- How many calls at the publisher visitors have caused in the present window, all of them together (docs/decisions/players.md).
-- One row.

CREATE TABLE publisher_calls (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  window INTEGER NOT NULL, -- unix time in windows of ten seconds
  calls INTEGER NOT NULL
) STRICT;
