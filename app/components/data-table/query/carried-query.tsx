import type { TableDefinition } from "../table-definition.ts";
import { queryParameters, type TableQuery } from "./table-query.ts";

/** Hidden fields of a form that carry what it does not ask for. @param query without that, on its first page */
export function CarriedQuery({ query, model }: { query: TableQuery; model: TableDefinition }) {
  return queryParameters({ ...query, page: 1 }, model).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
