import type { StatKey } from "./keys.ts";

export type StatGroup = "firepower" | "survivability" | "mobility" | "vision";

export const STAT_GROUP_LABELS: Record<StatGroup, string> = {
  firepower: "Firepower",
  survivability: "Survivability",
  mobility: "Mobility",
  vision: "Concealment and vision",
};

/** Which way a figure has to go to be good for the vehicle. */
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
  /** What the figure is and where its definition comes from. */
  definition: string;
}

/** Where most definitions come from, for the text of `definition`. */
export const CLIENT = "Client definitions";
export const PANEL = "Garage panel of the client (items_parameters)";

type Row = [
  label: string,
  short: string,
  unit: string,
  better: Better,
  decimals: number,
  fixed: number,
  headline: boolean,
  definition: string,
];

/** Builds the entries of one group from rows: label, short, unit, better, decimals, fixed, headline, definition. */
export function group<K extends StatKey>(name: StatGroup, rows: Record<K, Row>): Record<K, StatMeta> {
  const result = {} as Record<K, StatMeta>;
  for (const key of Object.keys(rows) as K[]) {
    const [label, short, unit, better, decimals, fixed, headline, definition] = rows[key];
    result[key] = { label, short, unit, group: name, better, decimals, fixed, headline, definition };
  }
  return result;
}
