import type { Nation } from "#app/game/model/enumerations/nations.ts";
import { type ChallengeVehicle, type ChallengeVehicles, stepsOf } from "./catalogue.ts";
import { ELIGIBILITIES } from "./eligibility.ts";

/** The state of a run at its start. */
export interface RunStart {
  nation: Nation;
  /** Unix time in milliseconds. */
  startedAt: number;
  /** Vehicles with a battle before the run; they cannot be steps. */
  playedBefore: ReadonlySet<number>;
}

/** A vehicle that was driven for the first time in the run. */
interface RunStep {
  vehicleId: number;
  /** When it was driven, or seen to have been; unix time in milliseconds. */
  at: number;
}

/** How far a run has come. */
export interface RunProgress {
  /** The first one first. */
  steps: RunStep[];
  /** Battles that count: in eligible vehicles of the run's nation. */
  battles: number;
  /** How many of them were won. */
  wins: number;
  /** Battles in eligible vehicles of other nations. They neither count nor end the run. */
  elsewhere: number;
  /** Battles in vehicles whose eligibility our data does not show. They neither count nor end the run. */
  unknown: number;
  /** What ended the run; null while it goes on. */
  ended: { vehicleId: number; at: number } | null;
}

export const NO_PROGRESS: RunProgress = { steps: [], battles: 0, wins: 0, elsewhere: 0, unknown: 0, ended: null };

/** The effect of a battle in a vehicle on a run. */
function battleEffect(
  nation: Nation,
  vehicle: ChallengeVehicle | undefined,
): "counts" | "elsewhere" | "unknown" | "refused" {
  const outcome = vehicle === undefined ? "unknown" : ELIGIBILITIES[vehicle.verdict];
  if (outcome !== "eligible") return outcome;
  return vehicle?.nation === nation ? "counts" : "elsewhere";
}

/** How many steps a run can have: the eligible vehicles of its nation that were not driven before. */
export function possibleSteps(
  { nation, playedBefore }: Omit<RunStart, "startedAt">,
  catalogue: ChallengeVehicles,
): number {
  return stepsOf(catalogue, nation).filter(({ id }) => !playedBefore.has(id)).length;
}

/** The step of the highest tier, the latest of several; undefined before the first one. */
export function highestStep(steps: readonly RunStep[], catalogue: ChallengeVehicles): number | undefined {
  const tier = ({ vehicleId }: RunStep) => catalogue.get(vehicleId)?.tier ?? 0;
  return steps.toSorted((a, b) => tier(b) - tier(a) || b.at - a.at)[0]?.vehicleId;
}

/**
 * A run whose steps and end have the time of the first battle in their vehicle, if it was sent here, instead of the
 * time at which the publisher's count was seen to change. Only the publisher's data says how much was driven, since
 * uploads can be made up.
 * @param first start of the run's first battle by vehicle; unix time in milliseconds
 */
export function atBattleTimes(progress: RunProgress, first: ReadonlyMap<number, number>): RunProgress {
  const timed = ({ vehicleId, at }: RunStep): RunStep => ({ vehicleId, at: Math.min(at, first.get(vehicleId) ?? at) });
  return {
    ...progress,
    steps: progress.steps.map(timed).sort((a, b) => a.at - b.at),
    ended: progress.ended && timed(progress.ended),
  };
}

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
