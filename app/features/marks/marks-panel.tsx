import { useCallback, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Pagination } from "#app/ui/pagination.tsx";
import { DataTable, TABLE_ID } from "#app/widgets/data-table/data-table.tsx";
import { ColumnsMenu, SortMenu } from "#app/widgets/data-table/menus/table-menus.tsx";
import { queryToHref } from "#app/widgets/data-table/query/table-query.ts";
import { useShown } from "#app/widgets/data-table/use-table-engine.ts";
import { useTableLinks } from "#app/widgets/data-table/use-table-links.ts";
import { VehicleLink } from "#app/widgets/vehicle-link.tsx";
import { AppliedLine } from "#app/widgets/vehicle-table/applied-line.tsx";
import { CsvButton } from "#app/widgets/vehicle-table/csv-button.tsx";
import { FilterBar } from "#app/widgets/vehicle-table/filter-bar.tsx";
import { NothingFound } from "#app/widgets/vehicle-table/nothing-found.tsx";
import type { MarksEngine } from "./marks-engine.ts";
import { MARKS_TABLE } from "./marks-model.ts";
import type { MarksRow, ShownMarks } from "./marks-selection.ts";
import { useMarksEngine } from "./use-marks-engine.ts";

interface MarksPanelProps {
  /** One page, from the server. */
  shown: ShownMarks;
  /** Vehicles of the whole table. */
  all: number;
  /** What is said over the table. */
  notes: readonly string[];
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** The thresholds of all vehicles with their filters, as one panel. */
export function MarksPanel({ shown: sent, all, notes, version }: MarksPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { search } = useLocation();
  const { engine, load } = useMarksEngine(version);
  const shown = useShown(engine, search, sent);
  const { query, total } = shown;
  useTableLinks(panel, MARKS_TABLE, { search, here: engine !== null, more: shown.pages > 1, load });
  return (
    <section className="panel panel-wide" aria-label="Thresholds" ref={panel}>
      {total > 0 && (
        <a className="skip-link" href={`#${TABLE_ID}`}>
          Skip to the table
        </a>
      )}
      <FilterBar model={MARKS_TABLE} query={query} total={total} local={engine !== null} />
      <AppliedLine model={MARKS_TABLE} query={query} total={total} all={all}>
        <SortMenu query={query} model={MARKS_TABLE} />
        <ColumnsMenu query={query} model={MARKS_TABLE} />
        <CsvButton name="marks-of-excellence" search={search} load={load} />
      </AppliedLine>
      {notes.map((note) => (
        <p key={note} className="note mx-16px my-12px">
          {note}
        </p>
      ))}
      {total === 0 ? (
        <NothingFound model={MARKS_TABLE} query={query} all={all} />
      ) : (
        <Rows shown={shown} engine={engine} />
      )}
    </section>
  );
}

function Rows({ shown, engine }: { shown: ShownMarks; engine: MarksEngine | null }) {
  const { query, rows, from, to, total, pages } = shown;
  // Where all rows are here, the page is the one that is in sight.
  const [pagesOn, setPagesOn] = useState(0);
  const onSight = useCallback((index: number) => setPagesOn(Math.floor(index / MARKS_TABLE.pageSize)), []);
  return (
    <>
      <DataTable<MarksRow>
        {...{ model: MARKS_TABLE, query, rows, from, total }}
        name={({ vehicle }) => VehicleLink({ vehicle })}
        VirtualList={engine?.VirtualList ?? null}
        onSight={onSight}
      />
      <div className="panel-foot z-2 rounded-b-4 bg-surface-1 print:static laptop:sticky laptop:bottom-0">
        <span>
          {from} to {to} of {total}
        </span>
        <span className="lt-landscape:hidden">The line under a figure shows its place within tier and class</span>
        <Pagination
          page={Math.min(pages, shown.page + pagesOn)}
          pages={pages}
          hrefOf={(number) => queryToHref({ ...query, page: number }, MARKS_TABLE)}
        />
      </div>
    </>
  );
}
