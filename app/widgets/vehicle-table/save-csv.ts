import type { TableEngine } from "#app/widgets/data-table/use-table-engine.ts";

/** What a file is made of. */
export type CsvEngine = Pick<TableEngine<unknown>, "prepare" | "csv">;

/**
 * Has the browser save rows as a file.
 * @param name of the file, without its end
 * @param search query string of what is shown
 * @returns false where the rows cannot be had
 */
export async function saveCsv(name: string, search: string, load: () => Promise<CsvEngine | null>): Promise<boolean> {
  const engine = await load();
  if (!engine) return false;
  await engine.prepare(search);
  const text = await engine.csv(search);
  // By this mark a spreadsheet knows the text for UTF-8.
  const file = new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${name}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
