import type { FilesApi } from "#app/api/published.ts";
import type { PlanQuery } from "#app/components/research-plan/plan-query.ts";
import { battlesLack, planSearch } from "#app/components/research-plan/plan-search.ts";
import { researchPlanOf } from "#app/components/research-plan/tree-plan.ts";
import { asLinked } from "#app/components/vehicle-table/linked-vehicle.ts";
import { vehicleTyped } from "#app/components/vehicle-table/vehicle-typed.ts";
import { type ChallengeVehicles, catalogueOf, stepsOf } from "#app/game/challenge/catalogue.ts";
import { ELIGIBILITIES, verdictReason } from "#app/game/challenge/eligibility.ts";
import type { ChallengeAddress } from "#app/game/challenge/query.ts";
import { techTreePath } from "#app/game/model/addresses/tech-tree-path.ts";
import { NATION_LABELS, NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatShortXp } from "#app/game/stats/format-price.ts";
import { battlesFor, type PlanTotals, planTotals } from "#app/game/techtree/plan.ts";
import type { TechTree, TreeNode } from "#app/game/techtree/tech-tree.ts";
import { type EligibilitySearch, eligibilitySummary } from "../eligibility-summary.ts";
import type { ChallengePlan, ChallengePlanTotals, RoadVehicle } from "../plan/planner-panel.tsx";
import type { OwnXp } from "./runs-of-page.ts";

/**
 * Dataset content of the page.
 * @param visitor the nation of their run is shown if the URL names none
 */
export async function challengeContent(
  address: ChallengeAddress,
  plan: PlanQuery,
  files: FilesApi,
  { ownNation, ownXp }: { ownNation: Nation | undefined; ownXp: OwnXp | null },
) {
  const catalogue = catalogueOf(await files.eligibility());
  // A goal without a nation is of its own.
  const goal = address.to === undefined ? undefined : catalogue.get(address.to);
  const nation = address.nation ?? goal?.nation ?? ownNation ?? NATIONS[0];
  const typed = address.vehicle;
  const [planned, looked] = await Promise.all([
    files
      .techTree(nation)
      .then((tree) =>
        challengePlan(tree, plan, ownXp, { catalogue, record: files.vehicle, recordById: files.vehicleById }),
      ),
    typed === undefined
      ? null
      : files.vehicleColumns().then((columns) => searchEligibility(typed, columns, catalogue, files.vehicleById)),
  ]);
  return { nation, plan: planned, eligibility: eligibilitySummary(catalogue, looked) };
}

export type ChallengeContent = Awaited<ReturnType<typeof challengeContent>>;

/** The verdict on a vehicle that somebody types by name or number. */
async function searchEligibility(
  typed: string,
  columns: VehicleColumns,
  catalogue: ChallengeVehicles,
  recordById: (id: number) => Promise<VehicleRecord | null>,
): Promise<EligibilitySearch> {
  const found = vehicleTyped(typed, columns);
  if ("problem" in found) return { typed, problem: found.problem, found: null };
  const [record, known] = [await recordById(found.id), catalogue.get(found.id)];
  if (!record || !known) return { typed, problem: `There is no vehicle “${typed}” in our data.`, found: null };
  return {
    typed: record.name,
    problem: null,
    found: {
      vehicle: asLinked(record),
      outcome: ELIGIBILITIES[known.verdict],
      reason: verdictReason(known.verdict, record),
    },
  };
}

/** Vehicles before the one in the garage that the road shows. */
const MAX_EARNED = 2;

interface ChallengeReader {
  catalogue: ChallengeVehicles;
  record(node: TreeNode): Promise<VehicleRecord | null>;
  recordById(id: number): Promise<VehicleRecord | null>;
}

/**
 * The route to a goal in a nation, from the tech tree's planner. Without a goal in the URL it leads to the first tier
 * X vehicle.
 * @param own the visitor's experience per battle, if the plan does not state it; null if unknown
 */
