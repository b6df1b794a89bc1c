import { parseQuery } from "#app/components/data-table/query/parse-query.ts";
import { queryToSearch, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import { shortened, unreadParameters } from "#app/components/data-table/query/unread-parameters.ts";
import type { QueryParameters } from "#app/game/search/typed-text.ts";
import { EXTRACT } from "./extract-table.ts";
import { type NamedVehicles, readVehicles, vehicleCode } from "./extract-vehicles.ts";

/** Configurations that figures can be of. */
export const MODULES = ["top", "stock"] as const;
/** Stats with what later sources state, or those of the definitions alone. */
export const STAT_SOURCES = ["current", "definitions"] as const;

/** The selection to export: which vehicles, which columns, with which modules. */
export interface ExtractQuery {
  /** Carries the fields below among its kept parameters, so that the table's links include them. */
  table: TableQuery;
  modules: (typeof MODULES)[number];
  figures: (typeof STAT_SOURCES)[number];
  /** Only these vehicles, by their ids and in this order; null for all. */
  vehicles: readonly number[] | null;
  /** Which of its columns the page shows, where that is a part of them, from 1; files have them all. */
  columnPage: number;
}

/** Reads what an address takes along; nothing in it is an error, what means nothing is dropped. */
export function parseExtract(params: QueryParameters): ExtractQuery {
  const { ids } = namedVehicles(params);
  return extractOf(parseQuery(params, EXTRACT), {
    modules: MODULES.find((candidate) => candidate === params.get("modules")) ?? "top",
    figures: STAT_SOURCES.find((candidate) => candidate === params.get("figures")) ?? "current",
    vehicles: ids.length === 0 ? null : ids,
    columnPage: COLUMN_PAGE.test(params.get("part") ?? "") ? Number(params.get("part")) : 1,
  });
}

const COLUMN_PAGE = /^[1-9]\d?$/;

export function extractOf(
  table: TableQuery,
  { modules, figures, vehicles, columnPage }: Omit<ExtractQuery, "table">,
): ExtractQuery {
  const kept = {
    ...(modules === "top" ? {} : { modules }),
    ...(figures === "current" ? {} : { figures }),
    ...(vehicles && vehicles.length > 0 ? { vehicles: vehicleCode(vehicles) } : {}),
    ...(columnPage > 1 ? { part: String(columnPage) } : {}),
  };
  return { table: { ...table, kept }, modules, figures, vehicles, columnPage };
}

/** The meaningless parts of an address, as text: `parseExtract` drops them and the page lists them. */
export function unreadExtract(params: QueryParameters): string[] {
  const modules = params.get("modules") ?? "";
  const figures = params.get("figures") ?? "";
  const columnPage = params.get("part") ?? "";
  const { wrong, lost } = namedVehicles(params);
  return [
    ...unreadParameters(params, EXTRACT),
    ...(modules === "" || MODULES.some((candidate) => candidate === modules)
      ? []
      : [`modules “${shortened(modules)}”`]),
    ...(figures === "" || STAT_SOURCES.some((candidate) => candidate === figures)
      ? []
      : [`figures “${shortened(figures)}”`]),
    ...(columnPage === "" || COLUMN_PAGE.test(columnPage) ? [] : [`part “${shortened(columnPage)}”`]),
    ...(wrong.length === 0 ? [] : [`vehicles “${shortened(wrong.join(","))}”`]),
    ...(lost === 0 ? [] : [`the last ${lost} vehicles of the list, which has been cut short on its way`]),
  ];
}

function namedVehicles(params: QueryParameters): NamedVehicles {
  const all = params.getAll("vehicles").map(readVehicles);
  return {
    ids: [...new Set(all.flatMap(({ ids }) => ids))],
    wrong: all.flatMap(({ wrong }) => wrong),
    lost: all.reduce((sum, { lost }) => sum + lost, 0),
  };
}

/** The canonical query string, "?" included; empty for all vehicles with the usual columns. */
export function extractToSearch({ table, ...own }: ExtractQuery): string {
  return queryToSearch(extractOf(table, own).table, EXTRACT);
}

/** The address of a query under another path, for example that of a file. */
export function extractToHref(query: ExtractQuery, path: string = EXTRACT.path): string {
  return `${path}${extractToSearch(query)}`;
}

/** The same choice from its first row and its first column. */
export function fromItsStart(query: ExtractQuery): ExtractQuery {
  return extractOf({ ...query.table, page: 1 }, { ...query, columnPage: 1 });
}

/** URL of the open API call that returns the same data as a file. */
export function extractCall(query: ExtractQuery, kind: "csv" | "json"): string {
  return extractToHref(fromItsStart(query), `/api/vehicles.${kind}`);
}
