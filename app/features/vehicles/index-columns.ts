import type { IndexStat } from "#app/game/stats/keys.ts";

/** A column of the index table. */
export interface Column {
  stat: IndexStat;
  /** Empty where the unit says it all. */
  head: string;
  unit: string;
  /** What the figure is, where its label in the registry does not say enough. */
  title?: string;
}

/** The figures that the index shows: what one compares vehicles by, in the order of the vehicle page. */
export const COLUMNS: readonly Column[] = [
  { stat: "health", head: "Health", unit: "" },
  { stat: "damage", head: "Damage", unit: "" },
  { stat: "dpm", head: "DPM", unit: "" },
  { stat: "penetration", head: "Pen.", unit: "mm" },
  { stat: "viewRange", head: "View", unit: "m" },
  { stat: "topSpeed", head: "", unit: "km/h" },
  { stat: "specificPower", head: "", unit: "hp/t" },
  {
    stat: "concealmentStill",
    head: "Conceal",
    unit: "%",
    title: "Concealment, still, without the camouflage skill",
  },
];
