import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "./table.ts";
import { numberColumn, textColumn } from "./table-column.ts";
import type { TableDefinition } from "./table-definition.ts";
import { tableExporter } from "./table-file.ts";

const group = "Group";
const model: TableDefinition = {
  path: "/sample",
  label: "Sample",
  layouts: ["table"],
  pageSize: 2,
  usual: ["damage"],
  spared: [],
  columns: [
    textColumn({ key: "name", label: "Vehicle", group }),
    textColumn({ key: "method", label: "Method", group }),
    numberColumn({ key: "damage", label: "Damage", short: "Damage", group }),
    numberColumn({ key: "kills", label: "Kills", short: "Kills", decimals: 2, group }),
  ],
};
const cells: Record<string, readonly (string | number | null)[]> = {
  name: ["Maus", "Tiger I", "=cmd"],
  method: ["own", "own", "other"],
  damage: [2000.4, null, 900],
  kills: [1.234, 0.5, 1],
};
const table: Table = {
  model,
  rows: {
    length: 3,
    natural: [0, 1, 2],
    column: (key) => (cells[key] ? { cells: cells[key] } : undefined),
    find: () => [0, 1, 2],
  },
  rowOf: (row) => ({ id: row, vehicle: { id: 100 + row } as never }),
};
const own = { publisher: "Ours", version: "1.2", date: "2026-01-01" };
const exporter = (of: Table = table) =>
  tableExporter(() => of, {
    who: ["name", "method", "nation"],
    about: ({ selected }) => ({
      title: "Sample",
      fileName: `sample-${selected.length}`,
      sources: [own],
      note: "A note",
      sourceOf: (row) => (row === 2 ? null : own),
    }),
  });
const work = () => ({ signal: new AbortController().signal, report: vi.fn() });

beforeEach(() => vi.stubGlobal("location", { href: "https://index.example/sample?page=2" }));

describe("the file of a table of statistics", () => {
  it("has the id, who the row is, what is shown, and where the row comes from, on all pages", async () => {
    const file = await exporter().table("?cols=kills,damage&sort=-damage&page=2", work());
    expect(file.columns.map(({ key }) => key)).toEqual([
      "id",
      "name",
      "method",
      "kills",
      "damage",
      "patch",
      "publisher",
      "date",
    ]);
    expect(file.rows).toEqual([
      [100, "Maus", "own", 1.23, 2000, "1.2", "Ours", "2026-01-01"],
      [102, "=cmd", "other", 1, 900, null, null, null],
      [101, "Tiger I", "own", 0.5, null, "1.2", "Ours", "2026-01-01"],
    ]);
    expect(file.provenance).toEqual({
      gameVersion: "1.2",
      sources: [own],
      note: "A note",
      address: "https://index.example/sample?sort=-damage&cols=kills,damage",
    });
    expect(file.fileName).toBe("sample-3");
  });

  it("is as large as is said before", async () => {
    const { rows, columns } = await exporter().table("?damage=1000..", work());
    expect(exporter().size("?damage=1000..")).toEqual({ rows: rows.length, columns: columns.length });
    expect(rows).toHaveLength(1);
  });

  it("has no id where the rows are groups", async () => {
    const groups = { ...table, rowOf: (row: number) => ({ id: row, label: "Group" }) };
    const { columns } = await exporter(groups).table("", work());
    expect(columns[0]?.key).toBe("name");
    expect(exporter(groups).size("").columns).toBe(columns.length);
  });

  it("is given up where it is cancelled", async () => {
    await expect(exporter().table("", { ...work(), signal: AbortSignal.abort() })).rejects.toThrow("aborted");
  });
});
