import { MARKS } from "#app/game/marks/thresholds.ts";
import type { VehicleMarks } from "#app/game/marks/vehicle-marks.ts";
import type { MarksTable } from "#app/game/model/marks-table.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { relativeTime } from "#app/lib/text/relative-time.ts";
import type { LinkedVehicle } from "#app/widgets/vehicle-link.tsx";
import type { VehicleOf } from "../server/vehicles-by-id.ts";

/** A player's way to the marks of a vehicle. */
export interface MarksRow {
  id: number;
  vehicle: LinkedVehicle | null;
  /** Marks on the gun, 0 to 3; null: not told. */
  marks: number | null;
  /** Whole per cent; null: only the marks are known. */
  percentage: number | null;
  average: string | null;
  /** The mark that comes next, and what it takes; null: all are there, or its damage is not known. */
  next: { percent: number; damage: string; missing: string } | null;
  /** When it was told; empty where the publisher tells the marks alone. */
  when: string;
}

const TO_GET = MARKS.slice(0, 3);

/**
 * @param sent as battles told them
 * @param published marks on the guns as the publisher tells them; null: not told
 * @param table thresholds of the player's region; null: not known
 */
export function marksView(
  sent: readonly VehicleMarks[],
  published: ReadonlyMap<number, number> | null,
  { table, vehicleOf, now }: { table: MarksTable | null; vehicleOf: VehicleOf; now: number },
): MarksRow[] {
  const told = sent.map(({ tankId, at, marks, percentage, averageCombined }): MarksRow => {
    const onGun = marks ?? published?.get(tankId) ?? null;
    return {
      ...{ id: tankId, vehicle: vehicleOf(tankId) ?? null, percentage, marks: onGun },
      average: averageCombined === null ? null : formatNumber(averageCombined),
      next: nextMark(tankId, { marks: onGun, percentage, averageCombined }, table),
      when: relativeTime(at * 1000, now),
    };
  });
  const known = new Set(sent.map(({ tankId }) => tankId));
  const others = [...(published ?? [])]
    .filter(([tankId]) => !known.has(tankId))
    .sort(([, a], [, b]) => b - a)
    .map(([tankId, marks]): MarksRow => {
      const told = { marks, percentage: null, averageCombined: null };
      return {
        ...{ id: tankId, vehicle: vehicleOf(tankId) ?? null, marks, percentage: null, average: null },
        ...{ next: nextMark(tankId, told, table), when: "" },
      };
    });
  return [...told, ...others];
}

/** Marks stay on the gun, whatever becomes of the percentage. */
function nextMark(
  tankId: number,
  {
    marks,
    percentage,
    averageCombined,
  }: Omit<VehicleMarks, "tankId" | "at" | "percentage"> & {
    percentage: number | null;
  },
  table: MarksTable | null,
): MarksRow["next"] {
  const mark = TO_GET.slice(marks ?? 0).find(({ percent }) => (percentage ?? 0) < percent);
  const row = table?.id.indexOf(tankId) ?? -1;
  const damage = mark && row >= 0 ? (table?.[mark.key][row] ?? null) : null;
  if (!mark || damage === null) return null;
  const missing = averageCombined === null ? null : damage - averageCombined;
  return {
    percent: mark.percent,
    damage: formatNumber(damage),
    missing: missing === null || missing <= 0 ? "" : formatNumber(missing),
  };
}
