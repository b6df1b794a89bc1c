import type { ExportTable } from "./export-table.ts";

/** A small table with everything that is difficult to write. */
export const SAMPLE_EXPORT: ExportTable = {
  title: "Vehicles: [top/stock]",
  fileName: "vehicles-3-top-modules-patch-2.4.0",
  columns: [
    { key: "name", label: "Vehicle", unit: "", kind: "text" },
    { key: "class", label: "Class", unit: "", kind: "choice", labels: { heavyTank: "Heavy tank" } },
    { key: "reload", label: "Reload", unit: "s", kind: "number" },
    { key: "gunDepression", label: "Gun depression", unit: "°", kind: "number" },
  ],
  rows: [
    ["Maus", "heavyTank", 13.25, -7],
    ['=HYPERLINK("http://x","E 100")', "heavyTank", null, ""],
    ["Pipe | and *star*, “quoted”\t\\", "SPG", 0, 1e3],
  ],
  provenance: {
    gameVersion: "2.4.0",
    sources: [
      { publisher: "Client definitions", version: "1.26.1", date: "2024-10-16" },
      { publisher: "List of newer vehicles", version: null, date: null },
    ],
    address: "https://index.example/tank-extractor?tier=10",
    note: "Top modules, full crew, no equipment",
  },
};
