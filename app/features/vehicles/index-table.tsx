// biome-ignore-all lint/a11y/noRedundantRoles: rows are blocks (index-table.css), and some browsers take such a table for none

import { useRef } from "react";
import { cycleSort, type IndexQuery, indexQueryToSearch, type SortKey } from "#app/game/search/query.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { useLines } from "#app/ui/lines/use-lines.ts";
import { useFrameScroll } from "#app/ui/use-frame-scroll.ts";
import { figureClass } from "#app/widgets/percentile-figure.ts";
import { VehicleLink } from "#app/widgets/vehicle-link.tsx";
import { COLUMNS } from "./index-columns.ts";
import type { IndexEngine } from "./index-engine.ts";
import type { IndexRow } from "./index-row.ts";
import type { Shown } from "./index-shown.ts";
import { useRowElements } from "./use-row-elements.ts";

/** The index as a table. It scrolls with the page, and in its own frame where the screen is narrow. */
export function IndexTable({ shown, engine }: { shown: Shown; engine: IndexEngine | null }) {
  const { query, rows, from, total } = shown;
  const frame = useRef<HTMLElement>(null);
  useFrameScroll(frame);
  const body = useRef<HTMLTableSectionElement>(null);
  const { slots, settled, onLines } = useLines(body, { kind: "table", rows, virtual: engine !== null });
  const line = useRowElements(rows, (row, index) =>
    tableRow(row, query, engine ? { index, number: from + index } : undefined),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reachable by keyboard
    <section ref={frame} className="tw tall" tabIndex={0} aria-label="Vehicles, table">
      <table className={settled ? "figs settled" : "figs"} role="table" aria-rowcount={engine ? total + 1 : undefined}>
        <thead role="rowgroup" data-keep-scroll="">
          <tr role="row" aria-rowindex={engine ? 1 : undefined}>
            <Head query={query} sortKey="name" bestFirst={false} title="Name">
              Vehicle
            </Head>
            <th scope="col" role="columnheader" className="no-phone">
              Role
            </th>
            {COLUMNS.map(({ stat, head, unit, title }) => {
              const { label, better } = STAT_META[stat];
              return (
                <Head
                  key={stat}
                  query={query}
                  sortKey={stat}
                  bestFirst={better !== "lower"}
                  title={title ?? label}
                  className="n"
                >
                  {`${head} ${unit}`.trim()}
                </Head>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={body}>
          {slots.map((slot) => ("index" in slot ? line(slot.index) : room(slot.key, slot.gap)))}
        </tbody>
      </table>
      {engine && <engine.VirtualLines list={body} rows={rows} onLines={onLines} />}
    </section>
  );
}

/** The place of rows that are out of sight. Its height is set by script: the page allows no style attributes. */
function room(key: string, height: number) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
    <tr key={key} aria-hidden="true" className="room">
      <td colSpan={COLUMNS.length + 2} ref={(cell) => cell?.style.setProperty("height", `${height}px`)} />
    </tr>
  );
}

interface HeadProps {
  query: IndexQuery;
  sortKey: SortKey;
  /** The first order of the column is descending. */
  bestFirst: boolean;
  title: string;
  className?: string;
  children: React.ReactNode;
}

function Head({ query, sortKey, bestFirst, title, className, children }: HeadProps) {
  const sort = query.sort?.key === sortKey ? query.sort : null;
  return (
    <th
      scope="col"
      role="columnheader"
      className={className}
      aria-sort={sort ? (sort.descending ? "descending" : "ascending") : undefined}
    >
      <a href={`/${indexQueryToSearch(cycleSort(query, sortKey, bestFirst))}`} title={title}>
        {children}
        {sort && <i className={sort.descending ? "i-lucide-arrow-down" : "i-lucide-arrow-up"} />}
      </a>
    </th>
  );
}

/** Where a row stands in a list of which only a part is in the document; its number counts the whole list from 1. */
interface Place {
  index: number;
  number: number;
}

/** A plain function, not a component: there are fifty of them on every page that is rendered. */
function tableRow({ vehicle, role, cells, percentiles }: IndexRow, { sort }: IndexQuery, place?: Place) {
  return (
    <tr key={vehicle.id} role="row" data-index={place?.index} aria-rowindex={place && place.number + 1}>
      <td role="cell">{VehicleLink({ vehicle })}</td>
      <td role="cell" className="no-phone">
        {role}
      </td>
      {COLUMNS.map(({ stat }, column) => {
        const text = cells[column];
        const kind = sort?.key === stat ? "n s" : "n";
        if (!text) {
          return (
            <td key={stat} role="cell" className={`${kind} nk`}>
              {text === "" ? "None" : "Not known"}
            </td>
          );
        }
        return (
          <td key={stat} role="cell" className={figureClass(kind, percentiles[column])}>
            {text}
          </td>
        );
      })}
    </tr>
  );
}
