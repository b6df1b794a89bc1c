import type { TableQuery } from "../query/table-query.ts";
import type { TableModel } from "../table-model.ts";

export interface TableFormProps {
  query: TableQuery;
  model: TableModel;
}
