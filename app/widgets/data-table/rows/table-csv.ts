import { csvText } from "#app/lib/text/csv.ts";
import type { TableModel } from "../table-model.ts";
import { fieldHead, fieldReader } from "./table-fields.ts";
import type { TableRows } from "./table-rows.ts";

/**
 * Rows as a spreadsheet takes them: the labels with their units, then a line a row. A cell that is not known or does
 * not apply is empty.
 * @param keys of the columns, whose cells are here
 */
export function tableCsv(rows: TableRows, model: TableModel, selected: readonly number[], keys: readonly string[]) {
  const fields = fieldReader(rows, model, keys);
  const head = keys.map((key) => fieldHead(model, key));
  return csvText([head, ...selected.map((row) => fields(row).map((field) => field ?? ""))]);
}
