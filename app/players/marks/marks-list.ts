import type { ListSorts } from "#app/components/paged-list/list-order.ts";
import { type ListPage, listPage } from "#app/components/paged-list/list-page.tsx";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import type { VehicleMarks } from "#app/game/battles/answers.ts";
import type { QueryParameters } from "#app/game/search/typed-text.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table-schema.ts";
import { MARKS } from "#app/game/statistics/marks/thresholds.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { relativeTime } from "#app/lib/text/relative-time.ts";
import type { VehicleOf } from "../server/load-references.ts";

/** A player's way to the marks of a vehicle. */
export interface MarksRow {
  id: number;
  vehicle: LinkedVehicle | null;
  /** Marks on the gun, 0 to 3; null if unknown. */
  marks: number | null;
  /** Whole per cent; null: only the marks are known. */
  percentage: number | null;
  average: string | null;
  /** The next mark and what it takes; null if all are earned, or its damage is unknown. */
  next: { percent: number; damage: string; missing: string } | null;
  /** Whether no mark is left to get. */
  complete: boolean;
  /** When it was reported; empty where only the publisher reports the marks. */
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

/** What is known of a vehicle's marks; for some, only the publisher reports them, and only the marks. */
type ReportedMarks = Omit<VehicleMarks, "at" | "percentage"> & { at: number | null; percentage: number | null };

interface MarksContext {
  /** Thresholds of the player's region; null: not known. */
  table: MarksTable | null;
  vehicleOf: VehicleOf;
  now: number;
}

/**
 * A page of a player's marks: those from battles in their order, then those only the publisher reports, most marks
 * first.
 * @param sent marks reported by battles
 * @param published marks on the guns according to the publisher; null if unknown
 * @param params of the address; they select page and order
 */
export function marksList(
  sent: readonly VehicleMarks[],
  published: ReadonlyMap<number, number> | null,
  params: QueryParameters,
  around: MarksContext,
): MarksList {
  const known = new Set(sent.map(({ tankId }) => tankId));
  const others = [...(published ?? [])]
    .filter(([tankId]) => !known.has(tankId))
    .sort(([idA, a], [idB, b]) => b - a || idA - idB)
    .map(([tankId, marks]): ReportedMarks => ({ tankId, at: null, marks, percentage: null, averageCombined: null }));
  const all: ReportedMarks[] = [
    ...sent.map((of) => ({ ...of, marks: of.marks ?? published?.get(of.tankId) ?? null })),
    ...others,
  ];
  const hasValue: Record<MarksColumn, (of: ReportedMarks) => boolean> = {
    marks: ({ marks }) => marks !== null,
    percentage: ({ percentage }) => percentage !== null,
    average: ({ averageCombined }) => averageCombined !== null,
    next: (of) => isComplete(of) || nextMark(of, around.table) !== null,
    // If the publisher is the only source, the page says so once.
    source: ({ at }) => at !== null,
  };
  return {
    ...listPage(all, params, { sorts: sortsOf(around), usual: null, draw: (of) => rowOf(of, around) }),
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

const isComplete = ({ marks, percentage }: ReportedMarks) => marks === 3 || (percentage !== null && percentage >= 95);

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
