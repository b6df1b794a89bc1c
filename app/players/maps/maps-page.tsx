import { ListFoot, ListHead, ListNotes, type ListPage } from "#app/components/paged-list/list-page.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { Unknown } from "#app/components/unknown.tsx";
import type { HeadFacts } from "#app/players/frame/head-facts.ts";
import { BattlesUnread, NoStats } from "#app/players/frame/no-stats.tsx";
import { PlayerPage } from "#app/players/frame/player-page.tsx";
import { tabHref } from "#app/players/frame/player-tabs.tsx";
import { RatedText } from "#app/players/frame/rated.tsx";
import type { PlayerPageHead } from "#app/players/server/load-player.ts";
import type { PlayerMapRow } from "./played-maps.ts";

interface PlayerMapsProps {
  head: PlayerPageHead;
  about: HeadFacts;
  list: ListPage<PlayerMapRow>;
  /** Battles that were sent cannot be read. */
  unread: boolean;
}

/** A player's results on each map. */
export function PlayerMapsPage({ head, about, list, unread }: PlayerMapsProps) {
  return (
    <PlayerPage head={head} about={about} tab="maps" window={null}>
      {unread ? (
        <BattlesUnread />
      ) : list.total === 0 ? (
        <NoStats own={head.own} title="No battles on maps yet" />
      ) : (
        <MapsPanel list={list} path={tabHref(head.path, "maps", null)} />
      )}
    </PlayerPage>
  );
}

const HEADS = [
  ["map", "Map"],
  ["battles", "Battles"],
  ["winRate", "Win rate"],
  ["damage", "Damage"],
  ["xp", "XP"],
  ["survived", "Survived"],
] as const;

/** A player's results on each map. @param path of the page */
function MapsPanel({ list, path }: { list: ListPage<PlayerMapRow>; path: string }) {
  return (
    <section className="panel panel-wide" aria-labelledby="by-map">
      <PanelHead id="by-map" title="By map" note="Random battles, uploaded" />
      <ListNotes list={list} />
      <ScrollFrame className="table-frame" aria-label="By map, table">
        <table className="plain-table player-numbers">
          <ListHead list={list} path={path} heads={HEADS} />
          <tbody>
            {list.rows.map(({ id, name, href, battles, winRate, damage, xp, survived }) => (
              <tr key={id}>
                <th scope="row">
                  {href ? (
                    <a className="text-link" href={href}>
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </th>
                <td>{battles}</td>
                <td>
                  <RatedText of={winRate} /> <small className="color-text-3 lt-tablet:block">{winRate.margin}</small>
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
