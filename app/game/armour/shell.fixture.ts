import type { ShotShell } from "./shot.ts";

/** An armour-piercing shell of 150 mm. */
export const AP: ShotShell = {
  kind: "AP",
  calibre: 150,
  penetration: 246,
  penetrationFar: 241,
  maxDistance: 720,
  normalisation: 5,
  ricochet: 70,
};
