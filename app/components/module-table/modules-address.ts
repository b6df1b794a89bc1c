import { queryToSearch, type TableQuery } from "../data-table/query/table-query.ts";
import { modulesDefinition } from "./modules-table.ts";

/** URL of the public call that returns the same data as a file. */
export function modulesCall(query: TableQuery, end: "csv" | "json"): string {
  return `/api/modules.${end}${queryToSearch({ ...query, page: 1 }, modulesDefinition(query.layout))}`;
}
