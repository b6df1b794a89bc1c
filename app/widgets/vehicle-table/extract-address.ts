import { parseQuery, type QueryParameters } from "#app/widgets/data-table/query/parse-query.ts";
import { queryToSearch, type TableQuery } from "#app/widgets/data-table/query/table-query.ts";
import { EXTRACT } from "./extract-table.ts";

/** Configurations that figures can be of. */
export const MODULES = ["top", "stock"] as const;

/** What is taken along: which vehicles, which columns, of which modules. */
export interface ExtractQuery {
  table: TableQuery;
  modules: (typeof MODULES)[number];
  /** Only these vehicles, by their ids and in this order; null for all. */
  vehicles: readonly number[] | null;
}

/** Reads what an address takes along; nothing in it is an error, what means nothing is dropped. */
export function parseExtract(params: QueryParameters): ExtractQuery {
  const ids = params.getAll("vehicles").flatMap((text) => text.split(","));
  const known = ids.map((text) => text.trim()).filter((text) => /^\d{1,7}$/.test(text));
  return {
    table: parseQuery(params, EXTRACT),
    modules: MODULES.find((each) => each === params.get("modules")) ?? "top",
    vehicles: params.getAll("vehicles").length > 0 ? [...new Set(known.map(Number))] : null,
  };
}

/** The canonical query string, "?" included; empty for all vehicles with the usual columns. */
export function extractToSearch({ table, modules, vehicles }: ExtractQuery): string {
  const own = [modules === "top" ? "" : `modules=${modules}`, vehicles ? `vehicles=${vehicles.join(",")}` : ""];
  const parts = [queryToSearch(table, EXTRACT).slice(1), ...own].filter((part) => part !== "");
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** The address of a query in another place, as a file of it has. */
export function extractToHref(query: ExtractQuery, path: string = EXTRACT.path): string {
  return `${path}${extractToSearch(query)}`;
}

/** Address of the open call that gives the same as a file. */
export function extractCall(query: ExtractQuery, kind: "csv" | "json"): string {
  return extractToHref({ ...query, table: { ...query.table, page: 1 } }, `/api/vehicles.${kind}`);
}
