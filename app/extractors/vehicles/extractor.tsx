import { useMemo, useRef } from "react";
import { useLocation } from "react-router";
import { neededDocumentsOf } from "#app/api/documents.ts";
import { CallExample } from "#app/components/call-example.tsx";
import { Callout } from "#app/components/callout.tsx";
import { DataTable } from "#app/components/data-table/data-table.tsx";
import { withoutFilters } from "#app/components/data-table/query/change-query.ts";
import { queryToHref, visibleKeys } from "#app/components/data-table/query/table-query.ts";
import { useRequestedSearch } from "#app/components/data-table/use-requested-search.ts";
import { EmptyState } from "#app/components/empty-state.tsx";
import { ExportPanel } from "#app/components/export/export-panel.tsx";
import { PageStep, Pagination } from "#app/components/paged-list/pagination.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { shareLink } from "#app/components/share-link.ts";
import { vehicleCell } from "#app/components/vehicle/vehicle-cell.tsx";
import {
  type ExtractQuery,
  extractCall,
  extractOf,
  extractToHref,
  fromItsStart,
  parseExtract,
} from "#app/components/vehicle-extract/extract-address.ts";
import { EXTRACT, fileKeys } from "#app/components/vehicle-extract/extract-table.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { ExtractorContent, ExtractorRow } from "./extractor-content.ts";
import { Steps, type StepsProps } from "./steps.tsx";

/** Letters of an address after which some chats and mail programs cut it. */
const LONG_LINK = 2_000;

