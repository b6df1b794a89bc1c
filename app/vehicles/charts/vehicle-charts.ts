import { type ChartLine, type LineChartContent, lineChartContent } from "#app/components/charts/line-chart-content.ts";
import {
  damageSteps,
  type FiringWay,
  PACING_SECONDS,
  PACING_STEP,
  shotTimes,
  waysOf,
} from "#app/game/charts/damage-over-time.ts";
import { dispersionAt, grownDispersion, penetrationAt } from "#app/game/charts/shot.ts";
import { MAX_SPOTTING, MIN_SPOTTING, spottingDistance } from "#app/game/charts/spotting.ts";
import { shellLabels } from "#app/game/model/enumerations/shell-kinds.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { VehiclePeers } from "#app/game/model/vehicle/vehicle.ts";
import { type GunKind, gunKind } from "#app/game/stats/gun-kinds.ts";
import type { Stats } from "#app/game/stats/keys.ts";
import type { Peers } from "../characteristics/stat-lines.ts";

/** The line charts; null if their data is unknown, or they do not apply. */
export interface VehicleCharts {
  penetration: LineChartContent | null;
  dispersion: LineChartContent | null;
  spotted: LineChartContent | null;
  sight: LineChartContent | null;
  damage: LineChartContent | null;
  /** Number of vehicles behind the median shown with it. */
  paced: number;
  /** Why there is no damage over time of a gun that would have one; empty otherwise. */
  damageUnknown: string;
}

const OVERHEATS =
  "this gun stops when it is too hot, and the game’s files do not settle how long it then cools before it fires again";

/** @param gun null where no definitions are known */
export function vehicleCharts(
  gun: Gun | null,
  stats: Stats,
  peers: Peers,
  pacing?: VehiclePeers["pacing"],
): VehicleCharts {
  return {
    penetration: gun && penetrationChart(gun),
    dispersion: dispersionChart(stats),
    spotted: spottedChart(stats),
    sight: sightChart(stats, peers),
    damage: gun && damageChart(gun, stats, pacing),
    paced: pacing?.n ?? 0,
    damageUnknown: gun?.overheats ? OVERHEATS : "",
  };
}

/** Ticks of the distances of penetration, and where its table reads it, m. */
const FLIGHT = [0, 100, 200, 300, 400, 500, 600, 700];
const FLIGHT_TABLE = [100, 200, 300, 400, 500, 700];
const FURTHEST = 700;

/** Average penetration of every shell of a gun from 0 to 700 m (or the end of its flight), mm. */
export function penetrationChart({ shells }: Pick<Gun, "shells">): LineChartContent {
  const names = shellLabels(shells);
  const lines = shells.map((shell, index): ChartLine => {
    // Just before the end, since at the very end the value is zero.
    const end = Math.min(FURTHEST, shell.maxDistance - 0.01);
    const distances = [0, Math.min(100, end), end];
    return {
      label: names[index] ?? shell.kind,
      points: distances.map((distance) => [distance, round(penetrationAt(shell, distance))] as const),
    };
  });
  return lineChartContent(lines, FLIGHT, FLIGHT_TABLE);
}

/** Distances of the aiming circle, m. */
const AIM = [0, 100, 200, 300, 400, 500];

/** Radius of the aiming circle from 0 to 500 m, fully aimed and right after a shot: it is the same for every shell. */
export function dispersionChart({ dispersion, dispersionAfterShot }: Stats): LineChartContent | null {
  if (typeof dispersion !== "number") return null;
  const line = (label: string, radius: number): ChartLine => ({
    label,
    points: [0, 500].map((distance) => [distance, round(dispersionAt(radius, distance))] as const),
  });
  const lines = [line("Aimed", dispersion)];
  if (typeof dispersionAfterShot === "number")
    lines.push(line("After shot", grownDispersion(dispersion, dispersionAfterShot)));
  return lineChartContent(lines, AIM, AIM.slice(1));
}

