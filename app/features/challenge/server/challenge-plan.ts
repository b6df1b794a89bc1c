import { type Catalogue, stepsOf } from "#app/game/challenge/catalogue.ts";
import { OUTCOMES } from "#app/game/challenge/eligibility.ts";
import { verdictReason } from "#app/game/challenge/verdict-words.ts";
import { techTreePath } from "#app/game/model/addresses/tech-tree-path.ts";
import { NATION_LABELS } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { TechTree, TreeNode } from "#app/game/model/tech-tree.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { battlesFor } from "#app/game/research/battles.ts";
import { type PlanTotals, planTotals } from "#app/game/research/plan.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatShortXp } from "#app/game/stats/format-price.ts";
import type { PlanQuery } from "#app/widgets/research-plan/plan-query.ts";
import { planSearch } from "#app/widgets/research-plan/plan-search.ts";
import { planOf } from "#app/widgets/research-plan/tree-plan.ts";
import type { ChallengePlan, PlanFigures, RoadVehicle } from "../plan/plan-view.ts";
import type { OwnXp } from "./own-xp.ts";

/** Vehicles before the one in the garage that the road shows. */
const EARNED_SHOWN = 2;

interface Reading {
  catalogue: Catalogue;
  record(node: TreeNode): Promise<VehicleRecord | null>;
  recordById(id: number): Promise<VehicleRecord | null>;
}

/**
 * The way to a goal of a nation: made by the planner of its tree. Without a goal in the address it leads to the first
 * vehicle of tier X.
 * @param own what a battle brings the visitor, for a plan that does not say it; null where it is not known
 */
export async function challengePlan(
  tree: TechTree,
  query: PlanQuery,
  own: OwnXp | null,
  read: Reading,
): Promise<ChallengePlan> {
  const { nation, nodes } = tree;
  const { address, faults } = query;
  const asked = address.to;
  const steps = stepsOf(read.catalogue, nation);
  const eligible = new Set(steps.map(({ id }) => id));
  const goal = asked ?? nodes.find(({ id, tier }) => tier === 10 && eligible.has(id))?.id;
  const open = nodes.filter(({ id }) => eligible.has(id));
  const base = {
    nation,
    goals: [...new Set(open.map(({ tier }) => tier))].map((tier) => ({
      tier: romanTier(tier),
      vehicles: open
        .filter((node) => node.tier === tier)
        .map(({ id, name }) => ({ id, name }))
        .sort((a, b) => a.name.localeCompare(b.name, "en")),
    })),
    starts: goal === undefined ? [] : leadingTo(goal, tree).filter(({ id }) => eligible.has(id)),
    fields: {
      to: goal,
      from: address.from,
      xp: address.xp ?? "",
      free: address.free ?? "",
      ownXp: own?.xp ?? null,
      faults,
    },
  };
  if (asked !== undefined && !eligible.has(asked)) return { ...base, ...(await refusal(asked, tree, read)) };
  const made = await planOf(tree, { ...query, address: { ...address, to: goal } }, read.record);
  const { plan, notice, from } = made;
  if (plan === null) return { ...base, notice: notice ?? "There is no plan for this nation yet.", figures: null };
  const isOwn = own !== null && address.xp === undefined;
  const xpPerBattle = isOwn ? own.xp : query.xpPerBattle;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const priceOf = (id: number) => byId.get(id)?.price?.amount ?? 0;
  const road = [
    ...plan.before.slice(-EARNED_SHOWN).map((id) => ({ id, state: "earned" as const, xp: 0 })),
    ...plan.steps.map(({ id, xp }, i) => ({ id, state: stateOf(i, plan.steps.length), xp })),
  ].flatMap(({ id, state, xp }): RoadVehicle[] => {
    const node = byId.get(id);
    if (!node) return [];
    const { name, shortName, slug, nation: of, tier, type } = node;
    const problem = eligible.has(id) ? null : "Not known";
    const note = state === "earned" ? "Earned" : state === "garage" ? "In the garage" : `${formatShortXp(xp)} XP`;
    return [{ id, name, shortName, slug, nation: of, tier, type, state, note: problem ?? note }];
  });
  const figures: PlanFigures = {
    ...totalsInWords(planTotals(plan, priceOf), plan.steps.length - 1, {
      ...query,
      xpPerBattle,
      own: isOwn ? own : null,
    }),
    road,
    everyStepEligible: road.every(({ id }) => eligible.has(id)),
    treeHref:
      techTreePath(nation) +
      planSearch({ ...address, xp: xpPerBattle?.toString() ?? address.xp, to: goal, from, elite: false }),
  };
  return { ...base, fields: { ...base.fields, from }, notice, figures };
}

function stateOf(place: number, length: number): RoadVehicle["state"] {
  if (place === length - 1) return "goal";
  return place === 0 ? "garage" : "open";
}

/** Why a vehicle is no goal. */
async function refusal(id: number, { nation }: TechTree, { catalogue, recordById }: Reading) {
  const record = await recordById(id);
  const vehicle = catalogue.get(id);
  if (!record || !vehicle) return { notice: `There is no vehicle ${id} in our data.`, figures: null };
  const { name } = record;
  if (OUTCOMES[vehicle.verdict] === "eligible") {
    const [own, chosen] = [NATION_LABELS[record.nation], NATION_LABELS[nation]];
    const other = `The ${name} is of another nation (${own}) than the chosen one (${chosen}).`;
    return { notice: `${other} Choose another goal or nation.`, figures: null };
  }
  return {
    notice: `The ${name} cannot be the goal of a run. ${verdictReason(vehicle.verdict, record)}`,
    figures: null,
  };
}

/** The vehicles over which research leads to one, of the lowest tier first. */
function leadingTo(goal: number, { nodes, edges }: TechTree): { id: number; name: string }[] {
  const found = new Set([goal]);
  for (const id of found) for (const { from, to } of edges) if (to === id) found.add(from);
  found.delete(goal);
  return nodes
    .filter(({ id }) => found.has(id))
    .map(({ id, name, tier }) => ({ id, name: `${romanTier(tier)} ${name}` }));
}

interface BattleXp extends Pick<PlanQuery, "xpPerBattle" | "freeXp"> {
  /** Whose average it is; null where it was typed. */
  own: OwnXp | null;
}

function totalsInWords(totals: PlanTotals, vehicles: number, { xpPerBattle, freeXp, own }: BattleXp) {
  const average =
    own &&
    `, the average of ${own.nickname} in ${own.battles === 1 ? "one battle" : `${formatNumber(own.battles)} battles`}`;
  const less = freeXp === 0 ? "" : `, after ${formatNumber(freeXp)} free XP`;
  return {
    vehicleXp: formatNumber(totals.xp - totals.moduleXp),
    moduleXp: formatNumber(totals.moduleXp),
    credits: formatNumber(totals.credits),
    vehicles: vehicles === 1 ? "one vehicle" : `${formatNumber(vehicles)} vehicles`,
    moduleCredits: formatNumber(totals.moduleCredits),
    battles: xpPerBattle === null ? null : formatNumber(battlesFor(totals.xp, freeXp, xpPerBattle)),
    battlesNote:
      xpPerBattle === null
        ? "type your XP of a battle"
        : `at ${formatNumber(xpPerBattle)} XP each${average ?? ""}${less}`,
  };
}
