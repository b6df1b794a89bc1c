import { moveColumn } from "#app/components/data-table/query/change-query.ts";
import { type TableQuery, visibleKeys } from "#app/components/data-table/query/table-query.ts";
import type { QueryParameters } from "#app/game/search/typed-text.ts";
import { type ExtractQuery, extractOf, parseExtract } from "./extract-address.ts";
import { EXTRACT } from "./extract-table.ts";

/** What buttons of forms say: a column one place up or down or away, a vehicle off the list. */
const BUTTONS = ["up", "down", "drop", "without"] as const;
/** Other parameters that only forms send. */
const FIELDS = /^(?:was|by|order|.+-(?:min|max))$/;

/** Whether an address is as a form without script sends it: there is a shorter one that says the same. */
export function isSentByForm(params: URLSearchParams): boolean {
  const names = [...params.keys()];
  return names.some((name) => BUTTONS.some((button) => button === name) || FIELDS.test(name));
}

/** Reads a submitted form of the page, including the button that submitted it. */
export function parseExtractForm(params: QueryParameters): ExtractQuery {
  const { table, vehicles, ...own } = parseExtract(params);
  const without = Number(params.get("without") ?? Number.NaN);
  return extractOf(withButtons(table, params), {
    ...own,
    vehicles: vehicles?.filter((id) => id !== without) ?? null,
  });
}

function withButtons(table: TableQuery, params: QueryParameters): TableQuery {
  const visible = visibleKeys(table, EXTRACT);
  const indexOf = (name: (typeof BUTTONS)[number]) => visible.indexOf(params.get(name) ?? "");
  const move = (index: number, by: number) => moveColumn(table, EXTRACT, visible[index] ?? "", index + by);
  if (indexOf("up") >= 0) return move(indexOf("up"), -1);
  if (indexOf("down") >= 0) return move(indexOf("down"), 1);
  const dropped = indexOf("drop");
  return dropped < 0 ? table : { ...table, columns: visible.toSpliced(dropped, 1) };
}
