import { CSV_TYPE, saveFile } from "#app/widgets/export/save-file.ts";

/** What a file is made of. */
export interface CsvEngine {
  prepare(search: string): Promise<void>;
  csv(search: string): Promise<string>;
}

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
  saveFile(`${name}.csv`, await engine.csv(search), CSV_TYPE);
  return true;
}
