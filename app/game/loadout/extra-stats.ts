import { breakdownOf, byBreakdown, CONSTANT, conversion, startAt } from "../stats/compute/breakdown.ts";
import { damageOf, firstShell } from "../stats/compute/firing.ts";
import { type MODULE_QUANTITIES, modifierParts } from "../stats/compute/modifier.ts";
import type { StatInput } from "../stats/compute/stat-input.ts";
import type { StatBreakdown } from "../stats/compute/term.ts";

export type ExtraKey = (typeof MODULE_QUANTITIES)[number];

/** Figures that only a loadout has: the tables and the nominal page do without them. */
export type ExtraStats = Record<ExtraKey, StatBreakdown>;

// Stryker disable all: texts.
/** Labels and units. */
export const EXTRA_META: Readonly<Record<ExtraKey, { label: string; unit: string; better: "higher" | "lower" }>> = {
  damageLow: { label: "Lowest damage of a shot", unit: "hp", better: "higher" },
  damageHigh: { label: "Highest damage of a shot", unit: "hp", better: "higher" },
  trackHealth: { label: "Durability of the tracks", unit: "%", better: "higher" },
  engineHealth: { label: "Durability of the engine", unit: "%", better: "higher" },
  ammoRackHealth: { label: "Durability of the ammunition rack", unit: "%", better: "higher" },
  fuelTankHealth: { label: "Durability of the fuel tank", unit: "%", better: "higher" },
  repairSpeed: { label: "Speed of repairs", unit: "%", better: "higher" },
};
// Stryker restore all

export const EXTRA_KEYS = Object.keys(EXTRA_META) as ExtraKey[];

export const isExtra = (key: string): key is ExtraKey => Object.hasOwn(EXTRA_META, key);

/** How far the damage of a shot is rolled above and below its average, in per cent. */
const SPREAD = 25;

/**
 * The bounds of a shot's damage, in hp, and durability and repairs in per cent of the vehicle without anything. Armorer
 * narrows the bounds, ammunition tuning raises the lower one.
 * Source: `damage` of the client's `gui/shared/items_parameters/params.py`, version 1.26.1, without its rounding.
 */
export function extraStats(input: StatInput): ExtraStats {
  return Object.fromEntries(EXTRA_KEYS.map((key) => [key, extraStat(key, input)])) as ExtraStats;
}

/** One of them. */
export function extraStat(key: ExtraKey, input: StatInput): StatBreakdown {
  if (key === "damageLow") return bound(input, key, 100 - SPREAD);
  return key === "damageHigh" ? bound(input, key, 100 + SPREAD) : share(input, key, 100);
}

function share({ modifiers }: StatInput, quantity: ExtraKey, percent: number): StatBreakdown {
  return breakdownOf([startAt(percent, "%", CONSTANT), ...modifierParts(modifiers, "%", quantity)]);
}

/** Skills move the bounds, so the average here is that of the shell and of modes alone. */
function bound(input: StatInput, quantity: ExtraKey, percent: number): StatBreakdown {
  const { gun } = input.fitted;
  const unskilled = input.modifiers.filter(({ step }) => step !== "skill");
  return breakdownOf([
    ...damageOf(gun, firstShell(gun), unskilled).terms,
    byBreakdown("multiply", share(input, quantity, percent), "%", CONSTANT),
    conversion("divide", 100, "hp"),
  ]);
}
