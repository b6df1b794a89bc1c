import { expect, test } from "vitest";
import { keepUnits } from "./keep-units.ts";

test.each([
  ["rolls ±25%.", "rolls ±25%."],
  ["full again 52 s later: 1,452 damage", "full again 52\u00a0s later: 1,452 damage"],
  ["from 50 to 445 m. With", "from 50 to 445\u00a0m. With"],
  ["15 mm of steel at 4.5 °/s", "15\u00a0mm of steel at 4.5\u00a0°/s"],
  ["17.6 hp/t", "17.6\u00a0hp/t"],
  ["between shots × 1.25 while stunned", "between shots ×\u00a01.25 while stunned"],
  ["3 marks, 2 shells, 1 hp", "3 marks, 2 shells, 1\u00a0hp"],
])("a figure and its unit stay on one line: %s", (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});
