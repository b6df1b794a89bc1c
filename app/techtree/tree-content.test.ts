import { describe, expect, test } from "vitest";
import { parsePlanQuery } from "#app/components/research-plan/plan-query.ts";
import { type PlanAddress, planSearch } from "#app/components/research-plan/plan-search.ts";
import { researchPlanOf } from "#app/components/research-plan/tree-plan.ts";
import { vehiclePath } from "#app/game/model/addresses/vehicle-path.ts";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { TechTree, TreeNode } from "#app/game/techtree/tech-tree.ts";
import { published, publishedRows } from "#tests/setup/published.ts";
import { type OutlineNode, treeContent } from "./tree-content.ts";

const treeOf = (nation: string) => published<TechTree>(`techtrees/${nation}.json`);
const recordOf = async (node: TreeNode) => published<VehicleRecord>(vehiclePath(node));

const queryOf = (address: PlanAddress) => parsePlanQuery(new URLSearchParams(planSearch(address)));

async function contentOf(nation: string, address: PlanAddress = {}) {
  const tree = treeOf(nation);
  const query = queryOf(address);
  const content = treeContent(tree, await researchPlanOf(tree, query, recordOf), query);
  return { tree, content, nodes: flat(content.roots) };
}

function flat(nodes: OutlineNode[]): OutlineNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}

/** Vehicles of tier XI to which no way leads from the first vehicle of their nation. */
function withoutWay(): TreeNode[] {
  return NATIONS.flatMap((nation) => {
    const { nodes, edges } = treeOf(nation);
    const reached = new Set(nodes.filter(({ tier }) => tier === 1).map(({ id }) => id));
    for (const id of reached) for (const edge of edges) if (edge.from === id) reached.add(edge.to);
    return nodes.filter(({ id, tier }) => tier === 11 && !reached.has(id));
  });
}

const TIGER = 529;
const E100 = 9489;
const MAUS = 6929;

test.each(NATIONS)("the list of %s names every vehicle of the tree once, and every other beside it", async (nation) => {
  const { tree, content, nodes } = await contentOf(nation);
  expect(nodes.map(({ id }) => id).sort()).toEqual(tree.nodes.map(({ id }) => id).sort());
  expect(content.others.flatMap(({ vehicles }) => vehicles)).toHaveLength(tree.others.length);
  expect(content.plan).toBeNull();
  expect(content.lines.plan).toBe("");
});

test("a vehicle with two predecessors stands under the cheaper one, and the other one names it", async () => {
  const { nodes } = await contentOf("ussr");
  const named = (name: string) => nodes.find((node) => node.name === name);
  expect(named("SU-100")?.children.map(({ name }) => name)).toContain("SU-152");
  expect(named("KV-2")?.also).toEqual(["SU-152"]);
  expect(named("SU-152")?.cost).toBe("31.5k XP");
});

describe("tier XI", () => {
  test.each(NATIONS)("has a column of its own in the tree of %s, where the nation has one", async (nation) => {
    const { content, nodes } = await contentOf(nation);
    const own = publishedRows().filter((row) => row.nation === nation && row.tier === 11);
    const names = (premium: boolean) =>
      own
        .filter((row) => row.premium === premium)
        .map(({ name }) => name)
        .sort();
    const named = (of: readonly { name: string }[] = []) => of.map(({ name }) => name).sort();
    expect(content.columns).toBe(names(false).length > 0 ? 11 : 10);
    expect(named(nodes.filter(({ tier }) => tier === 11))).toEqual(names(false));
    expect(named(content.others.find(({ tier }) => tier === 11)?.vehicles)).toEqual(names(true));
  });

  test("stands behind what leads there, with the cost of the step", async () => {
    const { nodes } = await contentOf("germany");
    const maus = nodes.find(({ id }) => id === MAUS);
    expect(maus?.children).toMatchObject([
      {
        name: "Taschenratte",
        cost: "325k XP",
        costs: expect.stringMatching(/^325,000 XP, 7,400,000 credits, .*patch \d/),
      },
    ]);
  });

  test("says so where the way is not known", async () => {
    for (const { id, nation } of withoutWay()) {
      const { tree, nodes } = await contentOf(nation);
      if (tree.edges.some(({ to }) => to === id)) continue;
      expect(nodes.find((node) => node.id === id)).toMatchObject({
        cost: "Unknown",
        costs: expect.stringMatching(/^way unknown, 7,400,000 credits, .*patch \d/),
      });
    }
  });
});

describe("prices beside the tree", () => {
  const priceOf = async (nation: string, name: string) =>
    (await contentOf(nation)).content.others.flatMap(({ vehicles }) => vehicles).find((other) => other.name === name)
      ?.price;

  test.each([
    ["germany", "Löwe", "11,200 gold"],
    ["usa", "T2 Light Tank", "750 gold"],
    ["france", "M10 RBFM", "Not for sale"],
    ["ussr", "ISU-130", "Not for sale"],
    ["ussr", "SU-122V", "Not for sale"],
    ["uk", "GSOR the TANK", "Not for sale"],
    ["china", "Type 59", "Not for sale"],
    ["uk", "Vickers Medium Mk. I", "Free"],
  ])("of %s: %s, %s", async (nation, name, price) => {
    expect(await priceOf(nation, name)).toBe(price);
  });
});

