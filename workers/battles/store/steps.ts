/**
 * The schema of an account's battles, step by step. Each step runs once per object, when code that has the step first
 * uses it; a deployed step is never changed. A `known` column counts the battles in which the adjacent value is known.
 */
export const STEPS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE battles (
      arena_id TEXT PRIMARY KEY NOT NULL,
      started_at INTEGER NOT NULL, -- unix time in seconds
      tank_id INTEGER NOT NULL, duration INTEGER NOT NULL, arena_type_id INTEGER NOT NULL, bonus_type INTEGER NOT NULL,
      team INTEGER NOT NULL, outcome TEXT NOT NULL, survived INTEGER,
      damage_dealt INTEGER, assisted_by_spotting INTEGER, assisted_by_tracking INTEGER, assisted_by_stun INTEGER,
      damage_blocked INTEGER, damage_received INTEGER, kills INTEGER, spotted INTEGER, shots INTEGER, hits INTEGER,
      penetrations INTEGER, capture_points INTEGER, defence_points INTEGER, base_xp INTEGER, life_time INTEGER,
      mastery INTEGER, marks INTEGER, mark_percentage INTEGER, average_combined INTEGER, client_version TEXT
    ) STRICT`,
    "CREATE INDEX battles_started_at ON battles (started_at)",
    "CREATE INDEX battles_tank ON battles (tank_id, started_at)",
    `CREATE TABLE roll_ups (
      bonus_type INTEGER NOT NULL,
      tank_id INTEGER NOT NULL, -- 0: all vehicles
      day INTEGER NOT NULL, -- days since 1970, UTC; 0: all days
      map INTEGER NOT NULL, -- -1: all maps
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
      PRIMARY KEY (bonus_type, tank_id, day, map)
    ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE outbox (
      tank_id INTEGER NOT NULL, day INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      sent_at INTEGER NOT NULL, -- unix time in milliseconds; 0: not sent yet
      PRIMARY KEY (tank_id, day)
    ) STRICT, WITHOUT ROWID`,
    "CREATE TABLE state (name TEXT PRIMARY KEY NOT NULL, value INTEGER NOT NULL) STRICT, WITHOUT ROWID",
    // What pages of players read without looking at every battle, and the last marks of each vehicle.
    "CREATE INDEX roll_ups_days ON roll_ups (bonus_type, day, tank_id) WHERE map = -1 AND day > 0 AND tank_id > 0",
    "CREATE INDEX battles_kind ON battles (bonus_type, started_at)",
    `CREATE TABLE vehicle_marks (
      tank_id INTEGER PRIMARY KEY NOT NULL,
      started_at INTEGER NOT NULL, -- of the battle after which they were told; unix time in seconds
      marks INTEGER, mark_percentage INTEGER NOT NULL, average_combined INTEGER
    ) STRICT`,
  ],
];
