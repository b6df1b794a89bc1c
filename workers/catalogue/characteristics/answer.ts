import { z } from "zod";
import { encodeLoadout } from "#app/game/loadout/code/encode.ts";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import { explainLoadout } from "#app/game/loadout/explain.ts";
import { EXTRA_META } from "#app/game/loadout/extra-stats.ts";
import type { Violation } from "#app/game/loadout/legal/violations.ts";
import type { Loadout } from "#app/game/loadout/loadout.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { StatBreakdown, Term, TermSource } from "#app/game/stats/compute/term.ts";
import { valuesOf } from "#app/game/stats/compute.ts";
import { STAT_KEYS, type StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { type RevisedStat, revisedStats } from "#app/game/stats/revised-stats.ts";

/** Concealment with a skill that is not in the loadout has no place among the stats of one. */
const HYPOTHETICAL: readonly StatKey[] = STAT_KEYS.filter((key) => key.endsWith("Skilled"));

/**
 * The stats of a loadout, in order: those of the vehicle's page, then those that only a loadout has.
 * `concealmentFired` is a shorter name for `concealmentStillFired`.
 */
export const CHARACTERISTIC_KEYS: readonly string[] = [
  ...STAT_KEYS.filter((key) => !HYPOTHETICAL.includes(key)),
  "concealmentFired",
  ...Object.keys(EXTRA_META),
];

/** One step of a figure. */
interface BreakdownStep {
  /** base, module, field modification, equipment, crew, skill, consumable, directive, mode, rounding or conversion. */
  step: string;
  /**
   * The source of the step: the client's tag of a device, skill …, the kind and name of a module, or the key of
   * another stat.
   */
  source: string;
  op: string;
  /** Operand of the operation; for the first step the value that it starts from. */
  factor: number;
  /** The value after this step. */
  value: number;
  /** The steps behind the operand, if it is derived. */
  of?: BreakdownStep[] | undefined;
}

const breakdownSchema: z.ZodType<BreakdownStep> = z.lazy(() =>
  z.object({
    step: z.string(),
    source: z.string(),
    op: z.enum(["start", "add", "multiply", "divide", "round", "round up"]),
    factor: z.number(),
    value: z.number(),
    of: z.array(breakdownSchema).optional(),
  }),
);

/** The answer of GET /api/vehicles/{tank_id}/characteristics. */
export const characteristicsSchema = z.object({
  tank_id: z.number().int(),
  tag: z.string(),
  name: z.string(),
  /** Version of the game that the vehicle's definitions are of, and so every stat that names no other `patch`. */
  patch: z.string(),
  /** Its code, for `loadout`. */
  loadout: z.string(),
  stats: z
    .record(
      z.string(),
      z.object({
        value: z.number(),
        unit: z.string(),
        patch: z.string().optional(),
        before: z.number().nullable().optional(),
        why: z.array(breakdownSchema),
      }),
    )
    .describe(
      `For a stat from a later source, \`patch\` is that source’s version (or date) and \`before\` the value in the game files. Unrounded, in this order; stats that don’t apply to the vehicle are absent: ${CHARACTERISTIC_KEYS.join(", ")}.`,
    ),
  /** What of `loadout` could not be loaded. */
  dropped: z.array(z.object({ part: z.string(), name: z.string(), reason: z.string() })),
  /** What of the loadout no stat counts. */
  notCounted: z.array(
    z.object({
      step: z.string(),
      source: z.string(),
      attribute: z.string(),
      op: z.enum(["multiply", "add"]),
      factor: z.number(),
      reason: z.string().nullable(),
    }),
  ),
});
export type Characteristics = z.infer<typeof characteristicsSchema>;

/** The answer for a vehicle with a loadout. */
export function characteristics(
  vehicle: FullVehicle,
  loadout: Loadout,
  dropped: readonly Violation[],
  definitions: Definitions,
): Characteristics {
  const { explainedStats, extra, uncounted } = explainLoadout(vehicle, loadout, definitions);
  const named: Record<string, StatBreakdown | undefined> = {
    ...explainedStats,
    ...extra,
    concealmentFired: explainedStats.concealmentStillFired,
  };
  const revised = revisedStats(vehicle, (one) => valuesOf(explainLoadout(one, loadout, definitions).explainedStats));
  const stats = CHARACTERISTIC_KEYS.flatMap((key) => {
    const stat = named[key];
    if (!stat) return [];
    const later = revisedOf(vehicle, revised[key === "concealmentFired" ? "concealmentStillFired" : (key as StatKey)]);
    return [[key, { value: stat.value, unit: unitOf(key), ...later, why: stat.terms.map(breakdownOf) }] as const];
  });
  return {
    tank_id: vehicle.id,
    tag: vehicle.tag,
    name: vehicle.name,
    patch: vehicle.patch.version,
    loadout: encodeLoadout(loadout, vehicle, definitions),
    stats: Object.fromEntries(stats),
    dropped: dropped.map(({ part, name, reason }) => ({ part, name, reason })),
    notCounted: uncounted.map(({ step, source, attribute, operation, value, reason }) => ({
      step,
      source: source.tag,
      attribute,
      op: operation,
      factor: value,
      reason,
    })),
  };
}

/** The patch that changed a stat, and its value before. */
function revisedOf({ sources }: FullVehicle, revised: RevisedStat | undefined) {
  const source = revised && sources[revised.source];
  return source && { patch: source.version ?? source.date ?? source.title, before: revised.before };
}

function unitOf(key: string): string {
  if (key === "concealmentFired") return STAT_META.concealmentStillFired.unit;
  return (EXTRA_META[key as keyof typeof EXTRA_META] ?? STAT_META[key as StatKey]).unit;
}

function breakdownOf({ step, source, operation, operand, result, made }: Term): BreakdownStep {
  const breakdown = { step, source: sourceOf(source), op: operation, factor: operand, value: result };
  return made ? { ...breakdown, of: made.map(breakdownOf) } : breakdown;
}

/** An item's client tag; a module's kind and name; another stat's key. */
function sourceOf(source: TermSource): string {
  if (source.kind === "fitting") return source.tag;
  if (source.kind === "stat") return source.key;
  if ("name" in source) return `${source.kind} ${source.name}${"part" in source ? ` (${source.part})` : ""}`;
  return source.kind;
}
