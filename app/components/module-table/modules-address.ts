import { queryToSearch, type TableQuery } from "../data-table/query/table-query.ts";
import { modulesDefinition } from "./modules-table.ts";

/** Address of the open call that gives the same as a file. */
export function modulesCall(query: TableQuery, end: "csv" | "json"): string {
  return `/api/modules.${end}${queryToSearch({ ...query, page: 1 }, modulesDefinition(query.layout))}`;
}
