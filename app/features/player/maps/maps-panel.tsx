import { ScrollFrame } from "#app/ui/scroll-frame.tsx";
import { LEVEL_COLOURS } from "#app/widgets/level-colours.ts";
import type { ListPage } from "#app/widgets/paged-list/list-page.ts";
import { ListFoot, ListNotes } from "#app/widgets/paged-list/list-parts.tsx";
import { Unknown } from "../unknown.tsx";
import type { MapRow } from "./maps-view.ts";

/** What a player did on each map. @param path of the page */
export function MapsPanel({ list, path }: { list: ListPage<MapRow>; path: string }) {
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
