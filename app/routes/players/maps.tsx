import { data } from "react-router";
import { apiContext, orNullContext } from "#app/context.ts";
import { BattlesUnread } from "#app/players/frame/battles-unread.tsx";
import { NoFigures } from "#app/players/frame/no-figures.tsx";
import { playerCrumbs, playerMeta } from "#app/players/frame/player-meta.ts";
import { PlayerPage } from "#app/players/frame/player-page.tsx";
import { tabHref } from "#app/players/frame/player-tabs.tsx";
import { mapsView, type PlayerMapRow } from "#app/players/maps/maps-view.ts";
import { isUnread } from "#app/players/server/is-unread.ts";
import { loadHeadFacts } from "#app/players/server/load-head-facts.ts";
import { loadPlayer } from "#app/players/server/load-player.ts";
import type { RouteHandle } from "../layout.tsx";
import { playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/maps.ts";
import "virtual:uno:tables.css";
import "virtual:uno:player.css";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import type { ListPage } from "#app/components/paged-list/list-page.ts";
import { ListFoot, ListNotes } from "#app/components/paged-list/list-parts.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { Unknown } from "#app/players/unknown.tsx";

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

/** What a player did on each map. @param path of the page */
function MapsPanel({ list, path }: { list: ListPage<PlayerMapRow>; path: string }) {
  return (
    <section className="panel" aria-labelledby="by-map">
      <div className="panel-head">
        <h2 className="heading-2" id="by-map">
          By map
        </h2>
        <span className="note">From random battles uploaded here</span>
      </div>
      <ListNotes list={list} />
      <ScrollFrame className="table-frame" aria-label="By map, table">
        <table className="plain-table player-numbers">
          <thead>
            <tr>
              <th scope="col">Map</th>
              <th scope="col">Battles</th>
              <th scope="col">Win rate</th>
              <th scope="col">Damage</th>
              <th scope="col">XP</th>
              <th scope="col">Survived</th>
            </tr>
          </thead>
          <tbody>
            {list.rows.map(({ id, name, href, battles, winRate, damage, xp, survived }) => (
              <tr key={id}>
                <td>
                  {href ? (
                    <a className="text-link" href={href}>
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </td>
                <td>{battles}</td>
                <td>
                  <b className={`font-550 ${LEVEL_COLOURS[winRate.level]}`}>{winRate.text}</b>{" "}
                  <small className="color-text-3">{winRate.margin}</small>
                </td>
                <td>{damage ?? <Unknown />}</td>
                <td>{xp ?? <Unknown />}</td>
                <td>{survived ?? <Unknown />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <ListFoot list={list} path={path}>
        ±: 95% confidence, in points
      </ListFoot>
    </section>
  );
}
