import { expect, it } from "vitest";
import { parseQuery } from "#app/components/data-table/query/parse-query.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table-schema.ts";
import { published } from "#tests/setup/published.ts";
import { marksFile } from "./marks-client-data.ts";
import { MARKS_TABLE, marksRows } from "./marks-table.ts";

const table = published("marks/table/eu.json") as MarksTable;

it("says of a file of marks what it is, of how many vehicles, of which day, and from whom", async () => {
  const { rows } = marksRows(table);
  const chosen = { rows, model: MARKS_TABLE, selected: [3], keys: ["name", "p95"] };
  const about = await marksFile(table).about(chosen, parseQuery(new URLSearchParams(), MARKS_TABLE));
  const source = { publisher: table.publisher, version: null, date: table.date };
  expect(about).toMatchObject({
    title: "Marks of excellence, EU",
    fileName: `marks-of-excellence-eu-1-vehicle-${table.date}`,
    sources: [source],
    note: expect.not.stringContaining("change in"),
  });
  expect(about.sourceOf(3)).toEqual(source);
});
