import type { ExportSource, ExportTable } from "#app/components/export/export-table.ts";
import type { ChosenCells } from "#app/components/export/table-to-export.ts";
import { type ExtractQuery, extractCall } from "./extract-address.ts";
import type { Extract } from "./extract-selection.ts";
import { EXTRACT } from "./extract-table.ts";

export function chosenCells({ rows, selected, keys }: Extract): ChosenCells {
  return { rows, model: EXTRACT, selected, keys };
}

/**
 * The metadata of a vehicle file.
 * @param origin of the site
 */
export function aboutExtract(
  extract: Extract,
  query: ExtractQuery,
  { origin, kind = "json" }: { origin: string; kind?: "csv" | "json" },
): Pick<ExportTable, "title" | "fileName" | "provenance"> {
  return {
    title: "Vehicles",
    fileName: extractFileName(extract, query),
    provenance: {
      gameVersion: extract.gameVersion,
      sources: sourcesOf(extract),
      address: new URL(extractCall(query, kind), origin).href,
      note: `${query.modules === "top" ? "Top" : "Stock"} modules, full crew, no equipment${query.figures === "definitions" ? ", stats of the definitions" : ""}`,
    },
  };
}

/** The sources of the rows that are taken along, each once. */
function sourcesOf({ rows, selected, later }: Extract): ExportSource[] {
  const text = (key: string, row: number) => {
    const cell = rows.column(key)?.cells[row];
    return typeof cell === "string" ? cell : null;
  };
  const found = selected.flatMap((row): [string, ExportSource][] => {
    const publisher = text("source", row);
    if (publisher === null) return [];
    const source = { publisher, version: text("patch", row), date: text("date", row) };
    return [[JSON.stringify(source), source]];
  });
  return [...new Map(found).values(), ...later.map(({ publisher, version, date }) => ({ publisher, version, date }))];
}

/** A recognisable file name without extension: how many vehicles, which modules, which patch. */
function extractFileName(
  { selected, gameVersion }: Pick<Extract, "selected" | "gameVersion">,
  { modules, figures }: Pick<ExtractQuery, "modules" | "figures">,
): string {
  return `vehicles-${selected.length}-${modules}-modules-${figures === "definitions" ? "definitions" : "patch"}-${gameVersion}`;
}
