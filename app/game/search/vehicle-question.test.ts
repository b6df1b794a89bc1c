import { describe, expect, it } from "vitest";
import { questionLabel, rankedVehicles, readVehicleQuestion, type VehicleQuestion } from "./vehicle-question.ts";

const NOTHING: VehicleQuestion = { tiers: [], classes: [], nations: [], types: [], by: null };

describe("a question about vehicles", () => {
  it.each<[string, Partial<VehicleQuestion>, string]>([
    [
      "tier 8 light view range",
      { tiers: [8], classes: ["lightTank"], by: "viewRange" },
      "Tier VIII light tanks by view range",
    ],
    [
      "view range of tier VIII light tanks",
      { tiers: [8], classes: ["lightTank"], by: "viewRange" },
      "Tier VIII light tanks by view range",
    ],
    ["t8 lt vr", { tiers: [8], classes: ["lightTank"], by: "viewRange" }, "Tier VIII light tanks by view range"],
    [
      "Light, 8, View-Range",
      { tiers: [8], classes: ["lightTank"], by: "viewRange" },
      "Tier VIII light tanks by view range",
    ],
    [
      "german heavies tier 9",
      { tiers: [9], classes: ["heavyTank"], nations: ["germany"] },
      "Tier IX German heavy tanks",
    ],
    [
      "premium td reload",
      { classes: ["AT-SPG"], types: ["premium"], by: "reload" },
      "Premium tank destroyers by reload",
    ],
    ["arty alpha", { classes: ["SPG"], by: "damage" }, "SPGs by damage per shot"],
    ["fastest tank", { by: "topSpeed" }, "Vehicles by top speed"],
    ["best tier x medium", { tiers: [10], classes: ["mediumTank"], by: "rating" }, "Tier X medium tanks by rating"],
    ["best camo td", { classes: ["AT-SPG"], by: "concealmentStill" }, "Tank destroyers by concealment, still"],
    [
      "tier 9 and 10 heavies dpm",
      { tiers: [9, 10], classes: ["heavyTank"], by: "dpm" },
      "Tier IX and X heavy tanks by damage per minute",
    ],
    ["tier 10 hp", { tiers: [10], by: "health" }, "Tier X vehicles by health"],
    [
      "HP per ton tier 6 mediums",
      { tiers: [6], classes: ["mediumTank"], by: "specificPower" },
      "Tier VI medium tanks by specific power",
    ],
    ["russian 7 prem", { tiers: [7], nations: ["ussr"], types: ["premium"] }, "Tier VII Soviet premium vehicles"],
    ["gun depression", { by: "gunDepression" }, "Vehicles by gun depression"],
    [
      "dispersion on the move tier 10",
      { tiers: [10], by: "dispersionMoving" },
      "Tier X vehicles by dispersion on the move",
    ],
    ["tier 8", { tiers: [8] }, "Tier VIII vehicles"],
    ["Škoda", {}, ""],
  ])("%s", (text, expected, label) => {
    const question = readVehicleQuestion(text);
    expect(question).toEqual(label === "" ? null : { ...NOTHING, ...expected });
    if (question) expect(questionLabel(question)).toBe(label);
  });

  it.each([
    "",
    " ",
    "8",
    "t8",
    "x",
    "tanks",
    "is-7",
    "t-34",
    "tiger 2",
    "type 5 heavy",
    "kv-2",
    "tier 12",
    "pz iv",
    "constructor",
  ])("%j is none", (text) => expect(readVehicleQuestion(text)).toBeNull());

  it("is bounded", () => {
    expect(readVehicleQuestion("light ".repeat(200))).toBeNull();
  });
});

describe("the vehicles of a question", () => {
  const row = (name: string, tier: number, view: number | null, more = {}) => ({
    vehicle: {
      name,
      tier,
      type: "lightTank" as const,
      nation: "germany" as const,
      premium: false,
      collector: false,
      view,
      ...more,
    },
  });
  const rows = [
    row("A", 8, 380),
    row("B", 8, 410),
    row("C", 8, null),
    row("D", 8, 410, { premium: true }),
    row("E", 9, 420),
    row("F", 8, 400, { type: "heavyTank" }),
  ];
  const ranked = (text: string) => {
    const question = readVehicleQuestion(text);
    return question ? rankedVehicles(question, rows, ({ view }) => view) : [];
  };

  it("come the best first, what is not known last", () => {
    expect(
      ranked("tier 8 light view range").map(({ entry, share, best }) => [entry.vehicle.name, share, best]),
    ).toEqual([
      ["B", 1, true],
      ["D", 1, true],
      ["A", 0, false],
      ["C", 0, false],
    ]);
  });

  it("are the lowest figures where these are better", () => {
    expect(ranked("tier 8 lights reload").map(({ entry, share }) => [entry.vehicle.name, share])).toEqual([
      ["A", 1],
      ["B", 0],
      ["D", 0],
      ["C", 0],
    ]);
  });

  it("come by tier where nothing ranks them", () => {
    expect(ranked("german lights").map(({ entry }) => entry.vehicle.name)).toEqual(["E", "A", "B", "C", "D"]);
    expect(ranked("premium")).toMatchObject([{ entry: { vehicle: { name: "D" } }, value: null, best: false }]);
    expect(ranked("french lights")).toEqual([]);
  });

  const shares = (by: VehicleQuestion["by"], views: (number | null)[]) =>
    rankedVehicles(
      { ...NOTHING, by },
      views.map((view, index) => row(String(index), 8, view)),
      ({ view }) => view,
    ).map(({ entry, value, share, best }) => [entry.vehicle.name, value, share, best]);

  it("are all the best where all have the same figure", () => {
    expect(shares("viewRange", [400, 400])).toEqual([
      ["0", 400, 1, true],
      ["1", 400, 1, true],
    ]);
  });

  it("have a share of the way from the worst to the best, whichever is better", () => {
    expect(shares("viewRange", [300, 400, 325]).map(([name, , share]) => [name, share])).toEqual([
      ["1", 1],
      ["2", 0.25],
      ["0", 0],
    ]);
    expect(shares("reload", [20, 10, 12.5]).map(([name, , share]) => [name, share])).toEqual([
      ["1", 1],
      ["2", 0.75],
      ["0", 0],
    ]);
  });

  it.each(["viewRange", "reload"] as const)("of which the %s is not known are not as good as nothing", (by) => {
    expect(shares(by, [null, 0])).toEqual([
      ["1", 0, 1, true],
      ["0", null, 0, false],
    ]);
  });

  it("are the highest figures where they are ranked by rating", () => {
    expect(shares("rating", [2, 5]).map(([name]) => name)).toEqual(["1", "0"]);
  });
});
