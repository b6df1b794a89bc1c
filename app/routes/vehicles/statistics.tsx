import { loadActiveAccount } from "#app/account/load-signed-in.ts";
import { type AxisCells, axisCells, type ScatterPlot, scatterPlot } from "#app/components/charts/scatter-plot.ts";
import { lateBody } from "#app/components/hydration/late-body.tsx";
import { PLAN_FIELDS, typedPlan } from "#app/components/marks-planner/plan-fields.ts";
import { apiContext, orNullContext } from "#app/context.ts";
import { playerPath } from "#app/game/accounts/player-path.ts";
import type { KnownBattle } from "#app/game/battles/answers.ts";
import { meanOf, RANDOM } from "#app/game/battles/battle-sums.ts";
import { axesParameters, parseAxes, type ScatterAxes } from "#app/game/charts/scatter-axes.ts";
import { parseTankId } from "#app/game/model/addresses/tank-id.ts";
import { PERFORMANCE_LABELS } from "#app/game/model/enumerations/performance-levels.ts";
import type { MasteryTable } from "#app/game/model/tables/vehicle-table.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { SOURCE_LABELS, SOURCES } from "#app/game/players/player-record.ts";
import { vehicleWn8 } from "#app/game/players/player-wn8.ts";
import { unpackVehicleSums } from "#app/game/players/vehicle-sums.ts";
import { wn8LevelOf } from "#app/game/players/wn8-level.ts";
import { combinedDamage } from "#app/game/statistics/marks/moving-average.ts";
import { MASTERY_CLASSES, type MasteryThresholds } from "#app/game/statistics/mastery/mastery-classes.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { StatisticsProps } from "#app/vehicles/page/statistics.tsx";
import { OWN_PARAMETER, vehicleMeta } from "#app/vehicles/page/vehicle-data.ts";
import type { VehicleMastery } from "#app/vehicles/statistics/marks-panel.tsx";
import type { Route } from "./+types/statistics.ts";
import "#app/vehicles/statistics/statistics-page.css";

/**
 * Data that is not in the record: two stats of the vehicles of its tier, mastery, and the visitor's results in it. If
 * only the visitor's own stats are requested, it reads nothing else.
 */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const id = parseTankId(params.tank_id) ?? 0;
  const axes = parseAxes(url.searchParams);
  const ownAlone = url.searchParams.has(OWN_PARAMETER);
  const [columns, mastery, own] = await Promise.all([
    ownAlone ? null : orNull(files.vehicleColumns()),
    ownAlone ? null : orNull(files.masteryTable()),
    ownVehicle(id, request.headers.get("cookie") ?? "", context).catch(() => "failed" as const),
  ]);
  const index = columns?.id.indexOf(id) ?? -1;
  const cells = columns && (await axisCells(columns, axes, (key) => orNull(files.vehicleColumn(key))));
  const scatter = columns && index !== -1 ? tierScatter(columns, index, axes, cells) : null;
  const typed = typedPlan(Object.fromEntries(PLAN_FIELDS.map((field) => [field, url.searchParams.get(field) ?? ""])));
  const kept = axesParameters(axes);
  return {
    plain: !ownAlone && kept.length === 0 && Object.values(typed).every((text) => text === ""),
    scatter,
    mastery: mastery && masteryRow(mastery, id),
    own,
    typed,
    kept,
  };
}

