import { describe, expect, it } from "vitest";
import type { VehicleRow } from "#app/game/model/vehicle-index.ts";
import { parseIndexQuery } from "./parse-query.ts";
import { acquisition, filterRows, pageRows, selectRows, sortRows } from "./rows.ts";

let nextId = 1;

function vehicle(name: string, changes: Partial<VehicleRow> = {}): VehicleRow {
  const id = nextId++;
  return {
    id,
    tag: `V${id}`,
    name,
    shortName: name,
    slug: `v-${id}`,
    nation: "ussr",
    type: "mediumTank",
    tier: 10,
    role: null,
    premium: false,
    collector: false,
    record: "full",
    stats: {},
    percentiles: {},
    ...changes,
  };
}

const rows = [
  vehicle("Pz.Kpfw. VI Tiger (P)", { nation: "germany", type: "heavyTank", tier: 7, stats: { dpm: 2000, reload: 7 } }),
  vehicle("Tiger II", { nation: "germany", type: "heavyTank", tier: 8, role: "role_HT_break", stats: { dpm: 2200 } }),
  vehicle("Tiger 131", { nation: "germany", type: "heavyTank", tier: 6, premium: true, stats: { dpm: null } }),
  vehicle("Bat.-Châtillon 25 t", { nation: "france", role: "role_MT_support", stats: { dpm: 2500, reload: 30 } }),
  vehicle("T-54", { tier: 9, stats: { dpm: 2480, reload: 7.1 } }),
  vehicle("T-54 first prototype", { shortName: "T-54 mod. 1", tier: 8, premium: true, stats: { dpm: 2100 } }),
  vehicle("Object 140", { role: "role_MT_universal", stats: { dpm: 2909, reload: 6.6 } }),
  vehicle("M44", { nation: "usa", type: "SPG", tier: 6, collector: true }),
  vehicle("Executor", { nation: "uk", tier: 11, record: "summary", stats: { dpm: null } }),
  vehicle("Mk. 1", { nation: "uk", tier: 1, stats: { dpm: 900 } }),
];

const names = (search: string) => {
  const query = parseIndexQuery(new URLSearchParams(search));
  return sortRows(filterRows(rows, query), query).map((row) => row.name);
};

describe("filterRows and sortRows", () => {
  it.each<[string, string[]]>([
    ["q=t54", ["T-54", "T-54 first prototype"]],
    ["q=T-54%20mod", ["T-54 first prototype"]],
    ["q=pzkpfw", ["Pz.Kpfw. VI Tiger (P)"]],
    ["q=bat+chat", ["Bat.-Châtillon 25 t"]],
    ["q=BATCHAT", ["Bat.-Châtillon 25 t"]],
    ["q=chatillon+bat", ["Bat.-Châtillon 25 t"]],
    ["q=tiger", ["Tiger II", "Tiger 131", "Pz.Kpfw. VI Tiger (P)"]],
    ["q=140+obj", ["Object 140"]],
    ["q=nothing", []],
    ["q=---&tier=6", ["Tiger 131", "M44"]],
    ["class=SPG", ["M44"]],
    ["nation=germany&tier=7,8", ["Tiger II", "Pz.Kpfw. VI Tiger (P)"]],
    ["role=support,versatile", ["Bat.-Châtillon 25 t", "Object 140"]],
    ["type=premium", ["T-54 first prototype", "Tiger 131"]],
    ["type=collector", ["M44"]],
    ["type=premium,collector&nation=usa", ["M44"]],
    ["tier=10&sort=-dpm", ["Object 140", "Bat.-Châtillon 25 t"]],
    ["tier=10&sort=dpm", ["Bat.-Châtillon 25 t", "Object 140"]],
    ["nation=germany&sort=-dpm", ["Tiger II", "Pz.Kpfw. VI Tiger (P)", "Tiger 131"]],
    ["nation=germany&sort=dpm", ["Pz.Kpfw. VI Tiger (P)", "Tiger II", "Tiger 131"]],
    ["nation=ussr&sort=reload", ["Object 140", "T-54", "T-54 first prototype"]],
    ["q=tiger&sort=name", ["Pz.Kpfw. VI Tiger (P)", "Tiger 131", "Tiger II"]],
    ["q=tiger&sort=-name", ["Tiger II", "Tiger 131", "Pz.Kpfw. VI Tiger (P)"]],
    ["nation=uk", ["Mk. 1", "Executor"]],
    ["nation=germany", ["Tiger II", "Pz.Kpfw. VI Tiger (P)", "Tiger 131"]],
  ])("%j", (search, expected) => {
    expect(names(search)).toEqual(expected);
  });

  it.each(["", "q=t", "q=t&sort=-dpm", "sort=reload", "sort=-name", "nation=germany&sort=dpm", "tier=6"])(
    "is what the faster selection gives for %j",
    (search) => {
      const query = parseIndexQuery(new URLSearchParams(search));
      expect(selectRows(rows, query).map((row) => row.name)).toEqual(names(search));
    },
  );

  it("leaves the rows it was given alone", () => {
    const before = rows.map((row) => row.id);
    names("sort=-dpm");
    expect(rows.map((row) => row.id)).toEqual(before);
  });
});

describe("acquisition", () => {
  it.each([
    [false, false, "researchable"],
    [true, false, "premium"],
    [false, true, "collector"],
    [true, true, "premium"],
  ])("premium %s, collector %s: %s", (premium, collector, expected) => {
    expect(acquisition({ premium, collector })).toBe(expected);
  });
});

describe("pageRows", () => {
  const numbers = Array.from({ length: 7 }, (_, index) => index + 1);

  it.each([
    [1, { rows: [1, 2, 3], page: 1, pages: 3, from: 1, to: 3 }],
    [3, { rows: [7], page: 3, pages: 3, from: 7, to: 7 }],
    [9, { rows: [7], page: 3, pages: 3, from: 7, to: 7 }],
  ])("page %i", (page, expected) => {
    expect(pageRows(numbers, page, 3)).toEqual({ ...expected, total: 7 });
  });

  it("has one empty page without rows", () => {
    expect(pageRows([], 2, 3)).toEqual({ rows: [], page: 1, pages: 1, from: 0, to: 0, total: 0 });
  });
});
