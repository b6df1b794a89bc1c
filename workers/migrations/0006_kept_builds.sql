-- Builds that people keep in their account. The vehicle's name is kept too: a vehicle can leave the data.

CREATE TABLE kept_builds (
  build_id TEXT PRIMARY KEY NOT NULL,
  person_id TEXT NOT NULL REFERENCES people (person_id) ON DELETE CASCADE,
  vehicle_id INTEGER NOT NULL,
  vehicle_name TEXT NOT NULL,
  name TEXT NOT NULL, -- given by the person
  code TEXT NOT NULL, -- of the build, as an address has it
  patch TEXT, -- of the figures when it was kept; null: not known
  kept_at INTEGER NOT NULL, -- unix time in milliseconds
  UNIQUE (person_id, vehicle_id, code)
) STRICT;
