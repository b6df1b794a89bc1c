import { type BreakdownStep, CHARACTERISTIC_KEYS, type Characteristics } from "#app/api/characteristics.ts";
import { encodeLoadout } from "#app/game/loadout/code/encode.ts";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import { explainLoadout } from "#app/game/loadout/explain.ts";
import { EXTRA_META } from "#app/game/loadout/extra-stats.ts";
import type { Violation } from "#app/game/loadout/legal/violation.ts";
import type { Loadout } from "#app/game/loadout/loadout.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { StatBreakdown, Term, TermSource } from "#app/game/stats/compute/term.ts";
import { valuesOf } from "#app/game/stats/compute.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { type RevisedStat, revisedStats } from "#app/game/stats/revised-stats.ts";

/** The answer for a vehicle with a loadout. */
export function characteristics(
  vehicle: FullVehicle,
  loadout: Loadout,
  dropped: readonly Violation[],
  definitions: Definitions,
): Characteristics {
  const { figures, extra, uncounted } = explainLoadout(vehicle, loadout, definitions);
  const named: Record<string, StatBreakdown | undefined> = {
    ...figures,
    ...extra,
    concealmentFired: figures.concealmentStillFired,
  };
  const revised = revisedStats(vehicle, (one) => valuesOf(explainLoadout(one, loadout, definitions).figures));
  const stats = CHARACTERISTIC_KEYS.flatMap((key) => {
    const figure = named[key];
    if (!figure) return [];
    const later = revisedOf(vehicle, revised[key === "concealmentFired" ? "concealmentStillFired" : (key as StatKey)]);
    return [[key, { value: figure.value, unit: unitOf(key), ...later, why: figure.terms.map(whyOf) }] as const];
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

/** Since when a stat is what it is, and what it was. */
function revisedOf({ sources }: FullVehicle, revised: RevisedStat | undefined) {
  const source = revised && sources[revised.source];
  return source && { patch: source.version ?? source.date ?? source.title, before: revised.before };
}

function unitOf(key: string): string {
  if (key === "concealmentFired") return STAT_META.concealmentStillFired.unit;
  return (EXTRA_META[key as keyof typeof EXTRA_META] ?? STAT_META[key as StatKey]).unit;
}

function whyOf({ step, source, operation, operand, result, made }: Term): BreakdownStep {
  const why = { step, source: sourceOf(source), op: operation, factor: operand, value: result };
  return made ? { ...why, of: made.map(whyOf) } : why;
}

/** The client's tag of what is fitted; of a module its kind and name; of another figure its key. */
function sourceOf(source: TermSource): string {
  if (source.kind === "fitting") return source.tag;
  if (source.kind === "stat") return source.key;
  if ("name" in source) return `${source.kind} ${source.name}${"part" in source ? ` (${source.part})` : ""}`;
  return source.kind;
}