/**
 * Null on failure for the overview, which requests only the visitor's own stats and shows itself that they are
 * unavailable.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const loaded = serverLoader();
  return new URL(request.url).searchParams.has(OWN_PARAMETER) ? loaded.catch(() => null) : loaded;
}

/** The active account's results in the vehicle. An anonymous visitor has none, and no call is made. */
async function ownVehicle(
  id: number,
  cookies: string,
  context: Route.LoaderArgs["context"],
): Promise<StatisticsProps["own"]> {
  const api = context.get(apiContext);
  const account = await loadActiveAccount(api, cookies);
  if (!account) return null;
  const [sent, published, vehicle, last] = await Promise.all([
    api.playerBattles.stats(account.accountId, "all").catch(() => "failed" as const),
    api.playerStatistics.of(account.accountId),
    api.files.vehicleById(id),
    api.playerBattles.battles(account.accountId, new URLSearchParams({ vehicle: String(id) })).catch(() => null),
  ]);
  if (sent === "failed" && published.kind !== "known") return "failed";
  const uploaded = sent === "failed" ? null : sent;
  // The publisher counts every battle, but some are uploaded before it reports them.
  const counts = {
    publisher: published.kind === "known" ? published.vehicles : [],
    own: uploaded ? unpackVehicleSums(uploaded.vehicles) : [],
  };
  const [played] = SOURCES.flatMap((source) => counts[source].map((vehicle) => ({ ...vehicle, source })))
    .filter(({ tankId }) => tankId === id)
    .sort((a, b) => b.sums.battles - a.sums.battles);
  const battles = played?.sums.battles ?? 0;
  const about = {
    path: `${playerPath(account)}/vehicles${played ? `?source=${played.source}` : ""}`,
    source: played ? SOURCE_LABELS[played.source] : "",
    battles,
  };
  if (!played || battles === 0) return { ...about, stats: [], mark: null, recent: null };
  const damage = meanOf(played.sums, "damageDealt");
  const wn8 = vehicleWn8(played, () => vehicle?.expected ?? undefined);
  const level = wn8LevelOf(wn8, battles);
  const reported = uploaded?.marks.find(({ tankId }) => tankId === id);
  return {
    ...about,
    stats: [
      { label: "Battles", text: formatNumber(battles) },
      { label: "Win rate", text: `${formatNumber((100 * played.sums.wins) / battles, 1, 1)}%` },
      { label: "Damage", text: damage === null ? "–" : formatNumber(damage) },
      {
        label: level ? `WN8, ${PERFORMANCE_LABELS[level].toLowerCase()}` : "WN8",
        text: wn8 === null ? "–" : formatNumber(wn8),
      },
    ],
    mark: reported
      ? {
          marks: reported.marks,
          percentage: reported.percentage,
          average: reported.averageCombined === null ? null : Math.round(reported.averageCombined),
        }
      : null,
    recent: recentCombined(last?.battles ?? []),
  };
}

/** Mean combined damage, as marks count it, of the random battles among those given. */
function recentCombined(battles: readonly KnownBattle[]): { battles: number; combined: number } | null {
  const combined = battles.flatMap((battle) => (battle.bonusType === RANDOM ? (combinedDamage(battle) ?? []) : []));
  if (combined.length === 0) return null;
  const sum = combined.reduce((total, value) => total + value, 0);
  return { battles: combined.length, combined: Math.round(sum / combined.length) };
}

function masteryRow(table: MasteryTable, id: number): VehicleMastery | null {
  const row = table.id.indexOf(id);
  if (row < 0) return null;
  const thresholds = Object.fromEntries(MASTERY_CLASSES.map((mark) => [mark, table[mark][row] ?? null]));
  const results = { own: table.own[row] ?? 0, group: table.group[row] ?? 0 };
  return { thresholds: thresholds as MasteryThresholds, results: table.method[row] === "publisher" ? null : results };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return vehicleMeta(matches, "statistics", loaderData?.plain);
}

const fetchBody = () => import("#app/vehicles/page/statistics.tsx").then(({ Statistics }) => Statistics);
const Body = lateBody(fetchBody, import.meta.env.SSR && (await fetchBody()));

/** Everything that is counted and measured of a vehicle. */
export default function VehicleStatistics({ loaderData }: Route.ComponentProps) {
  return loaderData && <Body {...loaderData} />;
}

/**
 * Two figures of the vehicles of a tier, with one of them marked.
 * @param index of that one in the columns
 * @param cells null where the figures cannot be read
 */
function tierScatter(
  columns: VehicleColumns,
  index: number,
  axes: ScatterAxes,
  cells: AxisCells | null,
): ScatterPlot | null {
  return cells && scatterPlot([markedAt(columns, index, cells)], columns, axes, cells);
}

function markedAt({ id, name, tier }: VehicleColumns, index: number, [x, y]: AxisCells) {
  const numberOrNull = (cell: AxisCells[0][number] | undefined) => (typeof cell === "number" ? cell : null);
  return {
    id: id[index] ?? 0,
    name: name[index] ?? "",
    tier: tier[index] ?? 0,
    x: numberOrNull(x[index]),
    y: numberOrNull(y[index]),
  };
}
