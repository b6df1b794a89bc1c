import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { isBeyond, MIN_BATTLES } from "#app/game/players/difference.ts";
import { type ExpectedOf, vehicleWn8 } from "#app/game/players/player-wn8.ts";
import { vehicleWn8Margin } from "#app/game/players/trend.ts";
import type { VehicleSums } from "#app/game/players/vehicle-sums.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { winRateMargin } from "#app/game/statistics/averages/win-rate.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table-schema.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { counted } from "#app/game/text.ts";
import { type FormattedDifference, formatDifference, formatDifferenceFrom } from "../frame/difference-mark.tsx";
import { MARK_ORDINALS, thresholdsOf, vehicleMark } from "../marks/vehicle-mark.ts";
import type { VehicleOf } from "../server/load-references.ts";
import type { PlayerStats } from "../server/load-stats.ts";

/** A card for a vehicle that stands out. */
export interface Highlight {
  kind: "best" | "mark" | "most";
  vehicle: LinkedVehicle;
  text: string;
  level: PerformanceLevel | null;
  /** Behind the figure. */
  label: string;
  difference: FormattedDifference | null;
  note: string;
  /** Of the way to the mark, whole per cent; null: the card has none. */
  share: number | null;
  /** The next ones after it. */
  others: { vehicle: LinkedVehicle; label: string; text: string; level: PerformanceLevel | null }[];
}

const MAX_OTHERS = 2;

interface HighlightsContext {
  vehicleOf: VehicleOf;
  expectedOf: ExpectedOf;
  /** Thresholds of the player's region; null: not known. */
  marks: MarksTable | null;
}

/** The best vehicle and the most played one of the window, and the vehicle with the nearest mark. */
export function highlightsOf(stats: PlayerStats, context: HighlightsContext): Highlight[] {
  const { record, window } = stats;
  if (record === null) return [];
  const { vehicleOf, expectedOf } = context;
  const known = record.vehicles.flatMap((of) => {
    const vehicle = vehicleOf(of.tankId);
    return vehicle && of.sums.battles > 0 ? [{ of, vehicle, wn8: vehicleWn8(of, expectedOf) }] : [];
  });
  const enough = known.filter(({ of, wn8 }) => of.sums.battles >= MIN_BATTLES && wn8 !== null);
  const [best, ...good] = enough.sort((a, b) => (b.wn8 ?? 0) - (a.wn8 ?? 0));
  const [mostPlayed, ...played] = known.toSorted((a, b) => b.of.sums.battles - a.of.sums.battles);
  const before = (tankId: number) =>
    window === "all" ? undefined : record.compared?.find((vehicle) => vehicle.tankId === tankId);
  const nearest = nearestMark(stats, context);
  return [
    ...(best && best.wn8 !== null
      ? [
          {
            ...bare(best.vehicle, "best"),
            text: formatNumber(best.wn8),
            level: wn8Level(best.wn8),
            label: `WN8 in ${countOf(best.of)}`,
            difference: wn8Difference(best.of, best.wn8, before(best.of.tankId), stats, expectedOf),
            note: `${MIN_BATTLES} battles or more`,
            others: good.slice(0, MAX_OTHERS).map(({ of, vehicle, wn8 }) => ({
              vehicle,
              label: countOf(of),
              text: formatNumber(wn8 ?? 0),
              level: wn8Level(wn8 ?? 0),
            })),
          },
        ]
      : []),
    ...(nearest ? [nearest] : []),
    ...(mostPlayed
      ? [
          {
            ...bare(mostPlayed.vehicle, "most"),
            text: formatNumber(mostPlayed.of.sums.battles),
            label: `${mostPlayed.of.sums.battles === 1 ? "battle" : "battles"}, ${formatNumber(winRateOf(mostPlayed.of), 1)}% won`,
            difference: winRateDifference(mostPlayed.of, before(mostPlayed.of.tankId)),
            others: played.slice(0, MAX_OTHERS).map(({ of, vehicle }) => ({
              vehicle,
              label: `${formatNumber(winRateOf(of), 1)}% won`,
              text: formatNumber(of.sums.battles),
              level: null,
            })),
          },
        ]
      : []),
  ];
}

/** A vehicle whose WN8 in the window is far from that of all time. */
interface Wn8Change {
  vehicle: LinkedVehicle;
  battles: string;
  difference: FormattedDifference;
  /** Of the largest change, whole per cent. */
  share: number;
}

