import { describe, expect, it } from "vitest";
import { usedDrawings } from "#scripts/vite/icons.ts";
import { cellOf, type SheetDrawing, sheetCells, sheetCss, sheetPosition, sheetSize } from "./icon-sheet.ts";

const drawing = (name: string, coloured = false): SheetDrawing => ({ name, coloured, svg: "<svg/>" });

describe("a sheet of icons", () => {
  it.each([0, 1, 2])("is placed so that place %i of three fills its element", (index) => {
    // CSS: offset = position × (element − image); in units of the element's side.
    const image = sheetSize(3) / 100;
    const offset = (sheetPosition(index, 3) / 100) * (1 - image);
    expect(offset * 24).toBeCloseTo(-(index * 28 + 2), 9);
  });

  it("has ten columns, and as many rows as it needs", () => {
    expect(sheetCells(3)).toEqual({ columns: 3, rows: 1 });
    expect(sheetCells(20)).toEqual({ columns: 10, rows: 2 });
    expect(sheetCells(21)).toEqual({ columns: 10, rows: 3 });
    expect([0, 9, 10, 21].map(cellOf)).toEqual([
      { column: 0, row: 0 },
      { column: 9, row: 0 },
      { column: 0, row: 1 },
      { column: 1, row: 2 },
    ]);
  });

  it("masks what takes the colour of the text, and shows what has its own", () => {
    const css = sheetCss([drawing("a"), drawing("b", true), drawing("c")], "IMAGE").split("\n");
    expect(css[0]).toMatch(/^\.a,\.c\{mask-image:IMAGE;mask-size:350% 116\.667%;.*background-color:currentColor/);
    expect(css[1]).toMatch(/^\.b\{background-image:IMAGE;background-size:350% 116\.667%;(?!.*currentColor)/);
    expect(css.slice(2)).toEqual([
      ".a{mask-position:3.333% 50%}",
      ".b{background-position:50% 50%}",
      ".c{mask-position:96.667% 50%}",
    ]);
  });
});

describe("the icons of the site", () => {
  it("are those that the sources name, nations in their own colours", async () => {
    const drawings = new Map((await usedDrawings()).map((one) => [one.name, one]));
    expect(drawings.get("i-lucide-search")).toMatchObject({ coloured: false, svg: expect.stringContaining("<circle") });
    expect(drawings.get("i-own-class-heavy")).toMatchObject({ coloured: false });
    expect(drawings.get("i-own-nation-italy")).toMatchObject({ coloured: true });
  });
});
