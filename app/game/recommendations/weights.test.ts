import { describe, expect, it } from "vitest";
import { byAspect, type Gains, scoreOf } from "./aspects.ts";
import { groupsOf, type Observation, weightsOf } from "./weights.ts";

const gains = (own: Partial<Gains>): Gains => byAspect((aspect) => own[aspect] ?? 0);
const seen = (own: Partial<Gains>, mounted: number): Observation => ({ gains: gains(own), mounted });

describe("weights by what is mounted", () => {
  it.each<[string, Observation[], Partial<Gains>]>([
    ["of a device with one effect are its share", [seen({ rateOfFire: 1 }, 0.8)], { rateOfFire: 0.8 }],
    ["count the effect in devices", [seen({ rateOfFire: 0.5 }, 0.4)], { rateOfFire: 0.8 }],
    ["are the mean over vehicles", [seen({ health: 1 }, 1), seen({ health: 1 }, 0.5)], { health: 0.75 }],
    [
      "leave nothing to what comes along with what is wanted",
      [seen({ health: 1, repairs: 0.5 }, 0.6), seen({ repairs: 1 }, 0)],
      // 0.6 = h + r / 2 and 0 = r, least squares with r ≥ 0.
      { health: 0.6 },
    ],
    [
      "share what devices have in common",
      [seen({ rateOfFire: 1 }, 0.9), seen({ rateOfFire: 0.2, aiming: 0.2 }, 0.3), seen({ aiming: 1 }, 0.4)],
      // Normal equations 1.04 r + 0.04 a = 0.96 and 0.04 r + 1.04 a = 0.46.
      { rateOfFire: 0.907, aiming: 0.407 },
    ],
    ["are 0 of what nobody mounts", [seen({ ground: 1 }, 0), seen({ vision: 1 }, 0.3)], { vision: 0.3 }],
    ["are 0 of what no device changes", [], {}],
  ])("%s", (_, observations, expected) => {
    expect(weightsOf(observations)).toEqual(gains(expected));
  });

  it("never fall below 0, though a device is shunned that also harms", () => {
    const weights = weightsOf([seen({ speed: -1, aiming: 1 }, 0.2), seen({ aiming: 1 }, 0.1), seen({ speed: 1 }, 0)]);
    expect(Object.values(weights).every((weight) => weight >= 0)).toBe(true);
    expect(weights).toMatchObject({ speed: 0, aiming: 0.15 });
  });

  it("make the score of a build a sum", () => {
    const weights = gains({ rateOfFire: 1.1, health: 0.5 });
    expect(scoreOf(gains({ rateOfFire: 1, health: 0.4, speed: 3 }), weights)).toBeCloseTo(1.3, 12);
  });
});

describe("the groups of a vehicle", () => {
  it("are its role, then its class of those with a role", () => {
    expect(groupsOf({ role: "role_HT_break", type: "heavyTank" }).map(({ key }) => key)).toEqual([
      "role_HT_break",
      "heavyTank with role",
    ]);
  });

  it("are its class of those without a role where it has none", () => {
    expect(groupsOf({ role: null, type: "SPG" })).toEqual([{ group: "low-class", key: "SPG without role" }]);
  });
});