describe("a plan", () => {
  test("marks what is researched, what is on the way and the goal", async () => {
    const { content, nodes } = await contentOf("germany", { to: E100, from: TIGER });
    const names = (state: string) => nodes.filter((node) => node.state === state).map(({ shortName }) => shortName);
    expect(names("goal")).toEqual(["E 100"]);
    expect(names("on")).toEqual(["Tiger II", "E 75"]);
    expect(names("done")).toHaveLength(7);
    expect(content.lines.plan.match(/M/g)).toHaveLength(9);
    expect(content.plan?.fromBeginning).toBe("?to=9489");
    expect(content.plan?.steps.map(({ startHere }) => startHere)).toEqual([
      null,
      "?to=9489&from=5137",
      "?to=9489&from=9745",
      null,
    ]);
  });

  test("keeps its start in the links to what lies behind it", async () => {
    const { nodes } = await contentOf("germany", { to: E100, from: TIGER });
    const href = (id: number) => nodes.find((node) => node.id === id)?.href;
    expect(href(5137)).toBe("?to=5137&from=529");
    expect(href(TIGER)).toBe("?to=529");
    expect(href(MAUS)).toBe("?to=6929");
  });

  test("to the first vehicle has nothing to research", async () => {
    const { content } = await contentOf("germany", { to: 3089 });
    expect(content.plan).toMatchObject({ goal: "Leichttraktor", xp: "0", credits: "0" });
    expect(content.plan?.steps).toHaveLength(1);
  });

  test("that cannot be made is said", async () => {
    expect((await contentOf("germany", { to: 1 })).content).toMatchObject({ plan: null });
    expect((await contentOf("germany", { to: 1 })).content.notice).toContain("cannot be researched");
    for (const { id, name, nation } of withoutWay()) {
      expect((await contentOf(nation, { to: id })).content).toMatchObject({
        plan: null,
        notice: `How to research the ${name} is not known yet.`,
      });
    }
    const lost = (await contentOf("germany", { to: E100, from: MAUS })).content;
    expect(lost.notice).toContain("does not lead to the E 100");
    expect(lost.plan?.start).toBeNull();
    // A start without a goal is no plan.
    expect((await contentOf("germany", { from: TIGER })).content).toMatchObject({ plan: null, notice: null });
  });

  test("answers battles, and says what it was reckoned with", async () => {
    const battles = async (address: PlanAddress) =>
      (await contentOf("germany", { to: E100, from: TIGER, ...address })).content.plan?.battles;
    expect(await battles({})).toBeNull();
    expect(await battles({ xp: "780" })).toEqual({ value: "709", note: "at 780 XP each" });
    expect(await battles({ xp: "780", free: "12450" })).toEqual({
      value: "693",
      note: "at 780 XP each, after 12,450 free XP",
    });
    expect(await battles({ xp: "780", free: "600000" })).toMatchObject({ value: "0" });
  });

  test("with elite vehicles names what they need beside it, and adds it up", async () => {
    const plain = (await contentOf("germany", { to: E100, from: TIGER })).content.plan;
    const elite = (await contentOf("germany", { to: E100, from: TIGER, elite: true })).content.plan;
    // Sums of the modules in the client's files of Tiger I, Tiger II and E 75.
    expect(plain).toMatchObject({ xp: "552,350", fields: { elite: false, eliteXp: "168,605" } });
    expect(elite).toMatchObject({ xp: "720,955", fields: { elite: true, eliteXp: "168,605" } });
    expect(plain?.steps.map(({ further }) => further)).toEqual([null, null, null, null]);
    expect(elite?.steps.map(({ further }) => further?.count)).toEqual([4, 3, 2, undefined]);
    expect(elite?.steps[1]?.modules).toEqual(plain?.steps[1]?.modules);
  });

  test("keeps what was typed in every link, right or wrong", async () => {
    const { content, nodes } = await contentOf("germany", {
      to: E100,
      from: TIGER,
      xp: "many",
      free: "12450",
      elite: true,
    });
    const href = (id: number) => nodes.find((node) => node.id === id)?.href;
    expect(href(5137)).toBe("?to=5137&from=529&xp=many&free=12450&elite=1");
    expect(href(MAUS)).toBe("?to=6929&xp=many&free=12450&elite=1");
    expect(content.cleared).toBe("?xp=many&free=12450&elite=1");
    expect(content.plan).toMatchObject({
      search: "?to=9489&from=529&xp=many&free=12450&elite=1",
      fromBeginning: "?to=9489&xp=many&free=12450&elite=1",
      battles: null,
      fields: {
        xp: "many",
        free: "12450",
        faults: { xp: "Enter the XP per battle as a whole number from 1 to 10,000." },
      },
    });
  });

  test("fails loudly when a record of the way is missing", async () => {
    await expect(researchPlanOf(treeOf("germany"), queryOf({ to: E100 }), async () => null)).rejects.toThrow(
      "modules are missing",
    );
  });
});
