import { type ChosenCells, exportedCells } from "./table-to-export.ts";
import { writeCsv } from "./write/write-csv.ts";

/** What a table shows as the text of a CSV file. */
export function tableCsv(chosen: ChosenCells): string {
  return writeCsv(exportedCells(chosen));
}
