import { data } from "react-router";
import { lateRoute } from "#app/components/hydration/late-body.tsx";
import { apiContext, orNullContext } from "#app/context.ts";
import { playerCrumbs, playerMeta } from "#app/players/frame/player-meta.ts";
import { playedMaps } from "#app/players/maps/played-maps.ts";
import { isUnread, loadHeadFacts, loadPlayer } from "#app/players/server/load-player.ts";
import type { RouteHandle } from "../layout.tsx";
import { playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/maps.ts";
import "#app/players/player-page.css";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { player, head, headers } = await loadPlayer({ url, params, context }, () => playerNotFound({ request, url }));
  const { files, playerBattles } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const [rows, maps, about] = await Promise.all([
    orNull(playerBattles.maps(player.accountId)),
    orNull(files.maps()),
    loadHeadFacts(context, player.accountId, Date.now()),
  ]);
  return data(
    { head, about, list: playedMaps(rows ?? [], maps, url.searchParams), unread: isUnread(player, rows) },
    { headers },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? playerMeta(loaderData.head, "maps") : [];
}

export const handle: RouteHandle = { crumbs: playerCrumbs("Maps") };

const fetchBody = () => import("#app/players/maps/maps-page.tsx").then(({ PlayerMapsPage }) => PlayerMapsPage);
export default lateRoute<Route.ComponentProps["loaderData"]>(fetchBody, import.meta.env.SSR && (await fetchBody()));
