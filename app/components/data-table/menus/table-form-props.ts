import type { TableQuery } from "../query/table-query.ts";
import type { TableDefinition } from "../table-definition.ts";

export interface TableFormProps {
  query: TableQuery;
  model: TableDefinition;
}
