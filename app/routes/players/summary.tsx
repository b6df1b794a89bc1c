import { data } from "react-router";
import { lateRoute } from "#app/components/hydration/late-body.tsx";
import { apiContext, orNullContext } from "#app/context.ts";
import type { Player } from "#app/game/players/answers.ts";
import { playerCard } from "#app/game/players/player-card.ts";
import { SOURCES } from "#app/game/players/player-record.ts";
import { unpackVehicleSums } from "#app/game/players/vehicle-sums.ts";
import { windowOf } from "#app/game/players/windows.ts";
import { playerLinkPreview } from "#app/pictures/player-preview.ts";
import { playerCrumbs, playerMeta } from "#app/players/frame/player-meta.ts";
import { periodCells, sourceFacts } from "#app/players/frame/source-facts.ts";
import { loadPlayer } from "#app/players/server/load-player.ts";
import { loadReferences, type PlayerReferences } from "#app/players/server/load-references.ts";
import { loadStats, type PlayerStats } from "#app/players/server/load-stats.ts";
import { summaryOf } from "#app/players/summary/stats-summary.ts";
import { trendStatOf } from "#app/players/summary/trend-charts.ts";
import type { RouteHandle } from "../layout.tsx";
import { playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/summary.ts";
import "#app/players/player-page.css";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const window = windowOf(url.searchParams.get("view"));
  const wanted = SOURCES.find((source) => source === url.searchParams.get("source")) ?? null;
  const trend = trendStatOf(url.searchParams.get("trend"));
  const { player, head, headers } = await loadPlayer({ url, params, context }, () => playerNotFound({ request, url }));
  const api = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const [stats, references, sessions, marks] = await Promise.all([
    loadStats(api, player.accountId, { window, wanted, now }),
    loadReferences(context),
    orNull(api.playerBattles.sessions(player.accountId)),
    orNull(api.files.marksTable(player.region)),
  ]);
  const summary = summaryOf(stats, { references, marks, sessions, player, path: head.path, trend, now });
  // Without figures the link shows the name and the site's picture; of a private page it shows no more than that.
  const preview =
    head.visibility === "private"
      ? null
      : await playerLinkPreview(player.accountId, cardOf(player, stats, references, now));
  return data(
    {
      head,
      window,
      wanted,
      expectedOn: references.expectedOn,
      about: sourceFacts(stats, now),
      periods: periodCells(stats, references.expectedOf, now),
      summary,
      preview,
    },
    { headers },
  );
}

function cardOf(
  player: Player,
  { window, published: statistics, own }: PlayerStats,
  { expected }: PlayerReferences,
  now: number,
) {
  const all = own && unpackVehicleSums(window === "all" ? own.vehicles : own.beside);
  const sent = own && all && { vehicles: all, lastAt: own.lastAt };
  return playerCard(player, { statistics, sent, now }, expected);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  // The preview tells the usual source's figures; beside those of another they would contradict.
  return playerMeta(loaderData.head, "", loaderData.wanted === null ? loaderData.preview : null);
}

export const handle: RouteHandle = { crumbs: playerCrumbs() };

const fetchBody = () =>
  import("#app/players/summary/summary-panels.tsx").then(({ PlayerSummaryPage }) => PlayerSummaryPage);
export default lateRoute<Route.ComponentProps["loaderData"]>(fetchBody, import.meta.env.SSR && (await fetchBody()));
