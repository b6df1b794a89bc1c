import type { VehicleRow } from "#app/game/model/vehicle-index.ts";
import { formatStatWithUnit } from "#app/game/stats/format.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import type { DatasetDiff, StatChange, VehicleChange } from "./diff.ts";

/** The difference as text: a head, then a block for what is new, gone and changed. */
export function formatDiff({ versions, added, removed, changed }: DatasetDiff): string {
  const counts = `${added.length} new, ${removed.length} gone, ${changed.length} changed`;
  return [
    `${versions[0]} → ${versions[1]}: ${counts}`,
    ...added.map((row) => `+ ${nameOf(row)}`),
    ...removed.map((row) => `- ${nameOf(row)}`),
    ...changed.flatMap(formatChange),
  ].join("\n");
}

function nameOf({ id, name, nation, type, tier }: VehicleRow): string {
  return `${id} ${name} (${nation} ${type} ${tier})`;
}

function formatChange({ id, name, identity, stats, other }: VehicleChange): string[] {
  return [
    `~ ${id} ${name}`,
    ...identity.map(({ field, before, after }) => `    ${field}: ${before} → ${after}`),
    ...stats.map(formatStat),
    ...(other ? ["    modules, prices or crew differ"] : []),
  ];
}

function formatStat({ key, before, after }: StatChange): string {
  const print = (value: number | null | undefined) => (value === undefined ? "–" : formatStatWithUnit(key, value));
  return `    ${STAT_META[key].label}: ${print(before)} → ${print(after)}`;
}
