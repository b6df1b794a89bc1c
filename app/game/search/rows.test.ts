import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { VehicleRow } from "#app/game/model/vehicle-index.ts";
import { parseIndexQuery } from "./parse-query.ts";
import { EMPTY_QUERY } from "./query.ts";
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

/** Names and tiers in the order of the query, which does not depend on the order in which the rows are given. */
const orderOf = (search: string, ...given: VehicleRow[]) => {
  const query = parseIndexQuery(new URLSearchParams(search));
  const [forth, back] = [given, [...given].reverse()].map((list) =>
    sortRows(filterRows(list, query), query).map(({ name, tier }) => `${name} ${tier}`),
  );
  expect(forth).toEqual(back);
  return forth;
};

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

  it("lets the rows in the order they came when no name is asked for", () => {
    expect(filterRows(rows, EMPTY_QUERY)).toEqual(rows);
  });

  it("puts the name itself before its beginning, its beginning before its middle, and a run before single words", () => {
    expect(orderOf("q=t54", vehicle("T-54", { tier: 9 }), vehicle("T-54 lightweight", { tier: 10 }))).toEqual([
      "T-54 9",
      "T-54 lightweight 10",
    ]);
    const middle = vehicle("Type T-54", { tier: 8 });
    expect(orderOf("q=t54", vehicle("T-54 lightweight", { tier: 7 }), middle)).toEqual([
      "T-54 lightweight 7",
      "Type T-54 8",
    ]);
    expect(orderOf("q=bat+chat", vehicle("Le Bat Chat", { tier: 2 }), vehicle("Chat of Bat", { tier: 9 }))).toEqual([
      "Le Bat Chat 2",
      "Chat of Bat 9",
    ]);
  });

  it("orders by tier, class, name as one reads it, and id", () => {
    const heavy = vehicle("Z heavy", { type: "heavyTank" });
    const given = [
      vehicle("T 10"),
      vehicle("T 9"),
      heavy,
      vehicle("A", { type: "SPG" }),
      vehicle("B", { type: "lightTank" }),
    ];
    expect(orderOf("", ...given)).toEqual(["B 10", "T 9 10", "T 10 10", "Z heavy 10", "A 10"]);
    const twins = [vehicle("Twin"), vehicle("Twin")];
    const ids = (list: VehicleRow[]) => sortRows(list, EMPTY_QUERY).map(({ id }) => id);
    expect(ids([...twins].reverse())).toEqual(ids(twins));
    expect(ids(twins)).toEqual(twins.map(({ id }) => id));
  });

  it("orders what is equal in name or figure by tier", () => {
    const named = [vehicle("Same", { tier: 5 }), vehicle("Same", { tier: 8 })];
    expect(orderOf("sort=name", ...named)).toEqual(["Same 8", "Same 5"]);
    expect(orderOf("sort=-name", ...named)).toEqual(["Same 8", "Same 5"]);
    const equal = [vehicle("Low", { tier: 5, stats: { dpm: 1 } }), vehicle("High", { tier: 8, stats: { dpm: 1 } })];
    expect(orderOf("sort=dpm", ...equal)).toEqual(["High 8", "Low 5"]);
    expect(orderOf("sort=-dpm", ...equal)).toEqual(["High 8", "Low 5"]);
  });

  it("puts a figure before one that is not known, and orders those by tier", () => {
    const unknown = [vehicle("High", { tier: 9, stats: { dpm: null } }), vehicle("Low", { tier: 3 })];
    const known = vehicle("Known", { tier: 1, stats: { dpm: 5 } });
    expect(orderOf("sort=dpm", ...unknown, known)).toEqual(["Known 1", "High 9", "Low 3"]);
    expect(orderOf("sort=-dpm", ...unknown, known)).toEqual(["Known 1", "High 9", "Low 3"]);
  });

  it("is what the faster selection gives for any rows and any query", () => {
    const row = fc.record({
      name: fc.constantFrom("Tiger", "Tiger II", "T-54", "Object 140", "Le Tiger", "Object 1000"),
      tier: fc.integer({ min: 1, max: 11 }),
      type: fc.constantFrom("lightTank" as const, "heavyTank" as const, "SPG" as const),
      premium: fc.boolean(),
      stats: fc.record({ dpm: fc.constantFrom(1, 2, null) }, { requiredKeys: [] }),
    });
    const search = fc
      .record({
        q: fc.constantFrom("", "tiger", "object", "t", "---"),
        sort: fc.constantFrom("", "name", "-name", "dpm", "-dpm"),
        type: fc.constantFrom("", "premium"),
      })
      .map((parts) => new URLSearchParams(parts));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), search, (made, params) => {
        const list = made.map(({ name, ...changes }) => vehicle(name, changes));
        const query = parseIndexQuery(params);
        expect(selectRows(list, query)).toEqual(sortRows(filterRows(list, query), query));
      }),
    );
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