/** View ranges of those who look, m. */
const VIEW_RANGES = [300, 350, 400, 450, 500];

/** Distance at which the vehicle is spotted by the observer's view range; null when no source states its concealment. */
export function spottedChart(stats: Stats): LineChartContent | null {
  const lines = (
    [
      ["Still", stats.concealmentStill],
      ["Moving", stats.concealmentMoving],
      ["Fired", stats.concealmentStillFired],
    ] as const
  ).flatMap(([label, concealment]): ChartLine[] => {
    if (typeof concealment !== "number") return [];
    const share = concealment / 100;
    // Below this view range the distance follows the rule, from it on it is the greatest.
    const bend = (MAX_SPOTTING - MIN_SPOTTING * share) / (1 - share);
    return [{ label, points: between(VIEW_RANGES, bend, (range) => spottingDistance(range, share)) }];
  });
  return lines.length === 0 ? null : lineChartContent(lines, VIEW_RANGES, VIEW_RANGES, MAX_SPOTTING);
}

/** Concealment of the target, %. */
const CONCEALMENTS = [0, 10, 20, 30, 40, 50, 60];

/** Distance at which the vehicle spots others by their concealment, with the median of its peers. */
export function sightChart(stats: Stats, peers: Peers): LineChartContent | null {
  const line = (range: number, name: Omit<ChartLine, "points">): ChartLine => {
    const bend = range <= MIN_SPOTTING ? 0 : (100 * (range - MAX_SPOTTING)) / (range - MIN_SPOTTING);
    return { ...name, points: between(CONCEALMENTS, bend, (share) => spottingDistance(range, share / 100)) };
  };
  if (typeof stats.viewRange !== "number") return null;
  const lines = [line(stats.viewRange, { label: "This one" })];
  const median = peers.viewRange?.median;
  if (median !== undefined && (peers.viewRange?.n ?? 0) > 1) lines.push(line(median, { label: "Median", peers: true }));
  return lineChartContent(lines, CONCEALMENTS, CONCEALMENTS, MAX_SPOTTING);
}

/** Seconds of the damage over time. */
const TIMES = [0, 10, 20, 30, 40, 50, 60];

/** The labels of the two ways to fire, by the kind of gun. */
const WAY_LABELS: Partial<Record<GunKind, Record<FiringWay, string>>> = {
  autoreloader: { full: "Full", each: "Each" },
  dual: { full: "Both", each: "Each" },
};

/** Damage during a minute of fire, for guns that are not loaded shell by shell, with the median of its peers. */
export function damageChart(gun: Gun, stats: Stats, pacing?: VehiclePeers["pacing"]): LineChartContent | null {
  const { damage, reload } = stats;
  const kind = gunKind(gun);
  if (typeof damage !== "number" || typeof reload !== "number" || kind === "single") return null;
  const lines = waysOf(gun).flatMap((way): ChartLine[] => {
    const times = shotTimes({ gun, damage, reload }, PACING_SECONDS, way);
    if (times.length === 0) return [];
    const points = damageSteps(times, damage, PACING_SECONDS);
    const label = WAY_LABELS[kind]?.[way] ?? "This one";
    return [{ label, points: points.map(([at, dealt]) => [round(at), round(dealt)] as const) }];
  });
  if (lines.length === 0) return null;
  if (pacing) {
    const points = pacing.damage.map((dealt, index) => [index * PACING_STEP, dealt] as const);
    lines.push({ label: "Median", points, peers: true });
  }
  return lineChartContent(lines, TIMES, TIMES.slice(1));
}

/** A line over given ticks that may have one bend. */
function between(ticks: readonly number[], bend: number, at: (x: number) => number): ChartLine["points"] {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const positions = bend > low && bend < high ? [low, bend, high] : [low, high];
  return positions.map((x) => [round(x), round(at(x))] as const);
}

/** Enough for a chart, and short in the page's data. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
