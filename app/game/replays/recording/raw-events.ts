// What packets say, by the clock of the recording; vehicles are named by their place in the list of the battle.

export interface RawHealth {
  clock: number;
  vehicle: number;
  health: number;
  /** Null if neither the client nor an earlier event reports it. */
  before: number | null;
  /** Number of the attacker among the vehicles; -1 for none. */
  attacker: number;
  reason: number;
}

/** The health of a vehicle that came into sight. */
export type RawSeenHealth = Pick<RawHealth, "clock" | "vehicle" | "health">;

export interface RawPoint {
  /** What the shot did there and to which part, by the client's numbers. */
  effect: number;
  part: number;
  /** Kind of the shell and its calibre in mm; null where the client did not say them. */
  shell: number | null;
  calibre: number | null;
}

export interface RawHit {
  clock: number;
  vehicle: number;
  attacker: number;
  points: RawPoint[];
}

export interface RawShot {
  clock: number;
  shooter: number;
  id: number;
  x: number;
  z: number;
  /** Where it ended, and whether it burst, and so met no vehicle; null where that was not recorded. */
  end: { clock: number; x: number; z: number; hasBurst: boolean } | null;
}

export interface Packets {
  /** Rows of vehicle, clock, east, north, in the order of their recording. */
  positions: Float32Array<ArrayBuffer>;
  /** Rows of vehicle, clock, and 1 where the recorder's game got it, 0 where it lost it. */
  sights: Float32Array<ArrayBuffer>;
  health: RawHealth[];
  seenHealth: RawSeenHealth[];
  hits: RawHit[];
  shots: RawShot[];
  /** Clock at which the battle began and ended, where that was recorded. */
  began: number | null;
  ended: number | null;
  last: number;
  count: number;
  /** Whether the end marker was read. */
  complete: boolean;
  /** Whether the data had the shape that the client's methods require. */
  holds: boolean;
}
