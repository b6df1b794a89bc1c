import { expect, it } from "vitest";
import type { Manifest } from "#app/game/model/manifest.ts";
import type { VehicleRow } from "#app/game/model/vehicle-index.ts";
import type { VehicleProfiles } from "#app/game/model/vehicle-profiles.ts";
import { EMPTY_QUERY } from "#app/game/search/query.ts";
import { COLUMNS } from "./index-columns.ts";
import { indexView } from "./index-view.ts";

const tiger: VehicleRow = {
  ...{ id: 529, tag: "G04_PzVI_Tiger_I", name: "Tiger I", shortName: "Tiger I", slug: "tiger-i" },
  ...{ nation: "germany", type: "heavyTank", tier: 7, role: "role_HT_universal", premium: false, collector: false },
  record: "full",
  stats: { health: 1500, dpm: 2153.8, penetration: null },
  percentiles: { health: 90, dpm: 100 },
};
const prize: VehicleRow = {
  ...tiger,
  id: 1,
  nation: "uk",
  type: "SPG",
  tier: 3,
  role: null,
  premium: true,
  collector: true,
};
const index = { gameVersion: "1.0", vehicles: [tiger, prize] };
const manifest = { counts: { entries: 10, full: 2, summary: 0, leftOut: { bot: 5, test: 3 } } } as unknown as Manifest;

it("prints the figures of a row and tells what is not known from what is not there", () => {
  const { page } = indexView(index, manifest, { ...EMPTY_QUERY, tier: [7] }, null);
  const row = page.rows[0];
  const cell = (stat: string) => row?.cells[COLUMNS.findIndex((column) => column.stat === stat)];
  expect(page.total).toBe(1);
  expect(row?.role).toBe("Versatile");
  expect(cell("health")).toBe("1,500");
  expect(cell("penetration")).toBeNull();
  expect(cell("viewRange")).toBe("");
  expect(row?.percentiles[0]).toBe(90);
});

it("knows that the side views of cards could not be read; a table has none to miss", () => {
  const without = (query: object, profiles: VehicleProfiles | null) =>
    indexView(index, manifest, { ...EMPTY_QUERY, ...query }, profiles).withoutProfiles;
  expect(without({ view: "grid" }, null)).toBe(true);
  expect(without({ view: "grid" }, {})).toBe(false);
  expect(without({}, null)).toBe(false);
});

it("marks a vehicle once, as premium where it is both", () => {
  const { page } = indexView(index, manifest, { ...EMPTY_QUERY, tier: [3] }, null);
  expect(page.rows[0]?.vehicle).toMatchObject({ premium: true });
  expect(page.rows[0]?.vehicle.collector).toBeUndefined();
});

it("gives the side view of a vehicle whose measures are known, where it is asked for", () => {
  const profile = [0, null, 8, 0.4];
  const { page } = indexView(index, manifest, EMPTY_QUERY, { 529: profile });
  expect(page.rows.map((row) => [row.vehicle.id, row.profile]).sort()).toEqual([
    [1, undefined],
    [529, profile],
  ]);
});

it("counts the whole index, whatever the query", () => {
  const view = indexView(index, manifest, { ...EMPTY_QUERY, tier: [7], page: 9 }, null);
  expect(view).toMatchObject({ total: 2, leftOut: 8 });
  expect(view.classes).toMatchObject({ heavyTank: 1, SPG: 1, lightTank: 0 });
  expect(view.nations).toMatchObject({ germany: 1, uk: 1, italy: 0 });
  expect(view.query.page).toBe(1);
});
