import type { Stats } from "#app/game/stats/keys.ts";
import type { PublishedStats } from "../../read/stated/published-stats.ts";
import type { StatedRow } from "../../read/stated/stated-table.ts";
import { MIN_DEPRESSION } from "./lay-row.ts";

/**
 * The stats of a vehicle without definitions: as sources state them, with nothing computed from them. Stats from the
 * list of newer vehicles are later and stay. Weight is not taken over, since the table counts no ammunition; neither
 * is the reload of a magazine, whose size is not stated.
 */
export function summaryStats(
  known: Stats,
  row: StatedRow | undefined,
  item: PublishedStats | undefined,
  role: string | null,
): Stats {
  const later = Object.entries(known).filter(([, stat]) => stat !== null);
  return { ...known, ...(row && ofRow(row, role)), ...(item && ofItem(item)), ...Object.fromEntries(later) };
}

function ofRow(row: StatedRow, role: string | null): Stats {
  const [shell] = row.shells;
  return {
    damage: shell?.damage,
    penetration: shell?.penetration,
    ...(row.interval === null && { reload: row.reload }),
    aimTime: row.aimTime,
    dispersion: row.dispersion,
    ...(row.depression !== MIN_DEPRESSION && { gunDepression: row.depression }),
    gunElevation: row.elevation,
    calibre: row.calibre,
    shellVelocity: shell?.velocity,
    ammo: row.ammo,
    health: row.health,
    topSpeed: row.speed.forward,
    reverseSpeed: row.speed.backward,
    enginePower: row.power,
    // How fast wheels turn a vehicle, the table states, but not whether these turn it at all.
    ...(role !== "role_LT_wheeled" && { hullTraverse: row.hullTraverse }),
    turretTraverse: row.turretTraverse,
    viewRange: row.viewRange,
  };
}

function ofItem({ damage, health, speed, calibre, dispersion }: PublishedStats): Stats {
  return { damage, health, topSpeed: speed, calibre, dispersion };
}

/** Parts of a summary that a row states, and what of each it leaves unknown. */
const OF_A_ROW: Readonly<Record<string, string>> = {
  "guns and shells": "other guns and shells",
  "mobility beyond the top speed": "terrain resistance",
  "concealment and view range": "concealment",
};

/** What stays unknown of a summary. */
export function stillNotKnown(fields: readonly string[], row: StatedRow | undefined): string[] {
  return row ? fields.map((field) => OF_A_ROW[field] ?? field) : [...fields];
}
