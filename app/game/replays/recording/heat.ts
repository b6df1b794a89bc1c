import { isInSight, type PlayedBattle, positionAt } from "./battle.ts";

export const HEAT_KINDS = ["presence", "dealt", "taken"] as const;
export type HeatKind = (typeof HEAT_KINDS)[number];

/** Squares of a heat map in each direction: 25 m on a map of a kilometre. */
export const HEAT_SQUARES = 40;

/** Corners of the field, m. */
export interface FieldBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Seconds, or damage, by square from the north-west; of both teams. */
export interface Heat {
  team: Float32Array;
  enemies: Float32Array;
}

/** s: a gap between two samples that is longer was spent out of sight. */
const LONGEST_STEP = 3;

/** Where vehicles were, dealt damage from, or took it. @param only the place of one vehicle; null for all */
export function heatOf(battle: PlayedBattle, bounds: FieldBounds, kind: HeatKind, only: number | null): Heat {
  const heat = {
    team: new Float32Array(HEAT_SQUARES * HEAT_SQUARES),
    enemies: new Float32Array(HEAT_SQUARES * HEAT_SQUARES),
  };
  const { west, south, east, north } = bounds;
  const add = (isAlly: boolean, x: number, z: number, amount: number) => {
    const column = Math.floor(((x - west) / (east - west)) * HEAT_SQUARES);
    const row = Math.floor(((north - z) / (north - south)) * HEAT_SQUARES);
    if (column < 0 || row < 0 || column >= HEAT_SQUARES || row >= HEAT_SQUARES) return;
    const cells = isAlly ? heat.team : heat.enemies;
    const at = row * HEAT_SQUARES + column;
    cells[at] = (cells[at] as number) + amount;
  };
  if (kind === "presence") {
    for (const { index, isAlly, track, lostAt } of battle.vehicles) {
      if (only !== null && index !== only) continue;
      const end = lostAt ?? battle.duration;
      for (let i = 0; i + 1 < track.times.length; i++) {
        const from = track.times[i] as number;
        const step = Math.min((track.times[i + 1] as number) - from, LONGEST_STEP);
        if (from >= 0 && from < end && isInSight(track, from))
          add(isAlly, track.xs[i] as number, track.zs[i] as number, step);
      }
    }
    return heat;
  }
  for (const { at, attacker, vehicle, from, to } of battle.damages) {
    const whose = battle.vehicles[kind === "dealt" ? attacker : vehicle];
    if (!whose || (only !== null && whose.index !== only)) continue;
    const position = positionAt(whose.track, at);
    if (position) add(whose.isAlly, position.x, position.z, from - to);
  }
  return heat;
}
