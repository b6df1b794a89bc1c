import XLSX from "@e965/xlsx";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { emptyQuery } from "#app/components/data-table/query/table-query.ts";
import { columnHead } from "#app/components/export/export-table.ts";
import { exportedCells } from "#app/components/export/table-to-export.ts";
import { writeExport } from "#app/components/export/write/write-export.ts";
import type { ModuleTable, ModuleVehicles } from "#app/game/model/modules/module-table.ts";
import { MODULE_VEHICLES_PATH, moduleTablePath } from "#app/game/model/modules/table-kinds.ts";
import { published } from "#tests/setup/published.ts";
import { aboutModules, chosenModules } from "./modules-export.ts";
import { modulesDefinition } from "./modules-table.ts";

const documents = {
  kind: "guns" as const,
  table: published<ModuleTable>(moduleTablePath("guns")),
  vehicles: published<ModuleVehicles>(MODULE_VEHICLES_PATH),
};
const model = modulesDefinition("guns");
const columns = model.columns.slice(1).map(({ key }) => key);
const chosen = chosenModules(documents, { ...emptyQuery(model), columns });
const table = { ...exportedCells(chosen), ...aboutModules(documents, chosen, "https://index.example/") };
const silent = () => {};

/** The table as people read it: choices in words, nothing where nothing is. */
const read = table.rows.map((row) =>
  row.map((value, i) => {
    const labels = table.columns[i]?.labels;
    if (value === null || value === "") return null;
    return labels
      ? String(value)
          .split(" ")
          .map((one) => labels[one] ?? one)
          .join(", ")
      : value;
  }),
);

describe("all guns with all their columns, opened again", () => {
  it("are all there", () => {
    expect(table.rows).toHaveLength(documents.table.id.length);
    expect(table.columns).toHaveLength(model.columns.length);
  });

  it("are in a workbook what they are in the table", async () => {
    const book = XLSX.read(await writeExport(table, "xlsx", silent));
    const cells = XLSX.utils.sheet_to_json<unknown[]>(book.Sheets.Guns ?? {}, { header: 1, defval: null });
    expect(cells[0]).toEqual(table.columns.map(columnHead));
    expect(cells.slice(1)).toEqual(read);
  });

  it("are in CSV what they are in the table", async () => {
    const text = String(await writeExport(table, "csv", silent));
    const { data, errors } = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data.slice(1)).toEqual(read.map((row) => row.map((value) => (value === null ? "" : String(value)))));
  });

  it("name every source that a row is of", () => {
    const stated = new Set(table.rows.map((row) => row.at(-3)));
    expect(new Set(table.provenance.sources.map(({ version }) => version))).toEqual(stated);
  });
});
