import { type ComponentType, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { lazyComponent } from "#app/components/hydration/lazy-component.tsx";
import { AppliedLine, NothingFound } from "#app/components/vehicle-table/applied-filters.tsx";
import { formatNumber } from "#app/game/stats/format.ts";
import { ExportToggle } from "../export/export-toggle.tsx";
import { vehicleCell } from "../vehicle/vehicle-cell.tsx";
import { FilterBar } from "../vehicle-table/filter-bar.tsx";
import { DataTable, TABLE_ID } from "./data-table.tsx";
import { ColumnsMenu, SortMenu } from "./menus/table-menus.tsx";
import { queryToHref, type TableQuery } from "./query/table-query.ts";
import type { TablePage, TableRow } from "./table.ts";
import type { TableDefinition } from "./table-definition.ts";
import { type TableClientData, type UsedTable, type UsedTableProps, useTable } from "./use-table.ts";

/** Only for who takes rows along, and never on the server. */
const TableExport = lazyComponent<UsedTableProps>(() =>
  import("./table-export.client.tsx").then(({ TableExport }) => TableExport),
);

interface TablePanelProps {
  /** The table of a layout; the same one for the same layout. */
  modelOf(layout: string): TableDefinition;
  /** One page, from the server. */
  page: TablePage;
  /** Name of the row set; another name means other rows. Null if they are unavailable. */
  name: string | null;
  /** Imports and fetches all rows. */
  load(name: string): Promise<TableClientData>;
  /** What signs in the table mean, in its foot. */
  legend: string;
  /** Over the filters. */
  above?(query: TableQuery): ReactNode;
  /** Before the export. */
  tools?(query: TableQuery): ReactNode;
  /** Null where the page has its own way to take rows along. */
  Export?: ComponentType<UsedTableProps> | null;
  /** Where a vehicle's row leads; its own page by default. */
  vehicleHref?(tankId: number): string;
  /** Rows as cards, where the table has them as its layout "grid". */
  Cards?: ComponentType<UsedTableProps>;
  /** Under the panel. */
  children?(table: UsedTable): ReactNode;
}

/** A table with its filters, as one panel. Its links and forms work without script. */
export function TablePanel(props: TablePanelProps) {
  const { modelOf, page, name, load, legend, above, tools, Export = TableExport, Cards, vehicleHref, children } = props;
  const panel = useRef<HTMLElement>(null);
  const table = useTable(panel, modelOf, page, name, load);
  const { model, query, current, rows } = table;
  const { total, all, notes } = current;
  const [exporting, setExporting] = useState(false);
  const cards = Cards !== undefined && current.query.layout === "grid";
  return (
    <>
      <section className="panel panel-wide" aria-label={model.label} ref={panel}>
        {total > 0 && (
          <a className="skip-link" href={`#${TABLE_ID}`}>
            {cards ? "Skip to the cards" : "Skip to the table"}
          </a>
        )}
        {above && (
          <div className="px-12px pt-12px lt-tablet:px-16px print:hidden" data-keep-scroll="">
            {above(query)}
          </div>
        )}
        <FilterBar model={model} query={query} total={total} local={rows !== null} />
        <AppliedLine model={model} query={query} total={total} all={all}>
          {/* First: while it is out of sight the others end at the edge. */}
          {Export && <ExportToggle open={exporting} toggle={() => setExporting(!exporting)} />}
          <SortMenu query={query} model={model} />
          {!cards && <ColumnsMenu query={query} model={model} />}
          {tools?.(query)}
        </AppliedLine>
        {Export && exporting && (
          <Suspense>
            <Export table={table} />
          </Suspense>
        )}
        {notes.map((note) => (
          <p key={note} className="note mx-16px my-12px">
            {note}
          </p>
        ))}
        {total === 0 ? (
          <NothingFound model={model} query={query} all={all} />
        ) : (
          <Rows table={table} legend={legend} {...(vehicleHref && { vehicleHref })} {...(cards && { Cards })} />
        )}
      </section>
      {children?.(table)}
    </>
  );
}

interface RowsProps extends Pick<TablePanelProps, "legend" | "Cards" | "vehicleHref"> {
  table: UsedTable;
}

/** The requested pages, followed by the link that appends the next one. */
function Rows({ table, legend, Cards, vehicleHref }: RowsProps) {
  const { model, query, current } = table;
  const { keys, rows, from, total, first, page, pages } = current;
  const hrefOf = (number: number) => queryToHref({ ...query, page: number }, model);
  const name = useCallback(
    ({ vehicle, label, patch }: TableRow) =>
      vehicle ? vehicleCell(vehicle, patch, vehicleHref?.(vehicle.id)) : <span className="row-name">{label}</span>,
    [vehicleHref],
  );
  return (
    <>
      {Cards ? (
        <Suspense>
          <Cards table={table} />
        </Suspense>
      ) : (
        <DataTable<TableRow> model={model} query={query} drawn={current.query} keys={keys} rows={rows} name={name} />
      )}
      <div className="panel-foot">
        <span role="status">
          {from} to {from + rows.length - 1} of {formatNumber(total)}
        </span>
        {!Cards && legend !== "" && <span className="lt-landscape:hidden">{legend}</span>}
        {rows.some(({ cells, unpublished }) => !unpublished && cells.includes(null)) && <span>–: not known</span>}
        {pages > 1 && (
          <nav className="page-links ml-auto" aria-label="Pages">
            {first > 1 && (
              <a className="button button-small" href={hrefOf(first - 1)} rel="prev">
                Previous
              </a>
            )}
            {page < pages && (
              <a className="button button-small" href={hrefOf(page + 1)} rel="next" data-ask="more" data-keep-scroll="">
                Show more
              </a>
            )}
          </nav>
        )}
      </div>
    </>
  );
}
