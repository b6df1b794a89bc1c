import { type ChangeWords, changesInWords } from "#app/game/history/change-words.ts";
import type { DatasetDiff, VehicleChange } from "./diff.ts";
import { isMeasure } from "./shown-parts.ts";

/** The difference as text: a head, then a block for what is new, gone and changed. */
export function formatDiff({ versions, added, removed, changed, others }: DatasetDiff): string {
  const counts = `${added.length} new, ${removed.length} gone, ${changed.length} changed`;
  return [
    `${versions[0]} → ${versions[1]}: ${counts}`,
    ...added.map((vehicle) => `+ ${nameOf(vehicle)}`),
    ...removed.map((vehicle) => `- ${nameOf(vehicle)}`),
    ...changed.flatMap(formatChange),
    ...others.map(({ what, count }) => `* ${what}: ${count}`),
  ].join("\n");
}

function nameOf({ id, name, nation, type, tier }: DatasetDiff["added"][number]): string {
  return `${id} ${name} (${nation} ${type} ${tier})`;
}

function formatChange({ after, figures, parts }: VehicleChange): string[] {
  const told = parts.filter(({ field }) => !isMeasure(field));
  const words = changesInWords(figures, told);
  return [
    `~ ${nameOf(after)}`,
    ...words.figures.map((figure) => `    ${line(figure)}`),
    ...words.parts.flatMap(({ of, changes }) => [
      ...(of === "" ? [] : [`    ${of}`]),
      ...changes.map((change) => `    ${of === "" ? "" : "  "}${line(change)}`),
    ]),
    ...(told.length < parts.length ? ["    Measures of the side view"] : []),
  ];
}

function line({ label, before, after }: ChangeWords): string {
  return `${label}: ${before} → ${after}`;
}
