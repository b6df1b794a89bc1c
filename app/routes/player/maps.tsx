import { data } from "react-router";
import { apiContext, orNullContext } from "#app/context.ts";
import { BattlesUnread } from "#app/features/player/frame/battles-unread.tsx";
import { NoFigures } from "#app/features/player/frame/no-figures.tsx";
import { playerCrumbs, playerMeta } from "#app/features/player/frame/player-meta.ts";
import { PlayerPage } from "#app/features/player/frame/player-page.tsx";
import { tabHref } from "#app/features/player/frame/player-tabs.tsx";
import { MapsPanel } from "#app/features/player/maps/maps-panel.tsx";
import { mapsView } from "#app/features/player/maps/maps-view.ts";
import { isUnread } from "#app/features/player/server/is-unread.ts";
import { loadHeadFacts } from "#app/features/player/server/load-head-facts.ts";
import { loadPlayer } from "#app/features/player/server/load-player.ts";
import type { RouteHandle } from "../layout.tsx";
import { playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/maps.ts";
import "virtual:uno:tables.css";
import "virtual:uno:player.css";

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
    { head, about, list: mapsView(rows ?? [], maps, url.searchParams), unread: isUnread(player, rows) },
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

export default function PlayerMaps({ loaderData: { head, about, list, unread } }: Route.ComponentProps) {
  return (
    <PlayerPage head={head} about={about} tab="maps" window={null}>
      {unread ? (
        <BattlesUnread />
      ) : list.total === 0 ? (
        <NoFigures own={head.own} title="No battles on maps yet" />
      ) : (
        <MapsPanel list={list} path={tabHref(head.path, "maps", null)} />
      )}
    </PlayerPage>
  );
}
