import type { IndexQuery, SortKey } from "#app/game/search/query.ts";
import { cycleSort, indexQueryToSearch } from "#app/game/search/query.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { PercentileFigure } from "#app/widgets/percentile-figure.tsx";
import { VehicleLink } from "#app/widgets/vehicle-link.tsx";
import { COLUMNS } from "./index-columns.ts";
import type { IndexRow } from "./index-view.ts";

/** One page of the index. It scrolls in its own frame where the screen is narrow. */
export function IndexTable({ rows, query }: { rows: IndexRow[]; query: IndexQuery }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reachable by keyboard
    <section className="tw tall" tabIndex={0} aria-label="Vehicles, table">
      <table className="tbl">
        <thead data-keep-scroll="">
          <tr>
            <Head query={query} sortKey="name" bestFirst={false} title="Name">
              Vehicle
            </Head>
            <th scope="col" className="no-phone">
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
        <tbody>{rows.map((row) => tableRow(row, query))}</tbody>
      </table>
    </section>
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

/** A plain function, not a component: there are fifty of them on every page that is rendered. */
function tableRow({ vehicle, role, cells, percentiles }: IndexRow, { sort }: IndexQuery) {
  return (
    <tr key={vehicle.id}>
      <td>{VehicleLink({ vehicle })}</td>
      <td className="no-phone">{role}</td>
      {COLUMNS.map(({ stat }, index) => {
        const text = cells[index];
        return (
          <td key={stat} className={sort?.key === stat ? "n s" : "n"}>
            {text ? (
              PercentileFigure({ text, percentile: percentiles[index] ?? undefined })
            ) : (
              <span className="nk">{text === "" ? "None" : "Not known"}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
