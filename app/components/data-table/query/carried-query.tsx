import type { TableDefinition } from "../table-definition.ts";
import { queryParameters, type TableQuery } from "./table-query.ts";

/**
 * Hidden fields with the parts of the query that a form has no field for.
 * @param query without the form's own parts, on its first page
 */
export function CarriedQuery({ query, model }: { query: TableQuery; model: TableDefinition }) {
  return queryParameters({ ...query, page: 1 }, model).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