/** The minimum for showing a change: fewer battles, or a smaller change, say little. */
const MIN_CHANGE = { battles: 15, wn8: 50 };
const MAX_CHANGES = 4;

/** The vehicles that became better and worse than of all time, the largest change first; null: there are none. */
export function biggestChanges(
  { record, window, singles }: PlayerStats,
  { vehicleOf, expectedOf }: Pick<HighlightsContext, "vehicleOf" | "expectedOf">,
): { up: Wn8Change[]; down: Wn8Change[] } | null {
  if (record?.compared == null || window === "all") return null;
  const before = new Map(record.compared.map((of) => [of.tankId, of]));
  const changes = record.vehicles.flatMap((of) => {
    const [vehicle, reference] = [vehicleOf(of.tankId), before.get(of.tankId)];
    const [value, all] = [vehicleWn8(of, expectedOf), reference && vehicleWn8(reference, expectedOf)];
    const by = value === null || all == null ? 0 : value - all;
    if (!vehicle || of.sums.battles < MIN_CHANGE.battles || Math.abs(by) < MIN_CHANGE.wn8) return [];
    const isClear = isBeyond(by, vehicleWn8Margin(of, singles, expectedOf));
    const difference = formatDifference({ by, isClear }, 0);
    return difference ? [{ vehicle, battles: formatNumber(of.sums.battles), difference, by }] : [];
  });
  if (changes.length === 0) return null;
  const max = Math.max(...changes.map(({ by }) => Math.abs(by)));
  const changesOf = (sign: 1 | -1) =>
    changes
      .filter(({ by }) => by * sign > 0)
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
      .slice(0, MAX_CHANGES)
      .map(({ by, ...change }) => ({ ...change, share: Math.round((100 * Math.abs(by)) / max) }));
  return { up: changesOf(1), down: changesOf(-1) };
}

const bare = (vehicle: LinkedVehicle, kind: Highlight["kind"]): Highlight => ({
  kind,
  vehicle,
  text: "",
  level: null,
  label: "",
  difference: null,
  note: "",
  share: null,
  others: [],
});

const winRateOf = ({ sums }: VehicleSums) => (100 * sums.wins) / sums.battles;
const countOf = ({ sums }: VehicleSums) => counted(sums.battles, "battle");

function wn8Difference(
  of: VehicleSums,
  value: number,
  before: VehicleSums | undefined,
  { singles }: PlayerStats,
  expectedOf: ExpectedOf,
): FormattedDifference | null {
  const reference = before ? vehicleWn8(before, expectedOf) : null;
  const margin = vehicleWn8Margin(of, singles, expectedOf);
  return formatDifferenceFrom(reference, { value, margin }, { battles: of.sums.battles, decimals: 0 });
}

function winRateDifference(of: VehicleSums, before: VehicleSums | undefined): FormattedDifference | null {
  const value = winRateOf(of);
  const { battles } = of.sums;
  const reference = before && before.sums.battles > 0 ? winRateOf(before) : null;
  const margin = winRateMargin(value, battles);
  return formatDifferenceFrom(reference, { value, margin }, { battles, decimals: 1 });
}

function nearestMark(stats: PlayerStats, { vehicleOf, marks }: HighlightsContext): Highlight | null {
  if (stats.source !== "own") return null;
  const [found, ...others] = (stats.own?.combined ?? [])
    .flatMap(([tankId = 0]) => {
      const vehicle = vehicleOf(tankId);
      const progress = vehicleMark(stats, tankId, thresholdsOf(marks, tankId));
      return vehicle && progress?.next ? [{ vehicle, progress, next: progress.next }] : [];
    })
    .sort((a, b) => a.progress.points - b.progress.points);
  if (!found) return null;
  const { vehicle, progress, next } = found;
  return {
    ...bare(vehicle, "mark"),
    text: formatNumber(next.missing),
    label: `combined damage short of the ${MARK_ORDINALS[next.number - 1]} mark`,
    note: progress.isEstimate ? "Estimate" : "From the last battle result",
    share: Math.round(Math.min(100, (100 * progress.average) / next.damage)),
    others: others.slice(0, MAX_OTHERS).map(({ vehicle, next }) => ({
      vehicle,
      label: `to the ${MARK_ORDINALS[next.number - 1]} mark`,
      text: formatNumber(next.missing),
      level: null,
    })),
  };
}
