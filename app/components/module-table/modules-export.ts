import { type TableQuery, visibleKeys } from "../data-table/query/table-query.ts";
import { selectRows } from "../data-table/rows/select-rows.ts";
import type { ExportSource, ExportTable } from "../export/export-table.ts";
import type { ChosenCells } from "../export/table-to-export.ts";
import { type ModuleDocuments, moduleFileKeys, moduleRows, modulesDefinition } from "./modules-table.ts";

export function chosenModules(documents: ModuleDocuments, query: TableQuery): ChosenCells {
  const model = modulesDefinition(documents.kind);
  const rows = moduleRows(documents);
  return { rows, model, selected: selectRows(rows, model, query), keys: moduleFileKeys(visibleKeys(query, model)) };
}

/**
 * Metadata in an exported module file.
 * @param address of the call or page that returns the same data
 */
export function aboutModules(
  { kind, table, vehicles }: ModuleDocuments,
  { selected }: ChosenCells,
  address: string,
): Pick<ExportTable, "title" | "fileName" | "provenance"> {
  const { gameVersion } = vehicles;
  const sourceIndexes = new Set(selected.map((row) => table.source[row] ?? 0));
  const sources = [...sourceIndexes].flatMap((sourceIndex): ExportSource[] => {
    const source = table.sources[sourceIndex];
    if (!source) return [];
    const test = source.commonTest ? " (Common Test)" : "";
    return [{ publisher: source.publisher, version: source.version && source.version + test, date: source.date }];
  });
  return {
    title: modulesDefinition(kind).label,
    fileName: `${kind}-${selected.length}-patch-${gameVersion}`,
    provenance: { gameVersion, sources, address, note: "As the game’s files state them, without crew and equipment" },
  };
}
