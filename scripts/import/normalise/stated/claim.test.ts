import { describe, expect, it } from "vitest";
import { sampleModules } from "#app/game/stats/sample-vehicle.fixture.ts";
import { agrees, type Claim, Claims, healthClaim, inBothStates } from "./claim.ts";

const claim = (over: Partial<Claim> = {}): Claim => ({
  state: "first",
  at: { turret: 30, gun: 40 },
  field: "gun.reload",
  definition: 10,
  stated: 9,
  decimals: 2,
  ...over,
});
const penetration = (stated: number, definition = 100, far = 80) =>
  claim({ field: "shell.penetration", at: { turret: 30, gun: 40, shell: 1 }, definition, stated, decimals: 0, far });

describe("a stat", () => {
  it.each([
    [34.3, 34, 0, true],
    [34.5, 34, 0, true],
    [34.6, 34, 0, false],
    [8.571428, 8.57142857142857, 2, true],
    [0.133333, 0.1333, 4, true],
    [0.12, 0.1, 2, false],
    [-0.4, 0, 0, true],
  ])("of %d agrees with a stated %d of %d decimals: %s", (stat, stated, decimals, expected) => {
    expect(agrees(stat, stated, decimals)).toBe(expected);
  });
});

describe("sources laid over each other", () => {
  const laid = (...sources: [Parameters<Claims["add"]>[0], number][]) => {
    const claims = new Claims();
    for (const [source, stated] of sources) claims.add(source, [claim({ stated })]);
    return claims.toList().map(({ before, after, source }) => [before, after, source]);
  };

  it("revise what differs from the definitions", () => {
    expect(laid(["stated", 9])).toEqual([[10, 9, "stated"]]);
    expect(laid(["stated", 10.004])).toEqual([]);
  });

  it("let the later one win, and take back what it no longer states", () => {
    expect(laid(["stated", 9], ["statedByPublisher", 8])).toEqual([[10, 8, "statedByPublisher"]]);
    expect(laid(["stated", 9], ["statedByPublisher", 9.001])).toEqual([[10, 9, "stated"]]);
    expect(laid(["stated", 9], ["statedByPublisher", 10])).toEqual([]);
  });

  it("move the penetration at 500 m by as many millimetres, never above the one at 100 m or below nothing", () => {
    const far = (stated: number, definition?: number, at500?: number) => {
      const claims = new Claims();
      claims.add("stated", [penetration(stated, definition, at500)]);
      return claims.toList().map(({ field, before, after, derived }) => [field, before, after, derived ?? false]);
    };
    expect(far(110)).toEqual([
      ["shell.penetration", 100, 110, false],
      ["shell.penetrationFar", 80, 90, true],
    ]);
    expect(far(200, 250, 250)[1]).toEqual(["shell.penetrationFar", 250, 200, true]);
    expect(far(90, 100, 105)[1]).toEqual(["shell.penetrationFar", 105, 90, true]);
    expect(far(90, 80, 90)).toEqual([["shell.penetration", 80, 90, false]]);
    expect(far(10, 100, 20)[1]).toEqual(["shell.penetrationFar", 20, 0, true]);
    expect(far(100)).toEqual([]);
  });

  it("are listed in one order, whatever order they came in", () => {
    const all = [
      claim({ state: "siege" }),
      claim({ at: {}, field: "hull.health" }),
      claim({ field: "gun.autoReload", place: 1 }),
      claim({ field: "gun.autoReload", place: 0 }),
      claim({ at: { turret: 31, gun: 40 } }),
      claim(),
    ];
    const list = (claims: Claim[]) => {
      const laidOver = new Claims();
      laidOver.add("stated", claims);
      return laidOver.toList();
    };
    const names = list(all).map(({ state, at, field, place }) => [state, field, at.turret, place].join(" ").trim());
    expect(names).toEqual([
      "first gun.reload 30",
      "first gun.reload 31",
      "first gun.autoReload 30 0",
      "first gun.autoReload 30 1",
      "first hull.health",
      "siege gun.reload 30",
    ]);
    expect(list(all.toReversed())).toEqual(list(all));
  });
});

describe("stats of two states of driving", () => {
  const [modules, sieged] = [sampleModules(), sampleModules()];
  const other = { turret: 30, gun: 41 };
  const first = [
    claim(),
    claim({ field: "gun.aimTime", definition: 2 }),
    claim({ at: other, definition: 12 }),
    claim({ field: "gun.autoReload", place: 0, definition: 20 }),
  ];
  const inBoth = (...siege: Partial<Claim>[]) =>
    inBothStates({ modules, siege: { modules: sieged } } as unknown as Parameters<typeof inBothStates>[0], (of) =>
      of === modules ? first : siege.map((over) => claim({ state: "siege", ...over })),
    ).slice(first.length);

  it("are stated of both where the definitions have the same in both", () => {
    expect(inBoth({})).toEqual([claim({ state: "siege" })]);
    expect(inBoth({ field: "gun.autoReload", place: 0, definition: 20 })).toHaveLength(1);
    expect(
      inBoth(
        { definition: 11 },
        { field: "gun.aimTime" },
        { at: other },
        { field: "gun.dispersion" },
        { field: "gun.autoReload", place: 1, definition: 20 },
      ),
    ).toEqual([]);
  });

  it("are those of one where there is one", () => {
    expect(inBothStates({ modules, siege: null } as Parameters<typeof inBothStates>[0], () => first)).toBe(first);
  });
});

it("no health is stated of a turret that is not there", () => {
  expect(healthClaim(1000, sampleModules(), "first", 99)).toEqual([]);
});
