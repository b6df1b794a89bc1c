import { TYPICAL } from "../loadout/address/loadout-text.ts";
import { CLASS_PLURALS, type VehicleClass } from "../model/enumerations/classes.ts";
import { romanTier } from "../model/enumerations/tiers.ts";
import { rowAt, type VehicleColumns } from "../model/vehicle/vehicle-columns.ts";
import type { VehicleRow } from "../model/vehicle/vehicle-index.ts";
import type { IndexStat } from "../stats/keys.ts";
import { STAT_META } from "../stats/meta.ts";
import type { ComparisonEntry } from "./entry.ts";

/** A comparison to begin with. */
export interface Example {
  title: string;
  /** Why these. */
  about: string;
  entries: readonly ComparisonEntry[];
}

/** Stats whose leaders are compared, with their labels. */
const CONTESTS: readonly { stat: IndexStat; best: string }[] = [
  { stat: "dpm", best: "most damage per minute" },
  { stat: "health", best: "most health" },
  { stat: "topSpeed", best: "fastest" },
  { stat: "concealmentStill", best: "best hidden" },
];

/** Of fewer vehicles one needs no leaders. */
const FEWEST = 6;

const bare = (id: number): ComparisonEntry => ({ id, loadout: "" });

/** Comparisons that make sense, found in the data that is there: who leads a tier and class, and one vehicle in three states. */
export function exampleComparisons(columns: VehicleColumns): Example[] {
  const leaders = [
    leadersOf(columns, { tier: 10, type: "heavyTank", premium: false }),
    leadersOf(columns, { tier: 10, type: "mediumTank", premium: false }),
    leadersOf(columns, { tier: 8, type: "heavyTank", premium: true }),
    leadersOf(columns, { tier: 8, type: "AT-SPG", premium: false }),
  ];
  const researched = leadersOf(columns, { tier: 8, type: "mediumTank", premium: false })?.rows[0];
  return [...leaders.flatMap((leader) => leader?.example ?? []), ...(researched ? [threeStates(researched)] : [])];
}

function threeStates({ id, name }: VehicleRow): Example {
  return {
    title: `${name}, three times`,
    about: "Stock, with top modules, and as most Commanders take it.",
    entries: ["stock", "", TYPICAL].map((loadout) => ({ id, loadout })),
  };
}

interface Field {
  tier: number;
  type: VehicleClass;
  premium: boolean;
}

function leadersOf(columns: VehicleColumns, field: Field): { rows: VehicleRow[]; example: Example } | null {
  const indexes = columns.id.flatMap((_, i) => (isIn(columns, i, field) ? [i] : []));
  if (indexes.length < FEWEST) return null;
  const found = new Map<number, string>();
  for (const { stat, best } of CONTESTS) {
    const index = bestOf(columns, indexes, stat);
    // A vehicle that leads twice appears once.
    if (index !== undefined && !found.has(index)) found.set(index, best);
  }
  if (found.size < 2) return null;
  const rows = [...found.keys()].map((index) => rowAt(columns, index));
  const labels = [...found.values()].map((label, index) => `${rows[index]?.shortName}: ${label}`);
  const kind = `tier ${romanTier(field.tier)} ${field.premium ? "premium " : ""}${CLASS_PLURALS[field.type]}`;
  const example = {
    title: `Leading ${kind}`,
    about: `${labels.join(", ")}.`,
    entries: rows.map(({ id }) => bare(id)),
  };
  return { rows, example };
}

/** Full records only: of others too little is known. */
function isIn(columns: VehicleColumns, i: number, { tier, type, premium }: Field): boolean {
  const isSpecial = columns.premium[i] === 1;
  return (
    columns.full[i] === 1 &&
    columns.tier[i] === tier &&
    columns.type[i] === type &&
    isSpecial === premium &&
    (premium || columns.collector[i] !== 1)
  );
}

function bestOf({ stats }: VehicleColumns, indexes: readonly number[], key: IndexStat): number | undefined {
  const sign = STAT_META[key].better === "lower" ? -1 : 1;
  const known = indexes.flatMap((place) => {
    const value = stats[key][place];
    return typeof value === "number" ? [{ place, value: sign * value }] : [];
  });
  const [best] = known.sort((a, b) => b.value - a.value);
  return best?.place;
}
