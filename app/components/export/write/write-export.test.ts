import XLSX from "@e965/xlsx";
import { toString as textOf } from "mdast-util-to-string";
import Papa from "papaparse";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { SAMPLE_EXPORT } from "../sample-export.fixture.ts";
import { writeExport } from "./write-export.ts";

const silent = () => {};
const HEAD = ["Vehicle", "Class", "Reload (s)", "Gun depression (°)"];
const ABOUT = [
  ["Table", "Vehicles: [top/stock]"],
  ["Game version", "2.4.0"],
  ["Source", "Client definitions, patch 1.26.1, 2024-10-16"],
  ["Source", "List of newer vehicles, patch not known, date not known"],
  ["Notes", "Top modules, full crew, no equipment"],
  ["Link to this table", "https://index.example/tank-extractor?tier=10"],
];

describe("a table as CSV", () => {
  it("is read back as it was, but for the apostrophe before what would be a formula", async () => {
    const text = String(await writeExport(SAMPLE_EXPORT, "csv", silent));
    expect(text.startsWith("\uFEFFVehicle,")).toBe(true);
    expect(Papa.parse(text.slice(1), { skipEmptyLines: true }).data).toEqual([
      HEAD,
      ["Maus", "Heavy tank", "13.25", "-7"],
      ['\'=HYPERLINK("http://x","E 100")', "Heavy tank", "", ""],
      ["Pipe | and *star*, “quoted”\t\\", "SPG", "0", "1000"],
    ]);
  });
});

describe("a table for the clipboard", () => {
  it("has tabs between its cells, and below it where it comes from", async () => {
    const text = String(await writeExport(SAMPLE_EXPORT, "clipboard", silent));
    const lines = Papa.parse<string[]>(text, { delimiter: "\t" }).data;
    expect(lines.slice(0, 2)).toEqual([HEAD, ["Maus", "Heavy tank", "13.25", "-7"]]);
    expect(lines[2]?.[0]).toBe('\'=HYPERLINK("http://x","E 100")');
    expect(lines.slice(4)).toEqual([[""], ...ABOUT, [""]]);
  });
});

describe("a table as JSON", () => {
  it("has the values of choices, null for what nobody knows, and nothing for what does not apply", async () => {
    const { rows, columns, ...about } = JSON.parse(String(await writeExport(SAMPLE_EXPORT, "json", silent)));
    expect(about).toEqual({ title: SAMPLE_EXPORT.title, ...SAMPLE_EXPORT.provenance });
    expect(columns[2]).toEqual({ key: "reload", label: "Reload", unit: "s" });
    expect(rows).toEqual([
      { name: "Maus", class: "heavyTank", reload: 13.25, gunDepression: -7 },
      { name: '=HYPERLINK("http://x","E 100")', class: "heavyTank", reload: null },
      { name: "Pipe | and *star*, “quoted”\t\\", class: "SPG", reload: 0, gunDepression: 1000 },
    ]);
  });

  it("is JSON without rows too", async () => {
    expect(JSON.parse(String(await writeExport({ ...SAMPLE_EXPORT, rows: [] }, "json", silent))).rows).toEqual([]);
  });
});

describe("a table as Markdown", () => {
  it("shows signs of markup as they are, and figures to the right", async () => {
    expect(String(await writeExport(SAMPLE_EXPORT, "markdown", silent))).toMatchInlineSnapshot(`
      "| Vehicle                           | Class      | Reload (s) | Gun depression (°) |
      | :-------------------------------- | :--------- | ---------: | -----------------: |
      | Maus                              | Heavy tank |      13.25 |                 -7 |
      | =HYPERLINK("http://x","E 100")    | Heavy tank |            |                    |
      | Pipe \\| and \\*star\\*, “quoted” \\\\ | SPG        |          0 |               1000 |

      - Table: Vehicles: \\[top/stock\\]
      - Game version: 2.4.0
      - Source: Client definitions, patch 1.26.1, 2024-10-16
      - Source: List of newer vehicles, patch not known, date not known
      - Notes: Top modules, full crew, no equipment
      - Link to this table: <https://index.example/tank-extractor?tier=10>
      "
    `);
  });
});

describe("a table as Markdown, read by a parser", () => {
  it("has the cells of the table as plain text", async () => {
    const text = String(await writeExport(SAMPLE_EXPORT, "markdown", silent));
    const [parsed] = unified().use(remarkParse).use(remarkGfm).parse(text).children;
    if (parsed?.type !== "table") throw new Error("It begins with no table.");
    expect(parsed.align).toEqual(["left", "left", "right", "right"]);
    expect(parsed.children.map((row) => row.children.map((cell) => textOf(cell)))).toEqual([
      HEAD,
      ["Maus", "Heavy tank", "13.25", "-7"],
      ['=HYPERLINK("http://x","E 100")', "Heavy tank", "", ""],
      ["Pipe | and *star*, “quoted” \\", "SPG", "0", "1000"],
    ]);
  });
});

describe("a table as a workbook, read by another library", () => {
  const read = async () => XLSX.read(await writeExport(SAMPLE_EXPORT, "xlsx", silent), { bookFiles: true });
  const cells = (sheet: XLSX.WorkSheet | undefined) =>
    XLSX.utils.sheet_to_json(sheet ?? {}, { header: 1, defval: null, raw: true });

  it("has the cells of the table: numbers as numbers, texts as texts", async () => {
    const { Sheets, SheetNames } = await read();
    expect(SheetNames).toEqual(["Vehicles   top stock", "Source"]);
    const sheet = Sheets["Vehicles   top stock"];
    expect(cells(sheet)).toEqual([
      HEAD,
      ["Maus", "Heavy tank", 13.25, -7],
      ['=HYPERLINK("http://x","E 100")', "Heavy tank", null, null],
      ["Pipe | and *star*, “quoted”\t\\", "SPG", 0, 1000],
    ]);
    expect(sheet?.A3).toMatchObject({ t: "s" });
    expect(sheet?.A3).not.toHaveProperty("f");
    expect(sheet?.["!autofilter"]).toEqual({ ref: "A1:D4" });
  });

  it("keeps its head in sight", async () => {
    const { files } = (await read()) as { files?: Record<string, { content: Uint8Array }> };
    const xml = new TextDecoder().decode(files?.["xl/worksheets/sheet1.xml"]?.content);
    expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  });

  it("says where the figures come from on a sheet of its own", async () => {
    expect(cells((await read()).Sheets.Source)).toEqual(ABOUT);
  });
});

it("says how many of the rows are written", async () => {
  const reported: number[] = [];
  const rows = Array.from({ length: 60 }, () => SAMPLE_EXPORT.rows[0] ?? []);
  await writeExport({ ...SAMPLE_EXPORT, rows }, "csv", (done) => reported.push(done));
  expect(reported).toEqual([0, 25, 50, 60]);
});
