import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { NATIONS } from "#app/game/model/nations.ts";
import type { TechTree, TreeNode } from "#app/game/model/tech-tree.ts";
import type { VehicleRecord } from "#app/game/model/vehicle.ts";
import { vehiclePath } from "#app/game/model/vehicle-path.ts";
import type { PlanQuery } from "./plan-query.ts";
import { planOf } from "./tree-plan.ts";
import { type NodeView, treeView } from "./tree-view.ts";

const read = <T>(path: string) => JSON.parse(readFileSync(`data/game/${path}`, "utf8")) as T;
const treeOf = (nation: string) => read<TechTree>(`techtrees/${nation}.json`);
const recordOf = async (node: TreeNode) => read<VehicleRecord>(vehiclePath(node));

async function viewOf(nation: string, query: PlanQuery = {}) {
  const tree = treeOf(nation);
  const view = treeView(tree, await planOf(tree, query, recordOf));
  return { tree, view, nodes: flat(view.roots) };
}

function flat(nodes: NodeView[]): NodeView[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}

const TIGER = 529;
const E100 = 9489;
const MAUS = 6929;

test.each(NATIONS)("the list of %s names every vehicle of the tree once, and every other beside it", async (nation) => {
  const { tree, view, nodes } = await viewOf(nation);
  expect(nodes.map(({ id }) => id).sort()).toEqual(tree.nodes.map(({ id }) => id).sort());
  expect(view.others.flatMap(({ vehicles }) => vehicles)).toHaveLength(tree.others.length);
  expect(view.plan).toBeNull();
  expect(view.lines.plan).toBe("");
});

test("a vehicle with two predecessors stands under the cheaper one, and the other one names it", async () => {
  const { nodes } = await viewOf("ussr");
  const named = (name: string) => nodes.find((node) => node.name === name);
  expect(named("SU-100")?.children.map(({ name }) => name)).toContain("SU-152");
  expect(named("KV-2")?.also).toEqual(["SU-152"]);
  expect(named("SU-152")?.cost).toBe("31.5k XP");
});

describe("a plan", () => {
  test("marks what is researched, what is on the way and the goal", async () => {
    const { view, nodes } = await viewOf("germany", { to: E100, from: TIGER });
    const names = (state: string) => nodes.filter((node) => node.state === state).map(({ shortName }) => shortName);
    expect(names("goal")).toEqual(["E 100"]);
    expect(names("on")).toEqual(["Tiger II", "E 75"]);
    expect(names("done")).toHaveLength(7);
    expect(view.lines.plan.match(/M/g)).toHaveLength(9);
    expect(view.plan?.fromBeginning).toBe("?to=9489");
    expect(view.plan?.steps.map(({ startHere }) => startHere)).toEqual([
      null,
      "?to=9489&from=5137",
      "?to=9489&from=9745",
      null,
    ]);
  });

  test("keeps its start in the links to what lies behind it", async () => {
    const { nodes } = await viewOf("germany", { to: E100, from: TIGER });
    const href = (id: number) => nodes.find((node) => node.id === id)?.href;
    expect(href(5137)).toBe("?to=5137&from=529");
    expect(href(TIGER)).toBe("?to=529");
    expect(href(MAUS)).toBe("?to=6929");
  });

  test("to the first vehicle has nothing to research", async () => {
    const { view } = await viewOf("germany", { to: 3089 });
    expect(view.plan).toMatchObject({ goal: "Leichttraktor", xp: "0", credits: "0" });
    expect(view.plan?.steps).toHaveLength(1);
  });

  test("that cannot be made is said", async () => {
    expect((await viewOf("germany", { to: 1 })).view).toMatchObject({ plan: null });
    expect((await viewOf("germany", { to: 1 })).view.notice).toContain("cannot be researched");
    const lost = (await viewOf("germany", { to: E100, from: MAUS })).view;
    expect(lost.notice).toContain("does not lead to the E 100");
    expect(lost.plan?.start).toBeNull();
    // A start alone is no plan.
    expect((await viewOf("germany", { from: TIGER })).view).toMatchObject({ plan: null, notice: null });
  });

  test("fails loudly when a record of the way is missing", async () => {
    await expect(planOf(treeOf("germany"), { to: E100 }, async () => null)).rejects.toThrow("modules are missing");
  });
});
