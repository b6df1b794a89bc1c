import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AimShell,
  bestShell,
  levelOf,
  parseShotQuery,
  type ShotQuery,
  shellSlugs,
  shootAll,
  shotSearch,
} from "./aim.ts";
import { SIDES } from "./plates.ts";
import { type Shot, TRACK } from "./shot.ts";

const shell = (over: Partial<AimShell>): AimShell => ({
  id: 1,
  kind: "AP",
  special: false,
  price: { amount: 1000, currency: "credits" },
  damage: 400,
  calibre: 120,
  penetration: 250,
  penetrationFar: 240,
  maxDistance: 720,
  normalisation: 5,
  ricochet: 70,
  ...over,
});
const shots = (...chances: number[]) => chances.map((chance) => ({ chance }) as Shot);

it("levels are those of the rounded chance", () => {
  expect([100, 95, 94, 75, 74, 25, 24, 5, 4, 0].map(levelOf)).toEqual([4, 4, 3, 3, 2, 2, 1, 1, 0, 0]);
});

describe("the best shell", () => {
  const ap = shell({});
  const gold = shell({ price: { amount: 8, currency: "gold" } });
  const he = shell({ damage: 500 });

  it("deals most damage on average", () => {
    expect(bestShell([ap, gold], shots(50, 100))).toBe(1);
    expect(bestShell([ap, he], shots(100, 100))).toBe(1);
  });

  it("is the cheaper one where both are worth about the same", () => {
    expect(bestShell([ap, gold], shots(95, 100))).toBe(0);
    expect(bestShell([gold, ap], shots(100, 90))).toBe(1);
    expect(bestShell([gold, ap], shots(100, 89))).toBe(0);
  });

  it("costs 400 credits for each of gold", () => {
    const costing = (amount: number) => shell({ price: { amount, currency: "credits" } });
    expect(bestShell([costing(3201), gold], shots(90, 90))).toBe(1);
    expect(bestShell([gold, costing(3199)], shots(90, 90))).toBe(1);
  });

  it("of two that cost the same deals more damage", () => {
    expect(bestShell([ap, ap, ap], shots(92, 95, 93))).toBe(1);
  });

  it("is none where none has a fair chance", () => {
    expect(bestShell([ap, he], shots(24, 20))).toBeNull();
    expect(bestShell([ap, he], shots(25, 24))).toBe(0);
  });
});

it("shells of one kind have words of their own in an address", () => {
  const shells = [shell({}), shell({}), shell({ kind: "HE" })];
  expect(shellSlugs(shells)).toEqual(["ap", "ap-2", "he"]);
});

it("a plate is shot at with every shell of a gun, as what it is made for", () => {
  const shells = [shell({}), shell({ kind: "HE", normalisation: null, ricochet: null })];
  // Halfway between 100 m, 250 mm, and 500 m, 240 mm.
  const at = { angle: 60, distance: 300 };
  const all = shootAll(shells, 125, at);
  expect(all.map(({ full }) => full)).toEqual([245, 245]);
  // 125 ÷ cos 55°, as AP turns by 5°; ÷ cos 60°.
  expect(all[0]?.effective).toBeCloseTo(217.93, 2);
  expect(all[1]?.effective).toBeCloseTo(250, 5);
  expect(shootAll(shells, 125, at, TRACK)).toMatchObject([
    { end: "missed", remaining: 120 },
    { end: "missed", remaining: 120 },
  ]);
});

describe("the address of a shot", () => {
  const read = (text: string) => {
    const pairs = new Map(
      text
        .replace("?", "")
        .split("&")
        .map((pair) => pair.split("=") as [string, string]),
    );
    return parseShotQuery({ get: (name) => pairs.get(name) ?? null });
  };

  it("says nothing of what a page begins with", () => {
    expect(shotSearch(read(""))).toBe("");
    expect(read("")).toMatchObject({ by: null, distance: 100, angle: 30, equipped: true, axis: "angle" });
  });

  it("takes what cannot be for nothing", () => {
    const odd = "by=x&gun=-1&distance=99999&angle=86&plate=roof&along=time&cells=none&tier=12&fit=all";
    expect(read(odd)).toEqual(read(""));
  });

  it.each([
    "by=1 ",
    "by=1e3",
    "by=1234567890",
    "distance=2001",
    "distance=1e3",
    "angle= 45",
    "tier=0",
    "look=x34.-12",
    "look=34.-12x",
    `look=${"1".repeat(25)}`,
    "own=&shell=",
  ])("takes %j for nothing", (text) => {
    expect(read(text)).toEqual(read(""));
  });

  it("keeps every shot", () => {
    const query: fc.Arbitrary<ShotQuery> = fc.record({
      by: fc.option(fc.integer({ min: 1, max: 999_999 })),
      gun: fc.option(fc.integer({ min: 1, max: 999_999 })),
      shell: fc.constantFrom("", "ap", "heat", "he-2"),
      equipped: fc.boolean(),
      distance: fc.integer({ min: 0, max: 2000 }),
      angle: fc.integer({ min: 0, max: 85 }),
      plate: fc.option(fc.constantFrom(...SIDES)),
      axis: fc.constantFrom("angle", "distance"),
      cells: fc.constantFrom("chance", "effective"),
      tier: fc.option(fc.integer({ min: 1, max: 11 })),
      own: fc.constantFrom("", "apcr"),
      look: fc.constantFrom("", "34.-12.0.0.0"),
    });
    fc.assert(
      fc.property(query, (shot) => {
        expect(read(shotSearch(shot))).toEqual(shot);
      }),
    );
  });
});