interface ExtractExportProps {
  content: ExtractorContent;
  origin: string;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** The files, and the link to this selection. Visible at any scroll position. */
function ExtractExport({ content: { query, total }, origin, version }: ExtractExportProps) {
  const href = extractToHref(fromItsStart(query));
  const letters = origin.length + href.length;
  const share = async () => {
    const message =
      letters > LONG_LINK
        ? `It has ${formatNumber(letters)} letters: browsers open it, but some chats cut links after 2,000.`
        : "It opens with the same vehicles, stats and order.";
    await shareLink({ title: "Tank extractor", url: origin + href, message });
  };
  return (
    <ExportPanel
      size={{ rows: total, columns: fileKeys(visibleKeys(query.table, EXTRACT)).length, of: "vehicles" }}
      calls={{ csv: extractCall(query, "csv"), json: extractCall(query, "json") }}
      load={async (work) => {
        const { loadExtract } = await import("#app/components/vehicle-extract/load-extract.client.ts");
        return loadExtract(query, neededDocumentsOf(version), work);
      }}
    >
      <button type="button" className="button" onClick={share}>
        <i className="i-lucide-link" />
        Copy link
      </button>
    </ExportPanel>
  );
}

interface ExtractorProps extends Omit<StepsProps, "content"> {
  content: ExtractorContent;
  /** What of the address means nothing, in words. */
  unread: readonly string[];
  origin: string;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

const modelOf = () => EXTRACT;

export function Extractor({ content, sent, unread, origin, version }: ExtractorProps) {
  const panels = useRef<HTMLDivElement>(null);
  const requested = useRequestedSearch(panels, modelOf, () => false);
  const { search } = useLocation();
  // A click shows its choice at once; the rows follow.
  const wanted = useMemo(
    () => (requested === search ? content : { ...content, query: parseExtract(new URLSearchParams(requested)) }),
    [requested, search, content],
  );
  const { missing, unknown } = content;
  const notes = [
    ...(unread.length > 0 ? [`Not understood, and left out of what is shown: ${unread.join(", ")}.`] : []),
    ...(unknown.length > 0 ? [`No vehicle has this id: ${unknown.slice(0, 20).join(", ")}.`] : []),
    ...(missing.length > 0 ? [`These stats can’t be loaded right now: ${missing.join(", ")}.`] : []),
  ];
  return (
    <div className="stack" ref={panels}>
      {notes.length > 0 && (
        <Callout>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Callout>
      )}
      <Steps content={wanted} sent={sent} />
      <PreviewPanel content={wanted} />
      <ExtractExport content={content} origin={origin} version={version} />
      <ForScripts query={content.query} origin={origin} />
    </div>
  );
}

/** The address of the selection, and the open API calls behind the files, for scripts and spreadsheets. */
function ForScripts({ query, origin }: { query: ExtractQuery; origin: string }) {
  return (
    <section className="panel" aria-label="For scripts and spreadsheets">
      <PanelHead title="For scripts and spreadsheets" />
      <div className="panel-body grid gap-12px text-13 color-text-2">
        <p className="max-w-74ch">
          The same table as an open call: no key, always current. Use <code>.json</code> instead of <code>.csv</code>{" "}
          for JSON.
        </p>
        <CallExample label="This table as a call" text={`${origin}${extractCall(query, "csv")}`} />
        <CallExample label="This table as a page" text={`${origin}${extractToHref(fromItsStart(query))}`} />
        <CallExample
          label="Google Sheets"
          text={`=IMPORTDATA("${origin}/api/vehicles.csv?columns=tier,dpm&tier=10")`}
        />
        <CallExample
          label="Command line"
          text={`curl "${origin}/api/vehicles.json?columns=health,reload&vehicles=529,4481&modules=stock"`}
        />
        <p className="max-w-74ch">
          <code>columns</code> lists the columns in order, <code>sort</code> up to three of them (<code>-dpm,tier</code>
          ). <code>class</code>, <code>tier</code>, <code>nation</code>, <code>role</code> and <code>type</code> filter;
          ranges look like <code>dpm=2500..</code>; <code>vehicles</code> takes ids. An unknown column or value is an
          error that lists the valid ones.
        </p>
      </div>
    </section>
  );
}

/** The rows as the files have them, page by page from the server. */
function PreviewPanel({ content }: { content: ExtractorContent }) {
  const { query, rows, columns, from, to, total, page, pages } = content;
  return (
    <section className="panel panel-wide" aria-label="Preview">
      <PanelHead title="Preview" note={total === 0 ? "No rows" : `${from} to ${to} of ${formatNumber(total)}`} />
      {total > 0 && content.columnPages > 1 && <ColumnPages content={content} />}
      {total === 0 ? (
        <EmptyState
          title="No vehicle is left"
          reason={
            query.vehicles ? "None of the vehicles of your list fits all filters." : "No vehicle fits all filters."
          }
        >
          <a
            className="button button-small"
            href={queryToHref(withoutFilters(query.table), EXTRACT)}
            data-keep-scroll=""
          >
            Clear filters
          </a>
        </EmptyState>
      ) : (
        <DataTable<ExtractorRow>
          model={EXTRACT}
          query={query.table}
          keys={columns}
          rows={rows}
          name={({ vehicle }) => vehicleCell(vehicle)}
        />
      )}
      <div className="panel-foot">
        <span>{query.modules === "stock" ? "Stock modules" : "Top modules"}, full crew, no equipment</span>
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => queryToHref({ ...query.table, page: number }, EXTRACT)}
        />
      </div>
    </section>
  );
}

/** Which of many columns are shown, with links to the previous and next ones. */
function ColumnPages({
  content: { query, firstColumn, lastColumn, chosenColumns, columnPages },
}: {
  content: ExtractorContent;
}) {
  const { columnPage } = query;
  const hrefOf = (number: number) => extractToHref(extractOf(query.table, { ...query, columnPage: number }));
  return (
    <div className="flex flex-wrap gap-x-16px gap-y-8px items-center justify-between px-16px pb-12px">
      <p className="note">
        Stats {firstColumn} to {lastColumn} of {chosenColumns}. Every file has all of them.
      </p>
      <nav className="page-links" aria-label="Stats of the preview" data-keep-scroll="">
        <PageStep label="Previous stats" href={columnPage > 1 ? hrefOf(columnPage - 1) : undefined} />
        <PageStep label="Next stats" href={columnPage < columnPages ? hrefOf(columnPage + 1) : undefined} />
      </nav>
    </div>
  );
}
