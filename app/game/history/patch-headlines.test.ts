import { describe, expect, it } from "vitest";
import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { StatChange } from "#app/game/model/vehicle/history.ts";
import type { PatchChangesList } from "./patch-changes.ts";
import { changeVerdict, patchHeadlines } from "./patch-headlines.ts";

const change = (key: StatChange["key"], before: number | null, after: number | null): StatChange => ({
  key,
  before,
  after,
});

it.each([
  ["Buff", [change("health", 1000, 1100), change("reload", 10, 9)]],
  ["Nerf", [change("reload", 9, 10), change("viewRange", 400, 380)]],
  ["Mixed", [change("damage", 12, 16), change("reload", 9, 10)]],
  // The weight alone makes nothing better or worse, and what begins to apply has nothing before it.
  [null, [change("weight", 40, 45)]],
  [null, [change("clipSize", null, 4)]],
  [null, []],
] as const)("is a %s", (verdict, changes) => {
  expect(changeVerdict(changes)).toBe(verdict);
});

const vehicle = (
  id: number,
  tier: number,
  type: VehicleClass,
  ...changes: StatChange[]
): PatchChangesList["vehicles"][number] => ({
  vehicle: { id, name: `V${id}`, shortName: `V${id}`, slug: `v${id}`, nation: "france", type, tier },
  from: "1.26.1.0",
  size: 0.1,
  changes: changes.map((entry) => ({ ...entry, source: 0 })),
});
const list = (...vehicles: PatchChangesList["vehicles"]): PatchChangesList => ({ sources: [], vehicles });
const columns = (...rows: [tier: number, type: VehicleClass, full?: number][]) => ({
  tier: rows.map(([tier]) => tier),
  type: rows.map(([, type]) => type),
  full: rows.map(([, , full = 1]) => full),
});

describe("headlines", () => {
  const tierEight = vehicle(1, 8, "heavyTank", change("health", 1500, 1600));
  const tierTen = vehicle(
    2,
    10,
    "mediumTank",
    change("gunYawLeft", 10, 20),
    change("reload", 10, 9),
    change("damage", 390, 400),
  );
  const unasked = vehicle(3, 10, "mediumTank", change("gunElevation", 20, 22));
  const changed = list(tierEight, tierTen, unasked);

  it("begin with the highest tier, and with the stat that is asked after and changed most", () => {
    const [first, second, ...more] = patchHeadlines(changed, columns(), null);
    expect(first).toMatchObject({ vehicle: { id: 2 }, before: "10.0", after: "9.0", more: 2, verdict: "Buff" });
    expect(second).toMatchObject({ vehicle: { id: 1 }, before: "1,500", after: "1,600", more: 0 });
    expect(more).toEqual([]);
  });

  it("of a player are those of the vehicles played, the most played first", () => {
    const played = new Map([
      [1, 300],
      [2, 10],
      [99, 1000],
    ]);
    expect(patchHeadlines(changed, columns(), played).map((line) => line.vehicle?.id)).toEqual([1, 2]);
    expect(patchHeadlines(changed, columns(), new Map())).toEqual([]);
  });

  const lights = (...by: number[]) =>
    list(...by.map((amount, at) => vehicle(at, 10, "lightTank", change("health", 1000, 1000 + amount))));
  const three = columns([10, "lightTank"], [10, "lightTank"], [10, "lightTank"], [10, "lightTank", 0]);

  it("are one line where a change meets a whole class of a tier", () => {
    expect(patchHeadlines(lights(100, 250, 150), three, null)).toMatchObject([
      { vehicle: null, tier: 10, type: "lightTank", before: "+100", after: "+250", verdict: "Buff" },
    ]);
    expect(patchHeadlines(lights(-50, -20, -30), three, null)).toMatchObject([
      { vehicle: null, before: "−20", after: "−50", verdict: "Nerf" },
    ]);
  });

  it("are single lines where one of the class did not change, or went the other way", () => {
    expect(patchHeadlines(lights(100, 250), three, null).map((line) => line.vehicle?.id)).toEqual([0, 1]);
    expect(patchHeadlines(lights(100, 250, -50), three, null)).toHaveLength(3);
  });
});
