import { type ReactElement, useRef } from "react";
import { cycleSort, type IndexQuery, indexQueryToSearch, type SortKey } from "#app/game/search/query.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { figureClass } from "#app/widgets/percentile-figure.ts";
import { VehicleLink } from "#app/widgets/vehicle-link.tsx";
import { COLUMNS } from "./index-columns.ts";
import type { IndexEngine } from "./index-engine.ts";
import type { IndexRow } from "./index-row.ts";
import type { Shown } from "./index-shown.ts";
import { useLineWindow } from "./use-line-window.ts";

/** The index as a table. It scrolls with the page, and in its own frame where the screen is narrow. */
export function IndexTable({ shown, engine }: { shown: Shown; engine: IndexEngine | null }) {
  const { query, rows, from, total } = shown;
  const body = useRef<HTMLTableSectionElement>(null);
  const slots = useLineWindow(body, "table", rows, engine);
  // A row is made once for each selection, so that scrolling only makes the rows that come into sight.
  const made = useRef({ rows, elements: new Map<IndexRow, ReactElement>() });
  if (made.current.rows !== rows) made.current = { rows, elements: new Map() };
  const known = made.current.elements;
  const line = (index: number) => {
    const row = rows.at(index);
    if (!row) return null;
    const element = known.get(row) ?? tableRow(row, query, engine ? { index, number: from + index } : undefined);
    known.set(row, element);
    return element;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reachable by keyboard
    <section className="tw tall" tabIndex={0} aria-label="Vehicles, table">
      <table className="tbl figs" aria-rowcount={engine ? total + 1 : undefined}>
        <thead data-keep-scroll="">
          <tr aria-rowindex={engine ? 1 : undefined}>
            <Head query={query} sortKey="name" bestFirst={false} title="Name" className="who">
              Vehicle
            </Head>
            <th scope="col" className="no-phone what">
              Role
            </th>
            {COLUMNS.map(({ stat, head, unit }) => {
              const { label, better } = STAT_META[stat];
              return (
                <Head
                  key={stat}
                  query={query}
                  sortKey={stat}
                  bestFirst={better !== "lower"}
                  title={label}
                  className="n"
                >
                  {`${head} ${unit}`.trim()}
                </Head>
              );
            })}
          </tr>
        </thead>
        <tbody ref={body}>{slots.map((slot) => ("index" in slot ? line(slot.index) : room(slot.key, slot.gap)))}</tbody>
      </table>
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
    <th scope="col" className={className} aria-sort={sort ? (sort.descending ? "descending" : "ascending") : undefined}>
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
    <tr key={vehicle.id} data-index={place?.index} aria-rowindex={place && place.number + 1}>
      <td>{VehicleLink({ vehicle })}</td>
      <td className="no-phone">{role}</td>
      {COLUMNS.map(({ stat }, column) => {
        const text = cells[column];
        const kind = sort?.key === stat ? "n s" : "n";
        if (!text) {
          return (
            <td key={stat} className={`${kind} nk`}>
              {text === "" ? "None" : "Not known"}
            </td>
          );
        }
        return (
          <td key={stat} className={figureClass(kind, percentiles[column])}>
            {text}
          </td>
        );
      })}
    </tr>
  );
}
