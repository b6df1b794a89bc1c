import { INDEX_STATS, type IndexStat } from "#app/game/stats/keys.ts";
import { slugify } from "../addresses/slug.ts";
import type { StatsPatch } from "../provenance.ts";
import type { VehicleIdentity } from "./identity.ts";
import type { StatCell } from "./vehicle-column.ts";
import type { VehicleIndex, VehicleRow } from "./vehicle-index.ts";

/**
 * The vehicle index by column, half the size of its rows: a table fetches it once to sort and filter in the browser.
 * Row `i` is the i-th entry of every list. Slugs are omitted since they derive from the names. Stats that few tables
 * need have a file each (`VehicleColumn`).
 */
export interface VehicleColumns {
  gameVersion: string;
  id: number[];
  tag: string[];
  name: string[];
  /** Empty where it is the name itself. */
  shortName: string[];
  /** Further names for searches, by place: few vehicles have any. */
  aliases: Record<number, string[]>;
  /** Players' nicknames for vehicles, by index like `aliases`; absent in data published without them. */
  nicknames?: Record<number, string[]>;
  nation: VehicleRow["nation"][];
  type: VehicleRow["type"][];
  tier: number[];
  role: VehicleRow["role"][];
  /** 0 or 1. */
  premium: number[];
  collector: number[];
  /** 1 for a full record, 0 for a summary, 2 for one that is known with its stock modules only. */
  full: number[];
  /** The patches there are, and for each vehicle the place of its own among them; -1 where it is not known. */
  patches: StatsPatch[];
  patch: number[];
  /** 0 to 5 in half steps; 0 is "not rated". */
  rating: number[];
  stats: Record<IndexStat, StatCell[]>;
  percentiles: Record<IndexStat, StatCell[]>;
}

/** Kinds of records by their number in `full`. */
const RECORDS = ["summary", "full", "default-profile"] as const;

/** Path of the columns below the dataset's root. */
export const VEHICLE_COLUMNS_PATH = "vehicles/columns.json";

export function toColumns({ gameVersion, vehicles }: VehicleIndex): VehicleColumns {
  const patches = new Map(vehicles.flatMap(({ patch }) => (patch ? [[JSON.stringify(patch), patch] as const] : [])));
  const patchKeys = [...patches.keys()];
  const columnsOf = (kind: "stats" | "percentiles") =>
    Object.fromEntries(INDEX_STATS.map((key) => [key, vehicles.map((row) => cell(row[kind][key]))])) as Record<
      IndexStat,
      StatCell[]
    >;
  return {
    gameVersion,
    id: vehicles.map((row) => row.id),
    tag: vehicles.map((row) => row.tag),
    name: vehicles.map((row) => row.name),
    shortName: vehicles.map((row) => (row.shortName === row.name ? "" : row.shortName)),
    aliases: Object.fromEntries(vehicles.flatMap(({ aliases }, i) => (aliases ? [[i, aliases]] : []))),
    nicknames: Object.fromEntries(vehicles.flatMap(({ nicknames }, i) => (nicknames ? [[i, nicknames]] : []))),
    nation: vehicles.map((row) => row.nation),
    type: vehicles.map((row) => row.type),
    tier: vehicles.map((row) => row.tier),
    role: vehicles.map((row) => row.role),
    premium: vehicles.map((row) => Number(row.premium)),
    collector: vehicles.map((row) => Number(row.collector)),
    full: vehicles.map((row) => RECORDS.indexOf(row.record)),
    patches: [...patches.values()],
    patch: vehicles.map(({ patch }) => patchKeys.indexOf(JSON.stringify(patch))),
    rating: vehicles.map((row) => row.rating),
    stats: columnsOf("stats"),
    percentiles: columnsOf("percentiles"),
  };
}

/** The rows again; `fromColumns(toColumns(index))` equals the index. */
export function fromColumns(columns: VehicleColumns): VehicleRow[] {
  return columns.id.map((_, i) => rowAt(columns, i));
}

/** Who the i-th vehicle is, from 0. @throws RangeError when there is none */
export function identityAt(columns: VehicleColumns, i: number): VehicleIdentity {
  const id = columns.id[i];
  if (id === undefined) throw new RangeError(`There is no vehicle ${i} in the columns.`);
  const name = columns.name[i] ?? "";
  const aliases = columns.aliases[i];
  return {
    id,
    tag: columns.tag[i] ?? "",
    name,
    shortName: columns.shortName[i] || name,
    slug: slugify(name),
    nation: columns.nation[i] ?? "germany",
    type: columns.type[i] ?? "mediumTank",
    tier: columns.tier[i] ?? 1,
    role: columns.role[i] ?? null,
    premium: columns.premium[i] === 1,
    collector: columns.collector[i] === 1,
    ...(aliases && { aliases }),
  };
}

/** The i-th row alone, from 0. @throws RangeError when there is none */
export function rowAt(columns: VehicleColumns, i: number): VehicleRow {
  const nicknames = columns.nicknames?.[i];
  return {
    ...identityAt(columns, i),
    ...(nicknames && { nicknames }),
    record: RECORDS[columns.full[i] ?? 0] ?? "summary",
    patch: patchAt(columns, i),
    rating: columns.rating[i] ?? 0,
    stats: statsOf(columns.stats, i),
    percentiles: statsOf(columns.percentiles, i) as VehicleRow["percentiles"],
  };
}

/** The patch of the i-th vehicle's figures; null where it is not known. */
export function patchAt({ patches, patch }: Pick<VehicleColumns, "patches" | "patch">, i: number): StatsPatch | null {
  return patches[patch[i] ?? -1] ?? null;
}

function cell(value: number | null | undefined): StatCell {
  return value === undefined ? "" : value;
}

function statsOf(columns: Record<IndexStat, StatCell[]>, i: number): VehicleRow["stats"] {
  const stats: VehicleRow["stats"] = {};
  for (const key of INDEX_STATS) {
    const value = columns[key][i];
    if (value !== undefined && value !== "") stats[key] = value;
  }
  return stats;
}
