import type { VehicleRecord } from "#app/game/model/vehicle.ts";
import type { VehicleRow } from "#app/game/model/vehicle-index.ts";
import { STAT_KEYS, type StatKey, type Stats } from "#app/game/stats/keys.ts";
import type { OpenDataset } from "./open-dataset.ts";

/** One figure that changed; undefined where it did not apply, null where it was not known. */
export interface StatChange {
  key: StatKey;
  before: number | null | undefined;
  after: number | null | undefined;
}

/** A vehicle that is in both datasets and not the same. */
export interface VehicleChange {
  id: number;
  name: string;
  /** Fields of the identity that changed, with both values. */
  identity: { field: string; before: string; after: string }[];
  /** Figures at top configuration that changed. */
  stats: StatChange[];
  /** Something else changed: modules, prices, crew … */
  other: boolean;
}

export interface DatasetDiff {
  versions: [before: string, after: string];
  added: VehicleRow[];
  removed: VehicleRow[];
  changed: VehicleChange[];
}

const IDENTITY = ["tag", "name", "nation", "type", "tier", "role", "premium", "collector", "record"] as const;

/** Parts of a record that follow from other vehicles or other sources: no change of the vehicle itself. */
const AROUND = new Set(["peers", "marks", "expected", "usage", "sources", "research", "stock", "top", "stats"]);

/** Compares two datasets vehicle by vehicle. */
export function diffDatasets(before: OpenDataset, after: OpenDataset): DatasetDiff {
  const old = new Map(before.rows.map((row) => [row.id, row]));
  const now = new Map(after.rows.map((row) => [row.id, row]));
  const changed = after.rows.flatMap((row) => {
    const oldRow = old.get(row.id);
    if (oldRow === undefined) return [];
    const change = diffVehicle(before.record(oldRow), after.record(row));
    return change ? [change] : [];
  });
  return {
    versions: [before.manifest.gameVersion, after.manifest.gameVersion],
    added: after.rows.filter(({ id }) => !old.has(id)),
    removed: before.rows.filter(({ id }) => !now.has(id)),
    changed,
  };
}

function diffVehicle(before: VehicleRecord, after: VehicleRecord): VehicleChange | undefined {
  const identity = IDENTITY.flatMap((field) => {
    const [was, is] = [String(before[field]), String(after[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
  const stats = diffStats(statsOf(before), statsOf(after));
  const other = body(before) !== body(after);
  if (identity.length === 0 && stats.length === 0 && !other) return undefined;
  return { id: after.id, name: after.name, identity, stats, other };
}

function diffStats(before: Stats, after: Stats): StatChange[] {
  return STAT_KEYS.filter((key) => before[key] !== after[key]).map((key) => ({
    key,
    before: before[key],
    after: after[key],
  }));
}

function statsOf(record: VehicleRecord): Stats {
  return record.record === "full" ? record.top.stats : record.stats;
}

function body(record: VehicleRecord): string {
  const skipped = new Set<string>([...AROUND, ...IDENTITY]);
  return JSON.stringify(Object.entries(record).filter(([field]) => !skipped.has(field)));
}
