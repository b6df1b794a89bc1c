import type { StatKey } from "../keys.ts";

export type StatGroup = "firepower" | "survivability" | "mobility" | "vision";

export const STAT_GROUP_LABELS: Record<StatGroup, string> = {
  firepower: "Firepower",
  survivability: "Survivability",
  mobility: "Mobility",
  vision: "Concealment and vision",
};

/** Whether higher or lower figures are better for the vehicle. */
export type Better = "higher" | "lower" | "neutral";

export interface StatMeta {
  label: string;
  /** Label of a narrow column. */
  short: string;
  /** Unit to print after the figure, empty for a bare number. */
  unit: string;
  group: StatGroup;
  better: Better;
  /** Most decimals to print. */
  decimals: number;
  /** Decimals that stay even when they are zero. */
  fixed: number;
  /** Shown before "More characteristics" is opened. */
  headline: boolean;
  /** What the stat means, in full sentences; empty if the label says it all. */
  definition: string;
  /** Where it comes from, in a sentence. */
  source: string;
}

/** The source of most stats, and of those that the client computes in its garage (`items_parameters`). */
const CLIENT = "Source: client definitions.";
export const PANEL = "Source: client definitions, worked out as the garage does.";

/** Defaults may be left out. */
type StatRow = Pick<StatMeta, "label"> & Partial<Omit<StatMeta, "group">>;

/** Builds the entries of one group. */
export function group<K extends StatKey>(name: StatGroup, rows: Record<K, StatRow>): Record<K, StatMeta> {
  const result = {} as Record<K, StatMeta>;
  for (const key of Object.keys(rows) as K[]) {
    const { label, short = label, better = "higher", unit = "", decimals = 0, fixed = 0, ...more } = rows[key];
    const { headline = false, definition = "", source = CLIENT } = more;
    result[key] = { label, short, unit, group: name, better, decimals, fixed, headline, definition, source };
  }
  return result;
}
