import { describe, expect, it } from "vitest";
import type { Thresholds } from "#app/game/statistics/marks/thresholds.ts";
import { type KnownMarks, markProgress } from "./mark-progress.ts";

const thresholds = { state: "known", p65: 2000, p85: 3000, p95: 3500, p100: 4000 } as unknown as Thresholds;
const known = (changes: Partial<KnownMarks>): KnownMarks => ({
  marks: null,
  percentage: null,
  reported: null,
  average: null,
  ...changes,
});

describe("the way to the next mark", () => {
  it.each<[string, Partial<KnownMarks>, object]>([
    [
      "below the first",
      { average: 1600 },
      { percent: null, isEstimate: true, earned: 0, points: 13, next: { number: 1, damage: 2000, missing: 400 } },
    ],
    [
      "between two, on a straight line",
      { average: 2500 },
      { percent: 75, isEstimate: true, points: 10, next: { number: 2, damage: 3000, missing: 500 } },
    ],
    [
      "as a result told it, whatever the estimate says",
      { average: 2500, reported: 2600, percentage: 77 },
      { average: 2600, percent: 77, isEstimate: false, earned: 1, next: { number: 2, missing: 400 } },
    ],
    [
      "with a mark that stays on the gun",
      { average: 1600, marks: 1 },
      { earned: 1, points: 33, next: { number: 2, damage: 3000 } },
    ],
    ["of all three", { average: 1600, marks: 3 }, { earned: 3, next: null, points: 0 }],
    ["with the average of the first reached", { average: 2000 }, { percent: 65, next: { number: 2, missing: 1000 } }],
    ["at the second as a result told it", { reported: 3000, percentage: 85 }, { earned: 2, next: { number: 3 } }],
    ["of whom nobody does better", { reported: 4100, percentage: 100 }, { earned: 3, next: null, points: 0 }],
    ["above the third, as estimated", { average: 3600 }, { earned: 0, next: null }],
  ])("is %s", (_, changes, expected) => {
    expect(markProgress(known(changes), thresholds)).toMatchObject(expected);
  });

  it("is not known without an average", () => {
    expect(markProgress(known({ marks: 1, percentage: 70 }), thresholds)).toBeNull();
  });
});
