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
  /** What the figure is, in whole sentences; empty where the label says it all. */
  definition: string;
  /** Where it comes from, in a sentence. */
  source: string;
}

/** The source of most figures, and of those that the client computes in its garage (`items_parameters`). */
const CLIENT = "Source: client definitions.";
export const PANEL = "Source: client definitions, worked out as the garage does.";

type Row = [
  label: string,
  short: string,
  unit: string,
  better: Better,
  decimals: number,
  fixed: number,
  headline: boolean,
  definition: string,
  source?: string,
];

/** Builds the entries of one group from rows: label, short, unit, better, decimals, fixed, headline, definition, source. */
export function group<K extends StatKey>(name: StatGroup, rows: Record<K, Row>): Record<K, StatMeta> {
  const result = {} as Record<K, StatMeta>;
  for (const key of Object.keys(rows) as K[]) {
    const [label, short, unit, better, decimals, fixed, headline, definition, source = CLIENT] = rows[key];
    result[key] = { label, short, unit, group: name, better, decimals, fixed, headline, definition, source };
  }
  return result;
}
