import { data } from "react-router";
import type { Api } from "#app/api/client.ts";
import { lateRoute } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, orNullContext } from "#app/context.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { meanOf } from "#app/game/battles/battle-sums.ts";
import { MIN_COMPARED, minimumsOf } from "#app/game/leaderboards/leaderboard.ts";
import { regionName } from "#app/game/model/enumerations/regions.ts";
import type { Player } from "#app/game/players/answers.ts";
import { SOURCES } from "#app/game/players/player-record.ts";
import { windowOf } from "#app/game/players/windows.ts";
import { typedText } from "#app/game/search/typed-text.ts";
import { relativeTime } from "#app/lib/text/relative-time.ts";
import { playerCrumbs } from "#app/players/frame/player-meta.ts";
import { tabHref, vehicleHref } from "#app/players/frame/player-tabs.tsx";
import { sourceFacts } from "#app/players/frame/source-facts.ts";
import { loadPlayer } from "#app/players/server/load-player.ts";
import { loadReferences, type VehicleOf } from "#app/players/server/load-references.ts";
import { loadStats, type PlayerStats } from "#app/players/server/load-stats.ts";
import type { PlayerVehicleProps } from "#app/players/vehicle/vehicle-page.tsx";
import { vehicleResults } from "#app/players/vehicle/vehicle-results.ts";
import type { RouteHandle } from "../layout.tsx";
import { pageNotFound, playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/vehicle.ts";
import "#app/players/player-page.css";

/** Letters of an average that are read. */
const LONGEST_TYPED = 15;

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { searchParams } = url;
  const window = windowOf(searchParams.get("view"));
  const wanted = SOURCES.find((source) => source === searchParams.get("source")) ?? null;
  const { player, head, headers } = await loadPlayer({ url, params, context }, () => playerNotFound({ request, url }));
  const tankId = /^[1-9]\d{0,7}$/.test(params.tank_id) ? Number(params.tank_id) : null;
  const references = await loadReferences(context);
  const vehicle = tankId === null ? undefined : references.vehicleOf(tankId);
  if (tankId === null || !vehicle) throw pageNotFound({ request, url }, tabHref(head.path, "vehicles", null));
  const api = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const [stats, sent, marks, averages] = await Promise.all([
    loadStats(api, player.accountId, { window, wanted, now }),
    orNull(api.playerBattles.vehicle(player.accountId, tankId)),
    orNull(api.files.marksTable(player.region)),
    orNull(api.stats.averages()),
  ]);
  const standing = await standingOf(stats, tankId, player, api);
  const last = stats.source === "own" ? sent?.battles[0] : undefined;
  const results = vehicleResults(stats, {
    tankId,
    vehicle,
    references,
    sent,
    marks,
    average: averages?.vehicles[String(tankId)] ?? null,
    typed: typedText(searchParams.get("average"), LONGEST_TYPED),
    path: head.path,
    now,
  });
  return data(
    {
      head,
      window,
      wanted,
      about: sourceFacts(stats, now),
      standing,
      vehicle,
      played: last ? `Played ${relativeTime(last.startedAt * 1000, now)}` : "",
      unread: stats.ownFailed || (stats.source === "own" && sent === null),
      among: amongOf(stats, tankId, references.vehicleOf),
      results,
      expectedOn: references.expectedOn,
      marksOn: marks?.date ?? null,
    },
    { headers },
  );
}

/**
 * The rank of the player's all-time damage in the vehicle among others, by the publisher's totals, the only ones the
 * ranking has. Null if another source is shown, or too few are known.
 */
async function standingOf(
  { source, periods }: PlayerStats,
  tankId: number,
  { accountId, region }: Pick<Player, "accountId" | "region">,
  api: Pick<Api, "leaderboards">,
): Promise<PlayerVehicleProps["standing"]> {
  const all = periods.find(({ window }) => window === "all")?.vehicles.find((of) => of.tankId === tankId);
  const damage = all ? meanOf(all.sums, "damageDealt") : null;
  const [minBattles = 0] = minimumsOf("players", "vehicle");
  if (
    source !== "publisher" ||
    !all ||
    all.sums.battles < minBattles ||
    damage === null ||
    !isPublisherRegion(region)
  ) {
    return null;
  }
  const found = await api.leaderboards.standing(region, { vehicle: tankId, damage, account: accountId });
  if (found === null || found.players < MIN_COMPARED) return null;
  return { ...found, minBattles, percent: Math.round((100 * found.below) / found.players) };
}

/** The vehicle's rank by all-time battles among those of the player that have a page, and its neighbours. */
function amongOf({ periods }: PlayerStats, tankId: number, vehicleOf: VehicleOf): PlayerVehicleProps["among"] {
  const played = periods.find(({ window }) => window === "all")?.vehicles ?? [];
  const all = played.filter((of) => vehicleOf(of.tankId));
  const ids = all.toSorted((a, b) => b.sums.battles - a.sums.battles).map((of) => of.tankId);
  const at = ids.indexOf(tankId);
  if (at < 0 || ids.length < 2) return null;
  return { rank: at + 1, count: ids.length, before: ids[at - 1] ?? null, after: ids[at + 1] ?? null };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, vehicle } = loaderData;
  const of = `${vehicle.name} of ${head.nickname}, ${regionName(head.region)}`;
  return pageMeta({
    title: of,
    description: `How ${head.nickname} does in the ${vehicle.name}: WN8, damage, win rate, marks of excellence.`,
    origin: head.origin,
    canonical: vehicleHref(head.path, vehicle.id, null),
    noindex: true,
    picture: head.picture,
  });
}

export const handle: RouteHandle = {
  crumbs: (loaderData) =>
    playerCrumbs((loaderData as { vehicle?: { name: string } } | undefined)?.vehicle?.name ?? "Vehicle")(loaderData),
};

const fetchBody = () =>
  import("#app/players/vehicle/vehicle-page.tsx").then(({ PlayerVehiclePage }) => PlayerVehiclePage);
export default lateRoute<Route.ComponentProps["loaderData"]>(fetchBody, import.meta.env.SSR && (await fetchBody()));
