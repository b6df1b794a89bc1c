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
export function battleEffect(
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
  return [...steps].sort((a, b) => tier(b) - tier(a) || b.at - a.at)[0]?.vehicleId;
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
