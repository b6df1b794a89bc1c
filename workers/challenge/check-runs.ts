import { createFilesApi } from "#app/api/published.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { type ChallengeVehicles, catalogueOf } from "#app/game/challenge/catalogue.ts";
import { atBattleTimes, progressFromTotals } from "#app/game/challenge/progress.ts";
import type { Region } from "#app/game/model/enumerations/regions.ts";
import { type PlayedVehicles, playedVehiclesOf } from "#workers/accounts/sign-in/sign-in-settings.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import type { Env } from "#workers/bindings.ts";
import { Dataset } from "#workers/dataset/dataset.ts";
import { ProviderError } from "#workers/providers/provider.ts";
import { claimRunCheck, dueRuns, type StoredRun, storeProgress } from "./runs.ts";

/** A run that was looked at so recently is not due. */
const checkAfterMs = 6 * 3_600_000;
/** Runs of one hour; the others wait for the next ones, the longest first. */
const runsAnHour = 20;

/** The verdicts of the dataset that is served. */
export async function readCatalogue(dataset: Dataset): Promise<ChallengeVehicles> {
  return catalogueOf(await createFilesApi(dataset).eligibility());
}

/**
 * Asks the publisher what the account of a run has driven, and stores the run's progress.
 * @param now unix time in milliseconds
 * @param restMs minimum time since the publisher was last asked
 * @returns "resting" if it was asked more recently; "hidden" if the publisher shows nothing of the account
 * @throws ProviderError; the last known values stay
 */
export async function checkRun(
  env: Pick<Env, "DB" | "BATTLES">,
  { run, region }: { run: StoredRun; region: Region },
  {
    played,
    catalogue,
    now,
    restMs,
  }: { played: PlayedVehicles; catalogue: ChallengeVehicles; now: number; restMs: number },
): Promise<"checked" | "resting" | "hidden"> {
  if (!isPublisherRegion(region)) return "hidden";
  if (!(await claimRunCheck(env.DB, run, now, restMs))) return "resting";
  const totals = await played(region, run.accountId);
  if (totals === null) return "hidden";
  const progress = progressFromTotals(run.start, totals, catalogue, { before: run.progress, at: now });
  await storeProgress(env.DB, run, atBattleTimes(progress, await firstBattles(env, run)), { catalogue, now });
  return "checked";
}

/** When the first battle of a run was fought in each vehicle, among the battles sent here. */
async function firstBattles(env: Pick<Env, "BATTLES">, { accountId, start }: StoredRun): Promise<Map<number, number>> {
  try {
    const since = Math.ceil(start.startedAt / 1000);
    const first = await battlesOf(env, accountId).firstBattles(since);
    return new Map(first.map(({ tankId, startedAt }) => [tankId, startedAt * 1000]));
  } catch (error) {
    console.warn("Times of battles could not be read; steps keep when they were seen", error);
    return new Map();
  }
}

/** The hourly work: looks at the runs that are due, one after the other. One that fails keeps none from its turn. */
export async function checkRuns(env: Env, now: number): Promise<void> {
  // A deployed site never calls a simulator; on a local one the site's own address is this machine.
  const played = playedVehiclesOf(env, env.SITE_ORIGIN || "http://localhost");
  if (!played) return;
  const due = await dueRuns(env.DB, now - checkAfterMs, runsAnHour);
  if (due.length === 0) return;
  const catalogue = await readCatalogue(new Dataset(env)).catch((error: unknown) => {
    console.warn(`Runs of the challenge: ${error}`);
  });
  if (!catalogue) return;
  for (const dueRun of due) {
    try {
      await checkRun(env, dueRun, { played, catalogue, now, restMs: checkAfterMs });
    } catch (error) {
      if (error instanceof ProviderError) console.warn(`Runs of the challenge: ${error.message}`);
      else console.error(`The run of the account ${dueRun.run.accountId} could not be looked at:`, error);
    }
  }
}
