import fc from "fast-check";
import { expect, test } from "vitest";
import { battlesFor } from "./plan.ts";

test.each([
  // From the Tiger I to the E 100 with the modules on the way.
  [552_350, 0, 780, 709],
  [552_350, 12_450, 780, 693],
  [552_350, 0, 1, 552_350],
  // Exactly a battle, one more, one less.
  [1_600, 0, 800, 2],
  [1_601, 0, 800, 3],
  [1_599, 0, 800, 2],
  [1, 0, 10_000, 1],
  // Free experience pays for everything, to the point or with some left over.
  [552_350, 552_350, 780, 0],
  [552_350, 600_000, 780, 0],
  [552_351, 552_350, 780, 1],
  [0, 0, 780, 0],
])("%i XP with %i free XP at %i XP a battle take %i battles", (xp, freeXp, perBattle, battles) => {
  expect(battlesFor(xp, freeXp, perBattle)).toBe(battles);
});

test("so many battles are enough, and one fewer is not", () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.nat(2_000_000), fc.integer({ min: 1, max: 10_000 }), (xp, free, perBattle) => {
      const battles = battlesFor(xp, free, perBattle);
      expect(battles * perBattle + free).toBeGreaterThanOrEqual(xp);
      if (battles > 0) expect((battles - 1) * perBattle + free).toBeLessThan(xp);
    }),
  );
});
