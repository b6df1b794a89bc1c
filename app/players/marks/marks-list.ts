import { inListOrder, type ListSorts } from "#app/components/paged-list/list-order.ts";
import { type ListPage, listPage } from "#app/components/paged-list/list-page.tsx";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import type { BattleStats, VehicleMarks } from "#app/game/battles/answers.ts";
import { MIN_BATTLES } from "#app/game/players/difference.ts";
import type { QueryParameters } from "#app/game/search/typed-text.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table-schema.ts";
import { percentAt } from "#app/game/statistics/marks/moving-average.ts";
import { MARKS } from "#app/game/statistics/marks/thresholds.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { relativeTime } from "#app/lib/text/relative-time.ts";
import type { VehicleOf } from "../server/load-references.ts";
import { thresholdsOf } from "./vehicle-mark.ts";

/** A player's way to the marks of a vehicle. */
export interface MarksRow {
  id: number;
  vehicle: LinkedVehicle | null;
  /** Marks on the gun, 0 to 3; null if unknown. */
  marks: number | null;
  /** Null: neither a battle nor the average says. */
  percentage: number | null;
  average: string | null;
  /** The next mark and what it takes; null if all are earned, or its damage is unknown. */
  next: { percent: number; damage: string; missing: string } | null;
  /** Whether no mark is left to get. */
  complete: boolean;
  /** When it was reported; empty where no battle did. */
  when: string;
}

const COLUMNS = ["marks", "percentage", "average", "next", "source"] as const;
/** What not every list says of its vehicles. */
export type MarksColumn = (typeof COLUMNS)[number];

/** A page of the list, and which columns have a value on any of its pages. */
export interface MarksList extends ListPage<MarksRow> {
  columns: MarksColumn[];
}

const TO_GET = MARKS.slice(0, 3);

/**
 * What is known of a vehicle's marks. Where no battle reported them, the publisher knows the marks alone, and the
 * average is worked out from uploaded battles.
 */
type ReportedMarks = Omit<VehicleMarks, "at" | "percentage"> & { at: number | null; percentage: number | null };

interface MarksContext {
  /** Thresholds of the player's region; null: not known. */
  table: MarksTable | null;
  vehicleOf: VehicleOf;
  now: number;
}

/**
 * A page of a player's marks: those from battles in their order, then those of other vehicles in uploaded battles, the
 * nearest mark first, then those only the publisher reports, most marks first.
 * @param own marks reported by battles, and the averages of all
 * @param published marks on the guns according to the publisher; null if unknown
 * @param params of the address; they select page and order
 */
export function marksList(
  { marks: sent, combined }: Pick<BattleStats, "marks" | "combined">,
  published: ReadonlyMap<number, number> | null,
  params: QueryParameters,
  around: MarksContext,
): MarksList {
  const known = new Set(sent.map(({ tankId }) => tankId));
  const estimated = combined.flatMap(([tankId = 0, battles = 0, average = 0]): ReportedMarks[] => {
    const thresholds = thresholdsOf(around.table, tankId);
    if (battles < MIN_BATTLES || known.has(tankId) || thresholds === null) return [];
    const percentage = percentAt(average, thresholds);
    const marks = published?.get(tankId) ?? null;
    return [{ tankId, at: null, marks, percentage, averageCombined: Math.round(average) }];
  });
  for (const { tankId } of estimated) known.add(tankId);
  const others = [...(published ?? [])]
    .filter(([tankId]) => !known.has(tankId))
    .sort(([idA, a], [idB, b]) => b - a || idA - idB)
    .map(([tankId, marks]): ReportedMarks => ({ tankId, at: null, marks, percentage: null, averageCombined: null }));
  const sorts = sortsOf(around);
  const all: ReportedMarks[] = [
    ...sent.map((of) => ({ ...of, marks: of.marks ?? published?.get(of.tankId) ?? null })),
    ...inListOrder(estimated, sorts, { sort: "next", descending: false }),
    ...others,
  ];
  const hasValue: Record<MarksColumn, (of: ReportedMarks) => boolean> = {
    marks: ({ marks }) => marks !== null,
    percentage: ({ percentage }) => percentage !== null,
    average: ({ averageCombined }) => averageCombined !== null,
    next: (of) => isComplete(of) || nextMark(of, around.table) !== null,
    // If the publisher is the only source, the page says so once.
    source: ({ at, averageCombined }) => at !== null || averageCombined !== null,
  };
  return {
    ...listPage(all, params, { sorts, usual: null, draw: (of) => rowOf(of, around) }),
    columns: COLUMNS.filter((column) => all.some(hasValue[column])),
  };
}

function sortsOf({ table, vehicleOf }: MarksContext): ListSorts<ReportedMarks> {
  return {
    vehicle: { value: ({ tankId }) => vehicleOf(tankId)?.name.toLowerCase() ?? null, descending: false },
    marks: { value: ({ marks }) => marks, descending: true },
    percentage: { value: ({ percentage }) => percentage, descending: true },
    average: { value: ({ averageCombined }) => averageCombined, descending: true },
    // The nearest mark first; without an average, the one that takes least.
    next: {
      value: (of) => {
        const next = nextMark(of, table);
        return next && (next.missing ?? next.damage);
      },
      descending: false,
    },
    source: { value: ({ at }) => at, descending: true },
  };
}

/** An estimate puts no mark on the gun. */
const isComplete = ({ at, marks, percentage }: ReportedMarks) =>
  marks === 3 || (at !== null && percentage !== null && percentage >= 95);

function rowOf(of: ReportedMarks, { table, vehicleOf, now }: MarksContext): MarksRow {
  const { tankId, at, marks, percentage, averageCombined } = of;
  const next = nextMark(of, table);
  return {
    id: tankId,
    vehicle: vehicleOf(tankId) ?? null,
    percentage,
    marks,
    average: averageCombined === null ? null : formatNumber(averageCombined),
    next: next && {
      percent: next.percent,
      damage: formatNumber(next.damage),
      missing: next.missing === null || next.missing <= 0 ? "" : formatNumber(next.missing),
    },
    complete: isComplete(of),
    when: at === null ? "" : relativeTime(at * 1000, now),
  };
}

/** Earned marks stay on the gun even if the percentage drops. */
function nextMark(
  { tankId, marks, percentage, averageCombined }: ReportedMarks,
  table: MarksTable | null,
): { percent: number; damage: number; missing: number | null } | null {
  const mark = TO_GET.slice(marks ?? 0).find(({ percent }) => (percentage ?? 0) < percent);
  const row = table?.id.indexOf(tankId) ?? -1;
  const damage = mark && row >= 0 ? (table?.[mark.key][row] ?? null) : null;
  if (!mark || damage === null) return null;
  return { percent: mark.percent, damage, missing: averageCombined === null ? null : damage - averageCombined };
}
