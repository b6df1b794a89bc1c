import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { sampleGun, sampleModules } from "#app/game/stats/sample-vehicle.fixture.ts";
import type { TreeEdge } from "#app/game/techtree/tech-tree.ts";
import { publishedRecords } from "#tests/setup/published.ts";
import { everyModule, modulesBefore, stockModules } from "./module-chain.ts";
import { makePlan, planRoute, planTotals, planXp, type ResearchPlan } from "./plan.ts";

const every = new Map(publishedRecords().map((record) => [record.id, record]));
const full = [...every.values()].filter((record): record is FullVehicle => record.record === "full");
const records = new Map(full.map((record) => [record.id, record]));
const edges = full.flatMap(stepsOn);

function stepsOn({ id, modules, research }: FullVehicle): TreeEdge[] {
  return research.to.flatMap((next) => {
    if (!next.through) return [];
    const moduleXp = modulesBefore(modules, next.through.id).reduce((sum, { xp }) => sum + xp, 0);
    return [{ from: id, to: next.id, xp: next.xp, through: next.through, moduleXp }];
  });
}

function recordOf(id: number): FullVehicle {
  const record = records.get(id);
  if (!record) throw new Error(`No record of ${id}`);
  return record;
}

function idOf(name: string): number {
  const record = [...every.values()].find((candidate) => candidate.name === name);
  if (!record) throw new Error(`No vehicle ${name}`);
  return record.id;
}

function plan(goal: number, from?: number): ResearchPlan | undefined {
  const route = planRoute(edges, goal, from);
  return route && makePlan(route, (id) => recordOf(id).modules, goal);
}

const priceOf = (id: number) => every.get(id)?.price?.amount ?? 0;
const totals = (made: ResearchPlan) => planTotals(made, priceOf);

function named(made: ResearchPlan | undefined) {
  return made?.steps.map(({ id, xp, modules }) => [
    recordOf(id).name,
    xp,
    modules.map((one) => `${one.name} ${one.xp}`),
  ]);
}

test("the experience of a plan is that of its totals", () => {
  const made = plan(idOf("E 100"), idOf("Tiger I"));
  if (!made) throw new Error("No plan");
  expect(planXp(made)).toBe(totals(made).xp);
  expect(planXp(made)).toBeGreaterThan(0);
  expect(planXp({ before: [1, 2], steps: [{ id: 3, xp: 0, modules: [], further: [] }] })).toBe(0);
});

describe("known plans", () => {
  test("from the Tiger I to the E 100", () => {
    const made = plan(idOf("E 100"), idOf("Tiger I"));
    expect(named(made)).toEqual([
      // The 8,8 cm Kw.K. 36 L/56 led from the VK 36.01 (H) to the Tiger I, so it is not counted again.
      ["Tiger I", 0, ["Pz.Kpfw. Tiger Ausf. E 11130", "8.8 cm Kw.K. 43 L/71 Ausf. E 16500"]],
      ["Tiger II", 78_000, ["Tiger II Serienturm 22260"]],
      ["E 75", 154_000, ["E 75 Ausf. B 24450", "12.8 cm Kw.K. 44 L/55 Ausf. B 63000"]],
      ["E 100", 183_010, []],
    ]);
    expect(made?.before.map((id) => recordOf(id).name)).toEqual([
      "Leichttraktor",
      "Pz.Kpfw. II",
      "Pz.Kpfw. III Ausf. E",
      "Pz.Kpfw. III Ausf. J",
      "VK 30.01 (H)",
      "VK 36.01 (H)",
    ]);
  });

  // Vehicles' experience and credits: sums of the client's list.xml; modules': of the vehicle files.
  test.each([
    ["E 100", "Tiger I", { xp: 552_350, moduleXp: 137_340, credits: 12_030_000, moduleCredits: 567_270 }],
    ["E 100", undefined, { xp: 666_980, moduleXp: 160_745, credits: 14_941_000, moduleCredits: 719_080 }],
    ["Maus", undefined, { xp: 723_310, moduleXp: 143_240, credits: 15_084_000, moduleCredits: 697_990 }],
    ["Pz.Kpfw. II", undefined, { xp: 310, moduleXp: 35, credits: 3_000, moduleCredits: 1_970 }],
    ["Tiger I", "Tiger I", { xp: 0, moduleXp: 0, credits: 0, moduleCredits: 0 }],
    // The plan to the Maus, with 325,000 XP and 7,400,000 credits more; its gun is stock.
    ["Taschenratte", undefined, { xp: 1_048_310, moduleXp: 143_240, credits: 22_484_000, moduleCredits: 697_990 }],
    ["Leichttraktor", undefined, { xp: 0, moduleXp: 0, credits: 0, moduleCredits: 0 }],
  ])("totals to the %s from %s", (goal, from, expected) => {
    const made = plan(idOf(goal), from === undefined ? undefined : idOf(from));
    expect(made && totals(made)).toEqual(expected);
  });

  test("of two ways to the SU-152 the cheaper one", () => {
    expect(named(plan(idOf("SU-152")))?.at(-2)?.[0]).toBe("SU-100");
    expect(named(plan(idOf("SU-152"), idOf("KV-2")))?.map(([name]) => name)).toEqual(["KV-2", "SU-152"]);
  });

  test("a vehicle of another branch, nation or outside of the tree is no start and no goal", () => {
    expect(plan(idOf("E 100"), idOf("Maus"))).toBeUndefined();
    expect(plan(idOf("E 100"), idOf("T-34"))).toBeUndefined();
    expect(plan(idOf("Löwe"))).toBeUndefined();
    expect(plan(1_048_575)).toBeUndefined();
  });
});

