import type { VehicleRow } from "./vehicle-index.ts";

/** A row of the index, for tests that change what they are about. */
export const TIGER_ROW: VehicleRow = {
  id: 529,
  tag: "G04_PzVI_Tiger_I",
  name: "Tiger I",
  shortName: "Tiger I",
  slug: "tiger-i",
  nation: "germany",
  type: "heavyTank",
  tier: 7,
  role: "role_HT_universal",
  premium: false,
  collector: false,
  record: "full",
  patch: { version: "1.26.1.0", commonTest: false },
  rating: 3.5,
  stats: { health: 1500, dpm: 2153.8, penetration: null },
  percentiles: { health: 90, dpm: 100 },
};
