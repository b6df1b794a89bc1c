import { expect, it } from "vitest";
import { drawSheet, sheetFile } from "#scripts/vite/icons.ts";
import { CELL, cellOf, MARGIN, sheetCells } from "../icons/icon-sheet.ts";
import { usedDrawings } from "./icons.ts";

it("draws every icon of the site in its place, and nothing between them", async () => {
  const drawings = await usedDrawings();
  const { columns } = sheetCells(drawings.length);
  // Red, green, blue and alpha of every pixel.
  const pixels = await drawSheet(drawings, 1);
  const drawn = drawings.map(() => 0);
  let between = 0;
  for (let i = 3; i < pixels.length; i += 4) {
    if (pixels[i] === 0) continue;
    const [x, y] = [((i - 3) / 4) % (columns * CELL), Math.floor((i - 3) / 4 / (columns * CELL))];
    const index = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
    const inside = [x % CELL, y % CELL].every((coordinate) => coordinate >= MARGIN && coordinate < CELL - MARGIN);
    if (inside && index < drawings.length) drawn[index] = (drawn[index] ?? 0) + 1;
    else between++;
  }
  expect(between).toBe(0);
  // The smallest is three dots.
  for (const [index, count] of drawn.entries())
    expect([drawings[index]?.name, count > 8]).toEqual([drawings[index]?.name, true]);
  expect(cellOf(drawings.length - 1).row).toBe(sheetCells(drawings.length).rows - 1);
});

it("is a picture of the web, larger by its scale", async () => {
  const [drawing] = await usedDrawings();
  if (!drawing) throw new Error("The site names no icon.");
  const sheet = Buffer.from(await sheetFile([drawing, drawing], 1.5));
  expect(sheet.toString("latin1", 0, 16)).toMatch(/^RIFF.{4}WEBPVP8L/s);
  // A lossless WebP holds width and height less one in 14 bits each, after its mark.
  const bits = sheet.readUInt32LE(21);
  expect([(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1]).toEqual([2 * CELL * 1.5, CELL * 1.5]);
});
