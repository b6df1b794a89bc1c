import { describeChanges, type PartTexts } from "#app/game/history/change-text.ts";
import type { PatchChanges, VehicleHistory } from "#app/game/model/vehicle/history.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";

/** The changes of a patch, in words. */
export interface DescribedPatch {
  /** "Patch 2.3.1". */
  title: string;
  /** "July 2026, against patch 1.26.1". */
  note: string;
  groups: PartTexts[];
}

/** The patches that changed the vehicle, newest first. */
export function describeHistory(history: VehicleHistory | undefined): DescribedPatch[] {
  return (history ?? []).map(describePatch).reverse();
}

function describePatch({ from, to, date, commonTest, figures, parts }: PatchChanges): DescribedPatch {
  const described = describeChanges(figures, parts);
  // Some sources state a date alone.
  const isVersion = /^\d+\.\d/.test(to);
  const groups = [
    { of: "With top modules", changes: described.stats },
    ...described.parts.map(({ of, changes }) => ({ of: of || "The vehicle", changes })),
  ];
  return {
    title: isVersion ? `${commonTest ? "Common Test of patch" : "Patch"} ${formatPatch(to)}` : formatDate(to),
    note: [date === null || !isVersion ? "" : formatDate(date), `compared with ${formatPatch(from)}`]
      .filter(Boolean)
      .join(", "),
    groups: groups.filter(({ changes }) => changes.length > 0),
  };
}
