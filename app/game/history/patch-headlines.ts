import { CLASS_NICKNAMES, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { StatChange } from "#app/game/model/vehicle/history.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { formatStat } from "#app/game/stats/format-stat.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import type { PatchChangesList } from "./patch-changes.ts";

/** Whether a vehicle got better, worse, or both. */
const VERDICTS = ["Buff", "Nerf", "Mixed"] as const;
type PatchVerdict = (typeof VERDICTS)[number];

/** One line about a patch's changes. */
export interface PatchHeadline {
  tier: number;
  type: VehicleClass;
  /** A vehicle, or a whole class of a tier: "All 8 tier X lights". */
  name: string;
  /** Null: it is a whole class. */
  vehicle: { id: number; slug: string } | null;
  /** The stat that changed most; "Damage". */
  stat: string;
  /** How many others changed; of a class 0. */
  more: number;
  /** "430" and "460"; of a class both are a change: "+100" and "+250", equal where all changed alike. */
  before: string;
  after: string;
  unit: string;
  verdict: PatchVerdict;
}

/** The stats players care about most; vehicles with changes only to others are not in the headlines. */
const HEADLINE_STATS: readonly StatKey[] = [
  "health",
  "damage",
  "dpm",
  "penetration",
  "reload",
  "aimTime",
  "dispersion",
  "viewRange",
  "topSpeed",
  "concealmentStill",
];
/** Vehicles from which on a class of a tier is more than single vehicles. */
const MIN_CLASS_SIZE = 3;

type Changed = PatchChangesList["vehicles"][number];

/** A change with both figures; null where a stat began or ceased to apply. */
function step({ key, before, after }: StatChange): { key: StatKey; before: number; after: number; by: number } | null {
  if (before === null || after === null || before === after) return null;
  return { key, before, after, by: after - before };
}

/**
 * Whether changes make a vehicle better or worse, by the better direction of each stat (`STAT_META`); neutral stats
 * are ignored.
 * @returns null if no change counts
 */
export function changeVerdict(changes: readonly StatChange[]): PatchVerdict | null {
  const signs = new Set(
    changes.flatMap((change) => {
      const { better } = STAT_META[change.key];
      const by = step(change)?.by ?? 0;
      return better === "neutral" || by === 0 ? [] : [better === "higher" ? Math.sign(by) : -Math.sign(by)];
    }),
  );
  if (signs.size === 0) return null;
  return signs.size === 2 ? "Mixed" : signs.has(1) ? "Buff" : "Nerf";
}

/**
 * The changes of a patch as lines: vehicles with their largest change. Without a player's vehicles the highest tiers
 * come first, and a change to a whole class of a tier is one line.
 * @param played battles by vehicle id of the player; if given, only these vehicles are listed, most played first
 */
export function patchHeadlines(
  { vehicles }: PatchChangesList,
  columns: Pick<VehicleColumns, "tier" | "type" | "full">,
  played: ReadonlyMap<number, number> | null,
): PatchHeadline[] {
  const candidates = vehicles.flatMap((entry) => {
    const verdict = changeVerdict(entry.changes);
    const main = entry.changes.map(step).find((change) => change !== null && HEADLINE_STATS.includes(change.key));
    return verdict && main ? [{ ...entry, verdict, main }] : [];
  });
  if (played) {
    const own = candidates.filter(({ vehicle }) => played.has(vehicle.id));
    own.sort((a, b) => (played.get(b.vehicle.id) ?? 0) - (played.get(a.vehicle.id) ?? 0));
    return own.map(lineOf);
  }
  const classes = wholeClasses(vehicles, columns);
  const alone = candidates.filter(({ vehicle, main }) => !classes.some((group) => group.covers(vehicle, main.key)));
  // Tier XI is for few; the order within a tier is that of the list, the largest change first.
  const rank = (tier: number) => (tier > 10 ? 0 : tier);
  return [...classes.map(({ line }) => line), ...alone.map(lineOf)].sort(
    (a, b) => rank(b.tier) - rank(a.tier) || Number(a.vehicle !== null) - Number(b.vehicle !== null),
  );
}

function lineOf({ vehicle, changes, main, verdict }: Changed & { main: Step; verdict: PatchVerdict }): PatchHeadline {
  const { id, slug, tier, type, shortName } = vehicle;
  const { short: label, unit } = STAT_META[main.key];
  return {
    tier,
    type,
    name: shortName,
    vehicle: { id, slug },
    stat: label,
    more: changes.length - 1,
    before: formatStat(main.key, main.before),
    after: formatStat(main.key, main.after),
    unit,
    verdict,
  };
}
type Step = NonNullable<ReturnType<typeof step>>;

/** Stats that changed the same way for every vehicle of a tier and class. */
function wholeClasses(
  vehicles: readonly Changed[],
  { tier, type, full }: Pick<VehicleColumns, "tier" | "type" | "full">,
) {
  const sizes = new Map<string, number>();
  tier.forEach((value, row) => {
    const key = `${value} ${type[row]}`;
    if (full[row] === 1) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  });
  const groups = new Map<string, { tier: number; type: VehicleClass; steps: Step[] }>();
  for (const { vehicle, changes } of vehicles)
    for (const change of changes) {
      const found = step(change);
      if (!found || !HEADLINE_STATS.includes(found.key) || STAT_META[found.key].better === "neutral") continue;
      const key = `${vehicle.tier} ${vehicle.type} ${found.key} ${Math.sign(found.by)}`;
      const group = groups.get(key) ?? { tier: vehicle.tier, type: vehicle.type, steps: [] };
      group.steps.push(found);
      groups.set(key, group);
    }
  return [...groups.values()].flatMap(({ tier: of, type: one, steps }) => {
    const size = sizes.get(`${of} ${one}`) ?? 0;
    const [first] = steps;
    if (!first || size < MIN_CLASS_SIZE || steps.length !== size) return [];
    const { short: label, unit, better } = STAT_META[first.key];
    const [min, max] = [Math.min, Math.max].map((end) => signed(first.key, end(...steps.map(({ by }) => by))));
    const grows = first.by > 0;
    const line: PatchHeadline = {
      tier: of,
      type: one,
      name: `All ${size} ${CLASS_NICKNAMES[one].several}`,
      vehicle: null,
      stat: label,
      more: 0,
      // The smaller change first, whichever way it goes.
      before: (grows ? min : max) ?? "",
      after: (grows ? max : min) ?? "",
      unit,
      verdict: grows === (better === "higher") ? "Buff" : "Nerf",
    };
    const covers = (vehicle: Changed["vehicle"], key: StatKey) =>
      vehicle.tier === of && vehicle.type === one && key === first.key;
    return [{ line, covers }];
  });
}

const signed = (key: StatKey, by: number) => (by > 0 ? `+${formatStat(key, by)}` : formatStat(key, by));
