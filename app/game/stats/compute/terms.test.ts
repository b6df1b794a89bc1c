import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ExplainedStats, explainStat, explainStats } from "../compute.ts";
import { stockModuleIds } from "../fitted-modules.ts";
import { STAT_KEYS, type StatKey } from "../keys.ts";
import { STAT_META } from "../meta.ts";
import { sampleGun, sampleModules } from "../sample-vehicle.fixture.ts";
import { brokenTerms } from "./folded.fixture.ts";
import { type Modifier, QUANTITIES } from "./modifier.ts";
import { statInput } from "./stat-input.ts";
import { MODIFIER_STEPS } from "./term.ts";

function explained(gun: Parameters<typeof sampleGun>[0] = {}, modifiers: Modifier[] = []): ExplainedStats {
  const turrets = sampleModules().turrets.map((turret) => ({ ...turret, guns: [sampleGun(gun)] }));
  const modules = sampleModules({ turrets });
  return explainStats(statInput(modules, stockModuleIds(modules), modifiers));
}

const seconds = fc.double({ min: 0.05, max: 60, noNaN: true });
const guns = fc.record({
  reload: seconds,
  clip: fc.option(fc.record({ size: fc.integer({ min: 1, max: 12 }), interval: seconds })),
  burst: fc.option(fc.record({ size: fc.integer({ min: 1, max: 4 }), interval: seconds })),
  autoReload: fc.option(fc.array(seconds, { maxLength: 4 })),
  dualGun: fc.option(
    fc.record({
      reloadTimes: fc.tuple(seconds, seconds),
      chargeTime: seconds,
      reloadLock: seconds,
      switchTime: seconds,
    }),
  ),
});
const modifiers: fc.Arbitrary<Modifier[]> = fc.array(
  fc.record({
    quantity: fc.constantFrom(...QUANTITIES),
    step: fc.constantFrom(...MODIFIER_STEPS),
    source: fc.constant({ kind: "fitting", tag: "device", name: "Device" } as const),
    operation: fc.constantFrom("add", "multiply", "divide"),
    operand: fc.double({ min: 0.5, max: 1.5, noNaN: true }),
  }),
  { maxLength: 8 },
);

describe("a characteristic", () => {
  it("is what its terms come to, for every gun and whatever changes it", () => {
    fc.assert(
      fc.property(guns, modifiers, (gun, changes) => {
        expect(brokenTerms(explained(gun, changes))).toEqual([]);
      }),
    );
  });

  it("starts from something, and then changes it", () => {
    for (const [key, { terms }] of Object.entries(explained({ clip: { size: 4, interval: 2 } }))) {
      const starts = terms.map(({ operation }) => operation === "start");
      expect(starts, key).toEqual(terms.map((_, index) => index === 0));
    }
  });

  it("is computed alone as it is with all others", () => {
    const modules = sampleModules();
    const input = statInput(modules, stockModuleIds(modules));
    const all = explainStats(input);
    for (const key of STAT_KEYS) expect(explainStat(key, input), key).toEqual(all[key]);
  });

  it("that the definitions state has the unit that it is shown with", () => {
    const bare = new Set<StatKey>(["clipSize", "ammo"]);
    for (const [key, { terms }] of Object.entries(explained()) as [StatKey, ExplainedStats[StatKey] & object][]) {
      const [only] = terms;
      if (terms.length === 1 && !bare.has(key)) expect(only?.unit, key).toBe(STAT_META[key].unit);
    }
  });
});
