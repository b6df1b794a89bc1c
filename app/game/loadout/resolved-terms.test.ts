import { describe, expect, it } from "vitest";
import { definitions } from "#tests/setup/loadout-items.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { emptyLoadout, type Loadout } from "./loadout.ts";
import { resolve } from "./resolve.ts";

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
const crew = (nominal: boolean, ...skills: string[]) => ({
  nominal,
  members: is7.crew.map(() => ({ level: 100, skills: skills.map((skill) => ({ skill, level: 100 })) })),
});

describe("a loadout in modifiers", () => {
  it("leaves out roles that nobody has, and skills that no definitions name", () => {
    const without = { ...is7, crew: is7.crew.map(({ role }) => ({ role, also: [] })) };
    const unnamed = { ...definitions, skills: new Map() };
    const loadout = { ...emptyLoadout(is7), crew: crew(false, "repair", "camouflage", "brotherhood") };
    const { input } = resolve(without, loadout, unnamed);
    expect(input.modifiers.map(({ source }) => source.tag).sort()).toEqual(
      ["commander", ...["driver", "driver"], ...["gunner", "gunner", "gunner"], "loader"].sort(),
    );
  });

  it("names the terms of a crew's repairs and of a skill", () => {
    const madeOf = (skills: string[], quantity: string) =>
      resolve(is7, { ...emptyLoadout(is7), crew: crew(true, ...skills) }, definitions)
        .input.modifiers.find((modifier) => modifier.quantity === quantity)
        ?.made?.map(({ step, source, operation, operand, unit }) => [step, source.kind, operation, operand, unit]);
    expect(madeOf(["repair"], "repairSpeed")).toEqual([
      ["base", "crew", "start", 1, ""],
      ["base", "constant", "multiply", 0.43, ""],
      ["base", "constant", "add", 0.57, ""],
      ["base", "constant", "divide", 0.57, ""],
    ]);
    expect(madeOf(["commander_eagleEye"], "viewRange")).toEqual([
      ["base", "crew", "start", 100, ""],
      ["rounding", "constant", "round", 1, ""],
      ["skill", "fitting", "multiply", 0.0002, ""],
      ["base", "constant", "add", 1, ""],
    ]);
    // 1.8 ÷ 1.05 of the medium ground over 3.1 of the soft: all of the way with 0.01 × 100.
    expect(madeOf(["driver_badRoadsKing"], "terrainSoft")).toEqual([
      ["base", "fitting", "start", expect.closeTo(1.8 / 1.05 / 3.1, 10), ""],
      ["base", "constant", "add", -1, ""],
      ["skill", "fitting", "multiply", 1, ""],
      ["base", "constant", "add", 1, ""],
    ]);
  });

  it("names the terms of a role's factor, and of a commander's tenth that counts for some of its holders", () => {
    const ebr = publishedVehicle("france/lightTank/X/F108_Panhard_EBR_105");
    const loadout = { ...emptyLoadout(ebr), crew: { ...emptyLoadout(ebr).crew, nominal: false } };
    const factor = (vehicle: typeof is7, tag: string, over: Partial<Loadout>) =>
      resolve(vehicle, { ...emptyLoadout(vehicle), ...over }, definitions)
        .input.modifiers.find(({ source }) => source.tag === tag)
        ?.made?.map(({ operation, operand, unit }) => [operation, operand, unit]);
    const tenthOf = resolve(is7, { ...emptyLoadout(is7), crew: crew(false, "brotherhood") }, definitions)
      .input.modifiers.find(({ source }) => source.tag === "loader")
      ?.made?.slice(0, 3);
    // 100, + 5 of the brotherhood, + a tenth of the commander's 105.
    expect(tenthOf).toMatchObject([
      { step: "base", source: { kind: "crew" }, operation: "start", operand: 100 },
      { step: "skill", source: { tag: "brotherhood" }, operation: "add", operand: 5 },
      { step: "crew", source: { tag: "commander" }, operation: "add", operand: 10.5 },
    ]);
    expect(tenthOf?.[2]?.made?.map(({ operation, operand }) => [operation, operand])).toEqual([
      ["start", 100],
      ["add", 5],
      ["divide", 10],
    ]);
    const toFactor = [
      ["divide", 100, ""],
      ["multiply", 0.43, ""],
      ["add", 0.57, ""],
    ];
    expect(factor(is7, "loader", { crew: crew(false) })).toEqual([["start", 100, "%"], ["add", 10, "%"], ...toFactor]);
    expect(factor(is7, "commander", { crew: crew(false) })).toEqual([["start", 100, "%"], ...toFactor]);
    // The commander is the loader: no tenth.
    expect(factor(ebr, "loader", loadout)).toEqual([["start", 100, "%"], ...toFactor]);
    const shared = {
      ...is7,
      crew: is7.crew.map((seat) => (seat.role === "commander" ? { ...seat, also: ["loader" as const] } : seat)),
    };
    expect(factor(shared, "loader", { crew: crew(false) })?.[1]).toEqual(["add", expect.closeTo(20 / 3, 10), "%"]);
  });
});

describe("the state and the shell that figures are of", () => {
  const second = { ...is7.modules, speed: { forward: 10, backward: 10 } };
  const withSiege = { ...is7, siege: { automatic: false, modules: second } } as unknown as typeof is7;
  const speeds = (vehicle: typeof is7, mode: string) => {
    const { input } = resolve(vehicle, { ...emptyLoadout(vehicle), mode }, definitions);
    return [input.modules.speed.forward, input.second?.modules.speed.forward];
  };

  it("is both states where none is chosen, and else the chosen one", () => {
    expect(speeds(withSiege, "normal")).toEqual([59.6, 10]);
    expect(speeds(withSiege, "travel")).toEqual([59.6, undefined]);
    expect(speeds(withSiege, "siege")).toEqual([10, undefined]);
    expect(speeds(is7, "normal")).toEqual([59.6, undefined]);
    expect(speeds(is7, "siege")).toEqual([59.6, undefined]);
  });

  it("is the chosen shell, before all others", () => {
    const shells = is7.modules.turrets[0]?.guns[0]?.shells ?? [];
    const tags = shells.map(({ tag }) => tag);
    const order = (shell: string | null) =>
      resolve(is7, { ...emptyLoadout(is7), shell }, definitions).input.fitted.gun.shells.map(({ tag }) => tag);
    expect(order(null)).toEqual(tags);
    expect(order(tags[1] ?? "")).toEqual([tags[1], tags[0], ...tags.slice(2)]);
  });

  it("changes the damage as the mode states for this shell of the mounted gun", () => {
    const tiger = publishedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");
    const values = [0, 1, 2].map((shell) => ({ name: `bustleShotDamageBonusShell${shell}`, value: -10 * (shell + 1) }));
    const vehicle = {
      ...tiger,
      mechanics: [{ kind: "bustleFeed", state: "normal", values }],
    } as unknown as typeof tiger;
    const { turret, gun } = tiger.top.modules;
    const shells =
      tiger.modules.turrets.find(({ id }) => id === turret)?.guns.find(({ id }) => id === gun)?.shells ?? [];
    const added = (shell: string | null) =>
      resolve(vehicle, { ...emptyLoadout(vehicle), shell, mode: "bustleFeed" }, definitions).input.modifiers.map(
        ({ operand }) => operand,
      );
    expect(shells.length).toBeGreaterThan(1);
    expect(added(null)).toEqual([-10]);
    expect(added("pebble")).toEqual([-10]);
    for (const [place, { tag }] of shells.entries()) expect(added(tag)).toEqual([-10 * (place + 1)]);
  });
});
