import { NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import type { TechTree, TreeNode } from "#app/game/model/tech-tree.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { inBranchOrder } from "./branch-order.ts";
import { xpToModule } from "./module-xp.ts";
import type { ResearchStep } from "./research.ts";
import { type LayoutEdge, layOutRows } from "./tree-layout.ts";

/** The tech tree of every nation: what can be researched from its first vehicle on, and tier XI. */
export function makeTechTrees(
  records: readonly VehicleRecord[],
  steps: readonly ResearchStep[],
  gameVersion: string,
): TechTree[] {
  return NATIONS.map((nation) => {
    const own = records.filter((record) => record.nation === nation);
    return { gameVersion, ...makeTree(nation, own, steps, gameVersion) };
  }).filter(({ nodes }) => nodes.length > 0);
}

function makeTree(
  nation: Nation,
  own: readonly VehicleRecord[],
  steps: readonly ResearchStep[],
  gameVersion: string,
): Omit<TechTree, "gameVersion"> {
  const inside = reachable(own, steps);
  const nodes = own.filter(({ id }) => inside.has(id));
  const edges = steps.filter(({ from, to }) => inside.has(from) && inside.has(to));
  const pairs = edges.map(({ from, to }): LayoutEdge => [from, to]);
  const columns = inBranchOrder(nodes, pairs).map(({ id, tier }) => ({ id, column: tier }));
  const rows = layOutRows(columns, pairs);
  const byId = new Map(own.map((record) => [record.id, record]));
  return {
    nation,
    rows: Math.max(0, ...rows.values()) + 1,
    nodes: nodes
      .map((record) => ({
        ...identity(record),
        ...otherPatch(record, gameVersion),
        row: rows.get(record.id) ?? 0,
        price: record.price,
        rating: record.rating.value,
      }))
      .sort((a, b) => a.tier - b.tier || a.row - b.row),
    edges: edges.map((step) => ({ ...step, moduleXp: moduleXp(step, byId) })),
    others: own
      .filter(({ id }) => !inside.has(id))
      .map((record) => ({
        ...identity(record),
        price: record.price,
        notInShop: record.notInShop,
        rating: record.rating.value,
      }))
      .sort((a, b) => a.tier - b.tier || a.id - b.id),
  };
}

/**
 * Starts at the vehicles of tier I with successors, along every step. A researchable vehicle of tier XI is in its
 * column even when no source states the whole path to it, and what leads to it stands before it.
 */
function reachable(own: readonly VehicleRecord[], steps: readonly ResearchStep[]): Set<number> {
  const top = new Set(
    own.filter(({ tier, premium, collector }) => tier === 11 && !premium && !collector).map(({ id }) => id),
  );
  const starts = own.filter(
    ({ id, tier }) => top.has(id) || steps.some(({ from, to }) => from === id && (tier === 1 || top.has(to))),
  );
  const inside = new Set(starts.map(({ id }) => id));
  for (const id of inside) {
    for (const step of steps) if (step.from === id) inside.add(step.to);
  }
  return inside;
}

function moduleXp({ from, through }: ResearchStep, records: ReadonlyMap<number, VehicleRecord>): number {
  const record = records.get(from);
  return record?.record === "full" ? (xpToModule(record.modules, through.id) ?? 0) : 0;
}

/** The patch of a vehicle that is of another than the tree. */
function otherPatch({ patch }: VehicleRecord, gameVersion: string): Pick<TreeNode, "patch"> {
  if (patch === null || patch.version === gameVersion) return {};
  return { patch: { version: patch.version, commonTest: patch.commonTest } };
}

function identity({ id, tag, name, shortName, slug, nation, type, tier, role, premium, collector }: VehicleRecord) {
  return { id, tag, name, shortName, slug, nation, type, tier, role, premium, collector };
}
