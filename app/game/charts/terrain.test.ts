import { expect, it } from "vitest";
import { terrainMobility } from "./terrain.ts";

it("divides power by the resistance and keeps the traverse of hard terrain", () => {
  // Tiger I with its second suspension: 12.15 hp/t, 26 °/s.
  const rows = terrainMobility({ hard: 1.2, medium: 1.4, soft: 2.6 }, 12.15, 26);
  expect(rows.map(({ kind }) => kind)).toEqual(["hard", "medium", "soft"]);
  expect(rows.map(({ power }) => Number(power.toFixed(2)))).toEqual([10.13, 8.68, 4.67]);
  expect(rows.map(({ traverse }) => Number(traverse?.toFixed(1)))).toEqual([26, 22.3, 12]);
});

it("knows no traverse of wheels", () => {
  expect(terrainMobility({ hard: 1, medium: 1, soft: 2 }, 20, null).map(({ traverse }) => traverse)).toEqual([
    null,
    null,
    null,
  ]);
});
