import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import type { ChangedFigure, DataChanges } from "#app/game/model/data-changes.ts";
import type { Manifest } from "#app/game/model/manifest.ts";
import type { VehicleIndex, VehicleRow } from "#app/game/model/vehicle/vehicle-index.ts";
import { INDEX_STATS } from "#app/game/stats/keys.ts";

/** Vehicles that are named; of the others their number is told. */
const NAMED = 5;

export interface ServedData {
  manifest: Pick<Manifest, "sources">;
  index: Pick<VehicleIndex, "vehicles">;
  /** ISO 8601. */
  publishedAt: string;
}

/** What a visitor sees change from one publishing to the next; null when that is nothing. */
export function dataChanges(before: ServedData, after: ServedData): DataChanges | null {
  const old = new Map(before.index.vehicles.map((row) => [row.id, row]));
  const now = new Set(after.index.vehicles.map(({ id }) => id));
  const added = after.index.vehicles.filter(({ id }) => !old.has(id)).sort((a, b) => b.tier - a.tier);
  const removed = before.index.vehicles.filter(({ id }) => !now.has(id)).length;
  const changed = after.index.vehicles.flatMap((row) => largestChange(old.get(row.id), row) ?? []);
  const sources = Object.entries(after.manifest.sources).flatMap(([key, source]) => {
    const was = before.manifest.sources[key as keyof Manifest["sources"]];
    const same = was?.date === source.date && was.version === source.version;
    return same ? [] : [{ title: source.title, date: source.date }];
  });
  if (added.length + removed + changed.length + sources.length === 0) return null;
  return {
    publishedAt: after.publishedAt,
    since: before.publishedAt,
    added: {
      count: added.length,
      some: added.slice(0, NAMED).map((row) => ({ name: row.name, href: vehiclePagePath(row) })),
    },
    removed,
    changed: { count: changed.length, some: changed.sort((a, b) => ratioOf(b) - ratioOf(a)).slice(0, NAMED) },
    sources,
  };
}

/** The figure that changed most, in proportion. What becomes known has not changed, nor what is no longer. */
function largestChange(before: VehicleRow | undefined, after: VehicleRow): ChangedFigure | undefined {
  // Of other modules: one knows all of them, the other those it is sold with.
  if (!before || before.record !== after.record) return undefined;
  const { name } = after;
  const href = vehiclePagePath(after);
  return INDEX_STATS.flatMap((key) => {
    const [was, is] = [before.stats[key], after.stats[key]];
    if (typeof was !== "number" || typeof is !== "number" || was === is) return [];
    return [{ name, href, key, before: was, after: is }];
  }).sort((a, b) => ratioOf(b) - ratioOf(a))[0];
}

function ratioOf({ before, after }: ChangedFigure): number {
  return Math.abs(after - before) / Math.max(Math.abs(before), Math.abs(after));
}
