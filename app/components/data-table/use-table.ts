import {
  type RefObject,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { parseQuery } from "./query/parse-query.ts";
import { queryToHref, type TableQuery } from "./query/table-query.ts";
import { type Table, type TablePage, tablePage } from "./table.ts";
import type { TableDefinition } from "./table-definition.ts";
import type { TableFile } from "./table-file.ts";
import { useRequestedSearch } from "./use-requested-search.ts";

/** All rows of a table in the browser. Never a part of the first load. */
export interface TableClientData {
  /** The table of an address; the same lists of cells for the same columns, so that they are sorted once. */
  tableOf(params: URLSearchParams): Table;
  /** Fetches the extra columns that a URL needs; null if they are already loaded. Never rejects. */
  fetchColumns?(params: URLSearchParams): Promise<void> | null;
  /** Extra content of its export files; absent if the page has its own export. */
  file?: TableFile;
}

interface RowsHere {
  name: string;
  data: TableClientData;
}

/** A table as a panel shows it. */
export interface UsedTable {
  model: TableDefinition;
  /** The requested query, on which controls and links build. */
  query: TableQuery;
  /** The page shown: while the server answers a click, briefly the previous one. */
  current: TablePage;
  /** Name of the available rows; null if there are none. */
  name: string | null;
  /** Null until the rows are requested, and if they are unavailable. */
  rows: RowsHere | null;
  /** Fetches the rows; null if they are unavailable. */
  load(): Promise<RowsHere | null>;
}

/** What takes rows along, and what shows them otherwise than a table. */
export interface UsedTableProps {
  table: UsedTable;
}

/** Rows by the path of their page, for the lifetime of the document. Filled only in browsers. */
const kept = new Map<string, RowsHere>();
const coming = new Map<string, Promise<RowsHere | null>>();
/** The pages shown of a query, by path and query: another one is added to them, and who comes back finds them all. */
const visiblePages = new Map<string, Pick<TablePage, "first" | "page">>();

/** What changes the rows: filters, heads of columns, pages. */
const CONTROLS = "[data-keep-scroll], nav";

/**
 * The part of a table that the URL shows: first a page from the server; once the table is used, the browser's
 * selection from all rows, made by the same function as the server's, together with the previous pages already shown.
 * @param modelOf the table of a layout
 * @param name of the row set; another name means other rows; null if they are unavailable
 * @param fetch imports and fetches all rows
 */
export function useTable(
  panel: RefObject<HTMLElement | null>,
  modelOf: (layout: string) => TableDefinition,
  page: TablePage,
  name: string | null,
  fetch: (name: string) => Promise<TableClientData>,
): UsedTable {
  const { path } = modelOf(page.query.layout);
  const latest = useRef(fetch);
  latest.current = fetch;
  const [known, setKnown] = useState(() => kept.get(path) ?? null);
  const rows = known && known.name === name ? known : null;
  // Columns that have come since.
  const [fetched, setFetched] = useState(0);

  const load = useCallback(async () => {
    const had = kept.get(path) ?? null;
    if (name === null || had?.name === name) return had;
    const under = coming.get(name) ?? fetchRows(name, latest.current);
    coming.set(name, under);
    const here = await under;
    coming.delete(name);
    if (here) {
      kept.set(path, here);
      startTransition(() => setKnown(here));
    }
    return here;
  }, [path, name]);

  const last = useRef<TablePage | null>(null);
  const requested = useRequestedSearch(panel, modelOf, (search) => {
    if (!rows) {
      const loading = load();
      // Appending the next page to those shown needs all rows. Offline the server is no other way.
      if (!navigator.onLine || isOf(last.current ?? page, search, modelOf))
        return loading.then((here) => here !== null);
    }
    return rows !== null && (rows.data.fetchColumns?.(new URLSearchParams(search))?.then(() => true) ?? true);
  });

  // Controls answer at once, rows are drawn after them: both at once would keep a visitor waiting.
  const drawn = useDeferredValue(requested);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was fetched is here
  const columns = useMemo(() => rows?.data.fetchColumns?.(new URLSearchParams(drawn)) ?? null, [rows, drawn, fetched]);
  useEffect(() => {
    let wanted = true;
    columns?.then(() => wanted && startTransition(() => setFetched((count) => count + 1)));
    return () => {
      wanted = false;
    };
  }, [columns]);

  const selected = useMemo(() => {
    const params = new URLSearchParams(drawn);
    if (!rows || columns !== null) return null;
    const table = rows.data.tableOf(params);
    const wanted = parseQuery(params, table.model);
    const before = visiblePages.get(keyOf(wanted, table.model));
    const follows = before && (wanted.page === before.page || wanted.page === before.page + 1);
    return tablePage(table, params, follows ? before.first : wanted.page);
  }, [rows, columns, drawn]);
  // While columns load, keeps showing the previous page; on returning to a page, the server's one.
  const current = selected ?? (rows && !isOf(page, drawn, modelOf) ? last.current : null) ?? page;
  useEffect(() => {
    last.current = current;
    const { query, first, page } = current;
    visiblePages.set(keyOf(query, modelOf(query.layout)), { first, page });
  });
  const model = modelOf(current.query.layout);
  const query = useMemo(() => {
    const wanted = parseQuery(new URLSearchParams(requested), model);
    return wanted.layout !== current.query.layout || isOf(current, requested, modelOf) ? current.query : wanted;
  }, [requested, model, modelOf, current]);

  useRowsAtFirstUse(panel, rows === null && name !== null, load);
  return { model, query, current, name, rows, load };
}

/** Key of a query, independent of its page. */
const keyOf = (query: TableQuery, model: TableDefinition) => queryToHref({ ...query, page: 1 }, model);

/** Whether the rows match the requested query, ignoring the page. */
function isOf({ query }: TablePage, requested: string, modelOf: (layout: string) => TableDefinition): boolean {
  const model = modelOf(query.layout);
  const wanted = parseQuery(new URLSearchParams(requested), model);
  return keyOf(wanted, model) === keyOf(query, model);
}

async function fetchRows(name: string, fetch: (name: string) => Promise<TableClientData>): Promise<RowsHere | null> {
  try {
    const data = await fetch(name);
    const params = new URLSearchParams(location.search);
    await data.fetchColumns?.(params);
    const { rows } = data.tableOf(params);
    await nextTask();
    // The first search is many times slower than all later ones: it is not to be the first letter's.
    rows.find("e 1");
    await nextTask();
    return { name, data };
  } catch {
    // Offline, or a build ago: pages from the server do as well.
    return null;
  }
}

/** Lets the browser answer its visitor between two steps of work. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Fetches the rows at the first sign that they are wanted. */
function useRowsAtFirstUse(panel: RefObject<HTMLElement | null>, waiting: boolean, load: () => void): void {
  useEffect(() => {
    const section = panel.current;
    if (!waiting || !section) return;
    const ended = new AbortController();
    const { signal } = ended;
    const onUse = ({ target }: Event) => {
      if (target instanceof Element && target.closest(CONTROLS)) load();
    };
    // Before the panel came alive.
    if (section.querySelector("details[open]") ?? section.contains(document.activeElement)) load();
    for (const name of ["pointerover", "pointerdown", "focusin", "input"])
      section.addEventListener(name, onUse, { signal });
    return () => ended.abort();
  }, [panel, waiting, load]);
}
