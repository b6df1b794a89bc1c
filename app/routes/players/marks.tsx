import { data } from "react-router";
import { lateRoute } from "#app/components/hydration/late-body.tsx";
import { apiContext, orNullContext } from "#app/context.ts";
import { NO_STATS } from "#app/game/battles/answers.ts";
import { headFacts } from "#app/players/frame/head-facts.ts";
import { playerCrumbs, playerMeta } from "#app/players/frame/player-meta.ts";
import { marksList } from "#app/players/marks/marks-list.ts";
import { isUnread, loadPlayer } from "#app/players/server/load-player.ts";
import { loadReferences } from "#app/players/server/load-references.ts";
import type { RouteHandle } from "../layout.tsx";
import { playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/marks.ts";
import "#app/players/player-page.css";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { player, head, headers } = await loadPlayer({ url, params, context }, () => playerNotFound({ request, url }));
  const { accountId, region } = player;
  const { files, playerBattles, playerStatistics } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const [own, published, table, references] = await Promise.all([
    orNull(playerBattles.stats(accountId, "session")),
    playerStatistics.of(accountId),
    orNull(files.marksTable(region)),
    loadReferences(context),
  ]);
  const publishedMarks = published.kind === "known" ? published.marks : null;
  const list = marksList(own ?? NO_STATS, publishedMarks, url.searchParams, {
    table,
    vehicleOf: references.vehicleOf,
    now,
  });
  const about = headFacts(own?.lastAt ?? null, published, now);
  return data({ head, about, list, date: table?.date ?? null, unread: isUnread(player, own) }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? playerMeta(loaderData.head, "marks") : [];
}

export const handle: RouteHandle = { crumbs: playerCrumbs("Marks") };

const fetchBody = () => import("#app/players/marks/marks-page.tsx").then(({ PlayerMarksPage }) => PlayerMarksPage);
export default lateRoute<Route.ComponentProps["loaderData"]>(fetchBody, import.meta.env.SSR && (await fetchBody()));
