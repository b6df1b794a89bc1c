import type { TableDefinition } from "../table-definition.ts";
import { parseQuery } from "./parse-query.ts";
import type { TableQuery } from "./table-query.ts";

/** What a form of the table asks for; without script its address is read by the same rules. */
export function queryOfForm(form: HTMLFormElement, model: TableDefinition): TableQuery {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") params.append(name, value);
  return parseQuery(params, model);
}
