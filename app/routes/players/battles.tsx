import { data } from "react-router";
import { lateRoute } from "#app/components/hydration/late-body.tsx";
import { apiContext, orNullContext } from "#app/context.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { battleQuery, battleSearch, choicesOf } from "#app/players/battles/battle-query.ts";
import type { BattlesContent, SessionRow } from "#app/players/battles/battles-page.tsx";
import { headFacts } from "#app/players/frame/head-facts.ts";
import { playerCrumbs, playerMeta } from "#app/players/frame/player-meta.ts";
import { isUnread, loadPlayer } from "#app/players/server/load-player.ts";
import { loadReferences } from "#app/players/server/load-references.ts";
import type { RouteHandle } from "../layout.tsx";
import { playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/battles.ts";
import "#app/players/player-page.css";
import type { BattlePage, BattleSession } from "#app/game/battles/answers.ts";
import { winRateLevelOf } from "#app/game/statistics/averages/win-rate.ts";
import { momentOf } from "#app/lib/text/short-day.ts";
import { type BattleContext, battleRow } from "#app/players/battles/battle-rows.ts";
import { sessionFigures } from "#app/players/summary/sessions.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { player, head, headers } = await loadPlayer({ url, params, context }, () => playerNotFound({ request, url }));
  const { accountId } = player;
  const { playerBattles, playerStatistics } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const query = battleQuery(url.searchParams);
  const [page, sessions, stats, published, mapRows, references] = await Promise.all([
    orNull(playerBattles.battles(accountId, battleSearch(query))),
    orNull(playerBattles.sessions(accountId)),
    orNull(playerBattles.stats(accountId, "all")),
    playerStatistics.of(accountId),
    orNull(playerBattles.maps(accountId)),
    loadReferences(context),
  ]);
  const content = page && battlesContent(page, sessions ?? [], { ...references, path: head.path, now });
  const vehicles = choicesOf(stats?.vehicles, query.vehicle).map((value) => ({
    value,
    label: references.vehicleOf(value)?.name ?? `Vehicle ${value}`,
  }));
  const maps = choicesOf(mapRows, query.map).map((value) => ({
    value,
    label: references.maps?.maps.find((map) => map.id === value)?.name ?? `Map ${value}`,
  }));
  return data(
    {
      head,
      query,
      content,
      unread: isUnread(player, stats) || isUnread(player, page),
      about: headFacts(stats?.lastAt ?? null, published, now),
      total: stats?.battles ?? 0,
      vehicles: vehicles.sort(byLabel),
      maps: maps.sort(byLabel),
    },
    { headers },
  );
}

const byLabel = (a: { label: string }, b: { label: string }) => (a.label < b.label ? -1 : 1);

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? playerMeta(loaderData.head, "battles") : [];
}

export const handle: RouteHandle = { crumbs: playerCrumbs("Battles") };

const fetchBody = () =>
  import("#app/players/battles/battles-page.tsx").then(({ PlayerBattlesPage }) => PlayerBattlesPage);
export default lateRoute<Route.ComponentProps["loaderData"]>(fetchBody, import.meta.env.SSR && (await fetchBody()));

function battlesContent(page: BattlePage, sessions: readonly BattleSession[], context: BattleContext): BattlesContent {
  return {
    battles: page.battles.map((battle) => battleRow(battle, context)),
    next: page.next,
    sessions: sessions.map((session) => sessionRow(session, context)),
  };
}

function sessionRow(session: BattleSession, { expectedOf, now }: BattleContext): SessionRow {
  const { total, ...figures } = sessionFigures(session, expectedOf);
  const winRate = (100 * total.wins) / Math.max(1, total.battles);
  return {
    ...figures,
    from: momentOf(session.firstAt * 1000, now),
    winRate: { text: `${formatNumber(winRate, 1)}%`, level: winRateLevelOf(winRate, total.battles) },
  };
}
