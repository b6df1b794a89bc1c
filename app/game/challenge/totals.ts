import type { ChallengeVehicles } from "./catalogue.ts";
import { battleEffect, NO_PROGRESS, type RunProgress, type RunStart } from "./progress.ts";

/** All battles of an account in a vehicle so far, as the publisher counts them. */
export interface VehicleTotals {
  vehicleId: number;
  battles: number;
  wins: number;
}

/** The start of a run, with the account's totals at that time. */
export interface TotalsRun extends Omit<RunStart, "playedBefore"> {
  totals: readonly VehicleTotals[];
}

/** The vehicles that have a battle. */
export function playedIn(totals: readonly VehicleTotals[]): Set<number> {
  return new Set(totals.filter(({ battles }) => battles > 0).map(({ vehicleId }) => vehicleId));
}

/**
 * The progress of a run, from the difference between its account's totals now and at its start. Totals do not give the
 * order of battles; so once a refused vehicle has been driven, the run ends with the progress known before. Counts
 * that went down (corrected by the publisher) are not battles.
 * @param before the progress known so far; steps keep the time at which they were first seen
 * @param at when the totals were read; unix time in milliseconds
 */
export function progressFromTotals(
  run: TotalsRun,
  totals: readonly VehicleTotals[],
  catalogue: ChallengeVehicles,
  { before = NO_PROGRESS, at }: { before?: RunProgress; at: number },
): RunProgress {
  if (before.ended) return before;
  const driven = drivenSince(run.totals, totals);
  const refused = driven.find(({ vehicleId }) => battleEffect(run.nation, catalogue.get(vehicleId)) === "refused");
  if (refused) return { ...before, ended: { vehicleId: refused.vehicleId, at } };

  const progress: RunProgress = { ...NO_PROGRESS, steps: [...before.steps] };
  const known = new Set([...playedIn(run.totals), ...before.steps.map(({ vehicleId }) => vehicleId)]);
  for (const { vehicleId, battles, wins } of driven) {
    const vehicle = catalogue.get(vehicleId);
    const effect = battleEffect(run.nation, vehicle);
    if (effect === "elsewhere" || effect === "unknown") progress[effect] += battles;
    if (effect !== "counts") continue;
    progress.battles += battles;
    progress.wins += wins;
    if (!known.has(vehicleId)) progress.steps.push({ vehicleId, at });
  }
  return progress;
}

/** The battles between two readings, lowest tank_id first. */
function drivenSince(start: readonly VehicleTotals[], now: readonly VehicleTotals[]): VehicleTotals[] {
  const before = new Map(start.map((totals) => [totals.vehicleId, totals]));
  return now
    .map(({ vehicleId, battles, wins }) => {
      const { battles: hadBattles, wins: hadWins } = before.get(vehicleId) ?? { battles: 0, wins: 0 };
      const since = Math.max(0, battles - hadBattles);
      return { vehicleId, battles: since, wins: Math.min(since, Math.max(0, wins - hadWins)) };
    })
    .filter(({ battles }) => battles > 0)
    .sort((a, b) => a.vehicleId - b.vehicleId);
}