describe("a plan", () => {
  const withGuns = (...ids: number[]) => {
    const [turret] = sampleModules().turrets;
    const unlocks = ids.slice(1).map((id) => ({ kind: "gun" as const, id, xp: 100 }));
    const guns = ids.map((id, i) => sampleGun({ id, unlocks: i === 0 ? unlocks : [] }));
    return sampleModules({ turrets: turret ? [{ ...turret, guns }] : [] });
  };
  const step = (from: number, to: number, gun: number): TreeEdge => {
    return { from, to, xp: 1_000, through: { id: gun, name: "Gun" }, moduleXp: 100 };
  };

  test("does not ask for a module that an earlier vehicle came with", () => {
    // Vehicle 1 comes with gun 41, which vehicle 2 would have to research.
    const modules = new Map([
      [1, withGuns(41, 42)],
      [2, withGuns(40, 41)],
    ]);
    const modulesOf = (id: number) => modules.get(id) ?? sampleModules();
    const made = makePlan({ toStart: [], toGoal: [step(1, 2, 42), step(2, 3, 41)] }, modulesOf, 1);
    expect(made.steps.map((one) => one.modules.map(({ id }) => id))).toEqual([[42], [], []]);
  });

  test("adds up credits only, not what is paid in gold", () => {
    const module = { id: 1, kind: "gun" as const, name: "Gun", xp: 50 };
    const credits = { ...module, price: { amount: 300, currency: "credits" as const } };
    const gold = { ...module, price: { amount: 7, currency: "gold" as const } };
    const made = { before: [], steps: [{ id: 1, xp: 0, modules: [credits, gold], further: [] }] };
    expect(planTotals(made, () => 0)).toEqual({ xp: 100, moduleXp: 100, credits: 0, moduleCredits: 300 });
  });
});

describe("a plan with elite vehicles", () => {
  const eliteTo = (goal: number, from?: number) => {
    const route = planRoute(edges, goal, from);
    return route && makePlan(route, (id) => recordOf(id).modules, goal, { elite: true });
  };

  // All modules of the vehicle files that no vehicle before came with or had researched.
  test("asks for every module of the vehicles before the goal, each once", () => {
    const made = eliteTo(idOf("Tiger I"), idOf("VK 36.01 (H)"));
    expect(made?.steps.map(({ id, modules, further }) => [recordOf(id).name, modules.length, further.length])).toEqual([
      ["VK 36.01 (H)", 2, 6],
      ["Tiger I", 0, 0],
    ]);
  });

  test("leaves no module open, and takes what the plan without asks for first", () => {
    for (const goal of new Set(edges.map(({ to }) => to))) {
      const [plain, elite] = [plan(goal), eliteTo(goal)];
      const researched = new Set(
        elite?.steps.flatMap(({ modules, further }) => [...modules, ...further].map(({ id }) => id)),
      );
      const count = elite?.steps.reduce((sum, { modules, further }) => sum + modules.length + further.length, 0);
      expect(researched.size).toBe(count);
      const stock = new Set(elite?.steps.slice(0, -1).flatMap(({ id }) => stockModules(recordOf(id).modules)));
      for (const { id } of elite?.steps.slice(0, -1) ?? []) {
        for (const module of everyModule(recordOf(id).modules)) {
          expect(researched.has(module.id) || stock.has(module.id)).toBe(true);
        }
      }
      expect(elite && totals(elite).xp).toBeGreaterThanOrEqual(plain ? totals(plain).xp : 0);
      expect(elite?.steps.at(-1)).toMatchObject({ modules: [], further: [] });
    }
  });
});

describe("every plan of every nation", () => {
  const goals = [...new Set(edges.map(({ to }) => to))];

  test("names no module twice and none that a vehicle of the way came with", () => {
    for (const goal of goals) {
      const modules = plan(goal)?.steps.map((step) => ({ step, ids: step.modules.map(({ id }) => id) })) ?? [];
      const ids = modules.flatMap((entry) => entry.ids);
      expect(new Set(ids).size).toBe(ids.length);
      const stock = new Set<number>();
      for (const { step, ids } of modules) {
        // A goal may be newer than the definitions.
        for (const id of stockModules(records.get(step.id)?.modules ?? sampleModules())) stock.add(id);
        expect(ids.filter((id) => stock.has(id))).toEqual([]);
      }
    }
  });

  test("costs more the further it goes, and a later start saves exactly what lies before it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...goals), fc.nat(10), (goal, at) => {
        const whole = plan(goal);
        const start = whole?.steps[at % whole.steps.length]?.id;
        if (!whole || start === undefined) throw new Error(`No plan to ${goal}`);
        const rest = plan(goal, start);
        const first = plan(start);
        if (!rest || !first) throw new Error(`No plan over ${start}`);
        for (const key of ["xp", "moduleXp", "credits", "moduleCredits"] as const) {
          expect(totals(first)[key] + totals(rest)[key]).toBe(totals(whole)[key]);
          expect(totals(first)[key]).toBeLessThanOrEqual(totals(whole)[key]);
        }
        expect([...rest.before, ...rest.steps.map(({ id }) => id)]).toEqual(whole.steps.map(({ id }) => id));
      }),
      { numRuns: 200 },
    );
  });

  test("asks for at most what its steps ask for from stock", () => {
    for (const goal of goals) {
      const route = planRoute(edges, goal);
      const made = plan(goal);
      const maxXp = route?.toGoal.reduce((sum, { xp, moduleXp }) => sum + xp + moduleXp, 0);
      expect(made && totals(made).xp).toBeLessThanOrEqual(maxXp ?? 0);
    }
  });
});
