import { PATCH_CHANGES_PATH, type PatchChangesList, patchChangesListSchema } from "#app/game/model/patch-changes.ts";
import { STATED_SOURCES } from "#app/game/model/vehicle/revision.ts";
import type { FullVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { revisedSourceOf } from "#app/game/model/vehicle/vehicle-provenance.ts";
import { STAT_KEYS, type StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";

/** Stats that only follow from others: told beside them they would tell one change several times. */
const FOLLOWING: ReadonlySet<StatKey> = new Set(STAT_KEYS.filter((key) => !STAT_META[key].headline));

/** What later sources changed, as one document. */
export function patchChangesTexts(records: readonly VehicleRecord[]): [path: string, text: string][] {
  const full = records.filter((record) => record.record === "full");
  const known = STATED_SOURCES.flatMap((key) => {
    const source = full.map((record) => revisedSourceOf(record, key)).find((one) => one !== null);
    return source ? [{ key, source }] : [];
  });
  const keys = known.map(({ key }) => key);
  const vehicles = full.flatMap((record) => changesOf(record, (key) => keys.indexOf(key)));
  const list = {
    sources: known.map(({ source }) => source),
    vehicles: vehicles.sort((a, b) => b.size - a.size || a.vehicle.id - b.vehicle.id),
  };
  return [[PATCH_CHANGES_PATH, JSON.stringify(patchChangesListSchema.parse(list))]];
}

function changesOf(
  { top, patch, ...record }: FullVehicle,
  sourceOf: (key: (typeof STATED_SOURCES)[number]) => number,
): PatchChangesList["vehicles"] {
  const all = STAT_KEYS.flatMap((key) => {
    const [revised, after] = [top.revised?.[key], top.stats[key] ?? null];
    return revised ? [{ key, before: revised.before, after, source: sourceOf(revised.source) }] : [];
  });
  const headlines = all.filter(({ key }) => !FOLLOWING.has(key));
  const changes = (headlines.length > 0 ? headlines : all).sort((a, b) => sizeOf(b) - sizeOf(a));
  const [largest] = changes;
  if (!largest) return [];
  const { id, name, shortName, slug, nation, type, tier } = record;
  const vehicle = { id, name, shortName, slug, nation, type, tier };
  return [{ vehicle, from: patch.version, size: Number(sizeOf(largest).toFixed(4)), changes }];
}

function sizeOf({ before, after }: { before: number | null; after: number | null }): number {
  return before && after !== null ? Math.abs(after / before - 1) : 0;
}
