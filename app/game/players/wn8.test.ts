import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountWn8, expectedSums, type Wn8Sums, wn8 } from "./wn8.ts";
import { wn8Level } from "./wn8-level.ts";

const expected: Wn8Sums = { damage: 1000, frags: 1, spots: 1, defence: 1, wins: 0.5 };
const times = (factor: number): Wn8Sums => ({
  damage: 1000 * factor,
  frags: factor,
  spots: factor,
  defence: factor,
  wins: 0.5 * factor,
});

describe("WN8", () => {
  it.each<[string, Wn8Sums, number]>([
    // 980 + 210 + 155 + 75 + 145.
    ["of who does what is expected", times(1), 1565],
    ["of who does nothing", times(0), 0],
    // D = 0.78/0.78 = 1; F and the rest are zero, W zero.
    ["of damage alone", { ...times(0), damage: 1000 }, 980],
    // No damage: F is capped at 0.2, S and Def at 0.1: 155 × 0.2 × 0.1 + 75 × 0.1 × 0.2.
    ["of kills, spots and defence alone", { ...times(9), damage: 0, wins: 0 }, 4.6],
    // W is capped at 1.8: 145 × 1.8.
    ["of wins alone", { ...times(0), wins: 5 }, 261],
    // D = (1.5 − 0.22)/0.78 = 1.641026, F = (1.5 − 0.12)/0.88 = 1.568182, S = (1.5 − 0.38)/0.62 = 1.806452 → D + 0.1
    // = 1.741026, Def = (1.5 − 0.1)/0.9 = 1.555556, W = (1.5 − 0.71)/0.29 = 2.724 → 1.8.
    ["of half as much again", times(1.5), 3015.8],
  ])("%s", (_, done, value) => expect(wn8(done, expected)).toBeCloseTo(value, 1));

  it("is not known where nothing is expected", () => {
    expect(wn8(times(1), { ...expected, defence: 0 })).toBeNull();
  });

  it("never falls with more of anything", () => {
    // Of all doubles nearly every one is close to 0.
    const share = (max: number) => fc.integer({ min: 0, max: 1000 }).map((thousandths) => (max * thousandths) / 1000);
    const sums = fc.record({
      damage: share(9000),
      frags: share(9),
      spots: share(9),
      defence: share(9),
      wins: share(1),
    });
    fc.assert(
      fc.property(sums, fc.constantFrom<keyof Wn8Sums>("damage", "frags", "spots", "defence", "wins"), (done, key) => {
        const more = { ...done, [key]: done[key] * 1.5 + 0.1 };
        expect(wn8(more, expected)).toBeGreaterThanOrEqual((wn8(done, expected) ?? 0) - 1e-9);
      }),
    );
  });
});

describe("WN8 of an account", () => {
  const heavy = { damage: 1000, frags: 1, spots: 1, defence: 1, winRate: 50 };
  const light = { damage: 500, frags: 0.5, spots: 3, defence: 1, winRate: 60 };
  const expectedOf = (id: number) => ({ 1: heavy, 2: light })[id];

  it("weighs what is expected by the battles in each vehicle", () => {
    const vehicles = [
      { id: 1, battles: 100 },
      { id: 2, battles: 300 },
      { id: 3, battles: 4 },
    ];
    expect(expectedSums(vehicles, expectedOf)).toEqual({
      sums: { damage: 250_000, frags: 250, spots: 1000, defence: 400, wins: 230 },
      known: 400,
      unknown: 4,
    });
  });

  it("takes the totals for the battles that have expected values", () => {
    const expectedOfAll = expectedSums(
      [
        { id: 1, battles: 90 },
        { id: 9, battles: 10 },
      ],
      expectedOf,
    );
    // 1,565 for whoever does exactly what is expected; of the other ten battles the same is taken.
    const done = { damage: 100_000, frags: 100, spots: 100, defence: 100, wins: 50 };
    expect(accountWn8(done, 100, expectedOfAll)).toBeCloseTo(1565, 6);
  });

  it("is not known without battles, or with too many in vehicles without expected values", () => {
    const few = expectedSums(
      [
        { id: 1, battles: 89 },
        { id: 9, battles: 11 },
      ],
      expectedOf,
    );
    // Of all battles, or only of those whose vehicle is told.
    for (const battles of [100, 1000]) expect(accountWn8(times(100), battles, few)).toBeNull();
    expect(accountWn8(times(0), 0, expectedSums([], expectedOf))).toBeNull();
    expect(accountWn8(times(1), 0, expectedSums([{ id: 1, battles: 9 }], expectedOf))).toBeNull();
  });

  it("is that of a real account, the same from its totals as vehicle by vehicle", () => {
    // The publisher's answers of 2019 for one account with 11,157 battles in 129 vehicles, and the expected values of
    // 2024-09-12: both ways give 1,222.2.
    const done = { damage: 9_781_470, frags: 9109, spots: 9585, defence: 10_096, wins: 5595 };
    const sums = { damage: 11_275_301.049, frags: 11_004.932, spots: 11_451.313, defence: 11_173.49, wins: 5855.80372 };
    expect(accountWn8(done, 11_157, { sums, known: 11_157, unknown: 0 })).toBeCloseTo(1222.216, 2);
  });
});

it.each([
  [0, "bad"],
  [299.9, "bad"],
  [300, "belowAverage"],
  [899, "aboveAverage"],
  [900, "intermediate"],
  [1565, "adequate"],
  [2450, "great"],
  [2900, "unicum"],
  [5000, "unicum"],
])("a WN8 of %s is %s", (value, level) => expect(wn8Level(value)).toBe(level));