export async function challengePlan(
  tree: TechTree,
  query: PlanQuery,
  own: OwnXp | null,
  read: ChallengeReader,
): Promise<ChallengePlan> {
  const { nation, nodes } = tree;
  const { address, faults } = query;
  const requested = address.to;
  const steps = stepsOf(read.catalogue, nation);
  const eligible = new Set(steps.map(({ id }) => id));
  const goal = requested ?? nodes.find(({ id, tier }) => tier === 10 && eligible.has(id))?.id;
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
  if (requested !== undefined && !eligible.has(requested))
    return { ...base, ...(await goalProblem(requested, tree, read)) };
  const made = await researchPlanOf(tree, { ...query, address: { ...address, to: goal } }, read.record);
  const { plan, notice, from } = made;
  if (plan === null) return { ...base, notice: notice ?? "There is no plan for this nation yet.", totals: null };
  const isOwn = own !== null && address.xp === undefined;
  const xpPerBattle = isOwn && faults.free === undefined ? own.xp : query.xpPerBattle;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const priceOf = (id: number) => byId.get(id)?.price?.amount ?? 0;
  const road = [
    ...plan.before.slice(-MAX_EARNED).map((id) => ({ id, state: "earned" as const, xp: 0 })),
    ...plan.steps.map(({ id, xp }, i) => ({ id, state: stateOf(i, plan.steps.length), xp })),
  ].flatMap(({ id, state, xp }): RoadVehicle[] => {
    const node = byId.get(id);
    if (!node) return [];
    const { name, shortName, slug, nation: of, tier, type } = node;
    const problem = eligible.has(id) ? null : "Not known";
    const note = state === "earned" ? "Earned" : state === "garage" ? "In the garage" : `${formatShortXp(xp)} XP`;
    return [{ id, name, shortName, slug, nation: of, tier, type, state, note: problem ?? note }];
  });
  const totals: ChallengePlanTotals = {
    ...describeTotals(planTotals(plan, priceOf), plan.steps.length - 1, {
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
  return { ...base, fields: { ...base.fields, from }, notice, totals };
}

function stateOf(index: number, length: number): RoadVehicle["state"] {
  if (index === length - 1) return "goal";
  return index === 0 ? "garage" : "open";
}

/** Why a vehicle is no goal. */
async function goalProblem(id: number, { nation }: TechTree, { catalogue, recordById }: ChallengeReader) {
  const record = await recordById(id);
  const vehicle = catalogue.get(id);
  if (!record || !vehicle) return { notice: `There is no vehicle ${id} in our data.`, totals: null };
  const { name } = record;
  if (ELIGIBILITIES[vehicle.verdict] === "eligible") {
    const [own, chosen] = [NATION_LABELS[record.nation], NATION_LABELS[nation]];
    const other = `The ${name} is of another nation (${own}) than the chosen one (${chosen}).`;
    return { notice: `${other} Choose another goal or nation.`, totals: null };
  }
  return {
    notice: `The ${name} cannot be the goal of a run. ${verdictReason(vehicle.verdict, record)}`,
    totals: null,
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

interface BattleXp extends Pick<PlanQuery, "xpPerBattle" | "freeXp" | "faults"> {
  /** Whose average it is; null where it was typed. */
  own: OwnXp | null;
}

function describeTotals(totals: PlanTotals, vehicles: number, { xpPerBattle, freeXp, faults, own }: BattleXp) {
  const average =
    own &&
    `, the average of ${own.nickname} in ${own.battles === 1 ? "one battle" : `${formatNumber(own.battles)} battles`}`;
  const less = freeXp === 0 ? "" : `, after ${formatNumber(freeXp)} free XP`;
  return {
    xp: formatNumber(totals.xp),
    moduleXp: formatNumber(totals.moduleXp),
    credits: formatNumber(totals.credits),
    vehicles: vehicles === 1 ? "one vehicle" : `${formatNumber(vehicles)} vehicles`,
    moduleCredits: formatNumber(totals.moduleCredits),
    battles: xpPerBattle === null ? null : formatNumber(battlesFor(totals.xp, freeXp, xpPerBattle)),
    battlesNote:
      xpPerBattle === null ? battlesLack(faults) : `at ${formatNumber(xpPerBattle)} XP each${average ?? ""}${less}`,
  };
}
