import { NATIONS, type Nation } from "#app/game/model/nations.ts";
import type { TechTree } from "#app/game/model/tech-tree.ts";
import type { VehicleRecord } from "#app/game/model/vehicle.ts";
import { GAME_VERSION } from "../sources.ts";
import { inBranchOrder } from "./branch-order.ts";
import { xpToModule } from "./module-xp.ts";
import type { ResearchStep } from "./research.ts";
import { type LayoutEdge, layOutRows } from "./tree-layout.ts";

/** The tech tree of every nation: what can be researched from its first vehicle on, and tier XI. */
export function makeTechTrees(records: readonly VehicleRecord[], steps: readonly ResearchStep[]): TechTree[] {
  return NATIONS.map((nation) => {
    const own = records.filter((record) => record.nation === nation);
    return makeTree(nation, own, steps);
  }).filter(({ nodes }) => nodes.length > 0);
}

function makeTree(nation: Nation, own: readonly VehicleRecord[], steps: readonly ResearchStep[]): TechTree {
  const inside = reachable(own, steps);
  const nodes = own.filter(({ id }) => inside.has(id));
  const edges = steps.filter(({ from, to }) => inside.has(from) && inside.has(to));
  const pairs = edges.map(({ from, to }): LayoutEdge => [from, to]);
  const columns = inBranchOrder(nodes, pairs).map(({ id, tier }) => ({ id, column: tier }));
  const rows = layOutRows(columns, pairs);
  const byId = new Map(own.map((record) => [record.id, record]));
  return {
    gameVersion: GAME_VERSION,
    nation,
    rows: Math.max(0, ...rows.values()) + 1,
    nodes: nodes
      .map((record) => ({ ...identity(record), row: rows.get(record.id) ?? 0, price: record.price }))
      .sort((a, b) => a.tier - b.tier || a.row - b.row),
    edges: edges.map((step) => ({ ...step, moduleXp: moduleXp(step, byId) })),
    others: own
      .filter(({ id }) => !inside.has(id))
      .map((record) => ({ ...identity(record), price: record.price, notInShop: record.notInShop }))
      .sort((a, b) => a.tier - b.tier || a.id - b.id),
  };
}

/**
 * From the vehicles of tier I that lead on, along every step. A vehicle of tier XI that is researched stands in its
 * column even where no source states the whole way there.
 */
function reachable(own: readonly VehicleRecord[], steps: readonly ResearchStep[]): Set<number> {
  const starts = own.filter(
    ({ id, tier, premium, collector }) =>
      (tier === 1 && steps.some(({ from }) => from === id)) || (tier === 11 && !premium && !collector),
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

function identity({ id, tag, name, shortName, slug, nation, type, tier, role, premium, collector }: VehicleRecord) {
  return { id, tag, name, shortName, slug, nation, type, tier, role, premium, collector };
}
