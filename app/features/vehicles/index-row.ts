import { roleLabel } from "#app/game/model/roles.ts";
import type { VehicleRow } from "#app/game/model/vehicle-index.ts";
import type { PackedProfile } from "#app/game/model/vehicle-profiles.ts";
import { formatStat } from "#app/game/stats/format.ts";
import type { LinkedVehicle } from "#app/widgets/vehicle-link.tsx";
import { COLUMNS } from "./index-columns.ts";

/** A figure of a row: its text, or null where nobody knows it, or "" where it does not apply. */
export type Cell = string | null;

export interface IndexRow {
  vehicle: LinkedVehicle;
  role: string;
  /** One for every column. */
  cells: Cell[];
  /** Percentiles of the cells, null without one. */
  percentiles: (number | null)[];
  /** Of a card whose measures are known; the rows in the browser have theirs apart. */
  profile?: PackedProfile | undefined;
}

/** A vehicle as table and cards print it. */
export function toIndexRow(row: VehicleRow): IndexRow {
  const { id, name, shortName, slug, nation, type, tier } = row;
  const vehicle: LinkedVehicle = { id, name, shortName, slug, nation, type, tier };
  if (row.premium) vehicle.premium = true;
  else if (row.collector) vehicle.collector = true;
  return {
    vehicle,
    role: row.role === null ? "" : roleLabel(row.role),
    cells: COLUMNS.map(({ stat }) => {
      const value = row.stats[stat];
      if (value === undefined) return "";
      return value === null ? null : formatStat(stat, value);
    }),
    percentiles: COLUMNS.map(({ stat }) => row.percentiles[stat] ?? null),
  };
}
