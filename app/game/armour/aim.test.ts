import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AimShell,
  bestShell,
  levelOf,
  parseShotQuery,
  type ShotQuery,
  shellLabels,
  shellWords,
  shotSearch,
} from "./aim.ts";
import { SIDES } from "./plates.ts";
import type { Shot } from "./shot.ts";

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
  });

  it("is none where none has a fair chance", () => {
    expect(bestShell([ap, he], shots(24, 20))).toBeNull();
    expect(bestShell([ap, he], shots(25, 24))).toBe(0);
  });
});

it("shells of one kind have words of their own", () => {
  const shells = [shell({}), shell({}), shell({ kind: "HE" })];
  expect(shellWords(shells)).toEqual(["ap", "ap-2", "he"]);
  expect(shellLabels(shells)).toEqual(["AP", "AP 2", "HE"]);
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
    expect(read("")).toMatchObject({ by: null, distance: 100, angle: 30, equipped: true, along: "angle" });
  });

  it("takes what cannot be for nothing", () => {
    const odd = "by=x&gun=-1&distance=99999&angle=86&plate=roof&along=time&cells=none&tier=12&fit=all";
    expect(read(odd)).toEqual(read(""));
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
      along: fc.constantFrom("angle", "distance"),
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
