import { describe, expect, it } from "vitest";
import { emptyQuery } from "./query/table-query.ts";
import { SAMPLE } from "./sample-table.fixture.ts";
import { visibleColumns } from "./shown-columns.ts";
import { choiceColumn, type TableColumn, textColumn } from "./table-column.ts";

/** A table with the given column as its only one besides the name. */
function shown(column: TableColumn) {
  const name = textColumn({ key: "name", label: "Tank", group: "Who" });
  const model = { ...SAMPLE, columns: [name, column], usual: [column.key], spared: [] };
  return visibleColumns(emptyQuery(model), model)[0];
}

const text = (over: Partial<TableColumn>) => ({ ...textColumn({ key: "note", label: "Note", group: "Who" }), ...over });
const choice = (...labels: string[]) =>
  choiceColumn({ key: "kind", label: "Kind", group: "Who", choices: labels.map((label) => ({ value: label, label })) });

describe("the width of a column", () => {
  it.each([
    [1, 72],
    [8, 72],
    [9, 92],
    [11, 92],
    [12, 112],
    [14, 112],
    [15, 136],
    [40, 136],
  ])("has room for a head of %i letters: %i px", (letters, width) => {
    expect(shown(text({ head: "x".repeat(letters) }))?.width).toBe(width);
  });

  it.each([
    [8, 72],
    [14, 112],
    [20, 136],
    [21, 240],
  ])("has room for texts of %i letters, whatever its head: %i px", (letters, width) => {
    expect(shown(text({ head: "x".repeat(12), letters }))?.width).toBe(width);
  });

  it("has room for its longest choice, of one that wraps for its longest word", () => {
    const column = choice("One", "Tank destroyer", "Two");
    expect(shown(column)?.width).toBe(112);
    expect(shown({ ...column, wraps: true })?.width).toBe(92);
    expect(shown({ ...choice("One"), head: "x".repeat(12) })?.width).toBe(112);
  });
});

it("a column says how its cells stand", () => {
  expect(shown(text({}))?.className).toBe("edge");
  expect(shown(text({ wraps: true }))?.className).toBe("wraps edge");
  expect(shown(text({ signs: true }))?.className).toBe("signs edge");
  expect(shown(text({ kind: "number" }))?.className).toBe("figure edge");
});
