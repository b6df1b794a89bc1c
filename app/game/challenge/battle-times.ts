import type { RunProgress, RunStep } from "./progress.ts";

/**
 * A run whose steps, and whose end, have the time of the first battle in their vehicle where that was sent here, in
 * place of the time at which the publisher's count was seen to have changed. How much was driven stays the publisher's
 * to say: what is sent can be made up.
 * @param first when the first battle of the run began by vehicle; unix time in milliseconds
 */
export function atBattleTimes(progress: RunProgress, first: ReadonlyMap<number, number>): RunProgress {
  const timed = ({ vehicleId, at }: RunStep): RunStep => ({ vehicleId, at: Math.min(at, first.get(vehicleId) ?? at) });
  return {
    ...progress,
    steps: progress.steps.map(timed).sort((a, b) => a.at - b.at),
    ended: progress.ended && timed(progress.ended),
  };
}
