import { planIdentityChecks } from "#workers/accounts/links/identity-checks.ts";
import { deleteExpiredMergeRequests } from "#workers/accounts/links/merge-requests.ts";
import { clearEndedLinks } from "#workers/accounts/links/unlink.ts";
import { deleteEndedSessions } from "#workers/accounts/sessions.ts";
import { deleteExpiredAttempts } from "#workers/accounts/sign-in/attempts.ts";
import { backUp } from "#workers/backup/back-up.ts";
import { restore } from "#workers/backup/restore.ts";
import { countAverages } from "#workers/battles/jobs/count-averages.ts";
import { startComparison, startRebuilds } from "#workers/battles/jobs/ingest-daily-totals.ts";
import { releaseWaiting } from "#workers/battles/store/waiting-battles.ts";
import type { Env } from "#workers/bindings.ts";
import { checkRuns } from "#workers/challenge/check-runs.ts";
import { planClanSnapshots } from "#workers/clans/read-clans.ts";
import { deleteOldErrors } from "#workers/errors/store-errors.ts";
import { ALERTS_CRON, tellChanges } from "#workers/health/alerts.ts";
import { noteJobs, noteUpstreams } from "#workers/health/notes.ts";
import { boundedBindings } from "#workers/http/bounded-bindings.ts";
import { JOBS_PATIENCE } from "#workers/http/in-time.ts";
import { makeLeaderboards } from "#workers/leaderboards/make-boards.ts";
import { collectNews } from "#workers/news/collect-news.ts";
import { planPlayerSnapshots } from "#workers/players/read-players.ts";

/** The hourly work, in its order. null: the operator has not set it up. */
const STEPS: Record<string, (env: Env, now: number) => Promise<unknown>> = {
  "old error reports": ({ DB }, now) => deleteOldErrors(DB, now),
  "expired sign-ins": ({ DB }, now) => deleteExpiredAttempts(DB, now),
  "expired merge requests": ({ DB }, now) => deleteExpiredMergeRequests(DB, now),
  "ended sessions": ({ DB }, now) => deleteEndedSessions(DB, now),
  "sign-in checks": planIdentityChecks,
  "clan updates": planClanSnapshots,
  "player updates": planPlayerSnapshots,
  "battles of unlinked accounts": clearEndedLinks,
  "waiting battles": releaseWaiting,
  "rebuilds of averages": startRebuilds,
  "check of daily totals": startComparison,
  "averages of vehicles": countAverages,
  leaderboards: makeLeaderboards,
  backup: backUp,
  // Last: they wait for other people's servers.
  news: collectNews,
  "challenge runs": checkRuns,
};

/** The names of the hourly work. */
export const JOBS: readonly string[] = Object.keys(STEPS);

/** What the schedule has come to: hourly the work, and in between whether the site is well. */
export async function onSchedule({ cron, scheduledTime }: ScheduledController, env: Env): Promise<void> {
  const patient = boundedBindings(env, JOBS_PATIENCE);
  await (cron === ALERTS_CRON ? tellChanges(patient, JOBS, scheduledTime) : runScheduled(patient, scheduledTime));
}

/**
 * Deletes what has expired, starts the checks of identities and the readings of clans and players, counts the averages,
 * makes the leaderboards, collects the news, and sees how far runs of the challenge have come. A step that fails keeps no other from its work.
 * @param now unix time in ms
 * @throws Error that names the steps that failed, when all have been tried
 */
export async function runScheduled(env: Env, now: number): Promise<void> {
  const restored = await restore(env);
  if (restored) console.warn(`The backup of ${restored.day} is ${restored.isComplete ? "" : "not yet "}restored.`);
  if (restored && !restored.isComplete) return;
  const done = new Map<string, boolean>();
  for (const [name, step] of Object.entries(STEPS)) {
    try {
      const outcome = await step(env, now);
      if (outcome !== null) done.set(name, true);
    } catch (error) {
      console.error(`The hourly work failed at: ${name}.`, error);
      done.set(name, false);
    }
  }
  await noteJobs(env, done, now);
  await noteUpstreams(env);
  const failed = [...done].flatMap(([name, succeeded]) => (succeeded ? [] : [name]));
  if (failed.length > 0) throw new Error(`The hourly work is not complete: ${failed.join(", ")}.`);
}
