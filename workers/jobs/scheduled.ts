import { lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { deleteExpiredAttempts } from "#workers/accounts/attempts.ts";
import { deleteExpiredOffers } from "#workers/accounts/links/merge-offers.ts";
import { deleteEndedSessions } from "#workers/accounts/sessions.ts";
import type { Env } from "#workers/bindings.ts";
import { checkRuns } from "#workers/challenge/check-runs.ts";
import { errors } from "#workers/storage/errors-schema.ts";
import { clearEndedLinks } from "./clear-ended-links.ts";
import { collectNews } from "./collect-news.ts";
import { countAverages } from "./count-averages.ts";
import { planIdentityChecks } from "./identity-checks.ts";
import { planClanReadings } from "./read-clans.ts";
import { startRebuilds } from "./take-contributions.ts";

/** How long a reported error is kept. */
export const errorRetentionDays = 30;

/**
 * The hourly work: deletes what has expired, starts the checks of identities and the readings of clans, counts the
 * averages, collects the news, and sees how far runs of the challenge have come.
 * @param now unix time in ms
 */
export async function runScheduled(env: Env, now: number): Promise<void> {
  const oldest = now - errorRetentionDays * 86_400_000;
  await drizzle(env.DB).delete(errors).where(lt(errors.storedAt, oldest));
  await deleteExpiredAttempts(env.DB, now);
  await deleteExpiredOffers(env.DB, now);
  await deleteEndedSessions(env.DB, now);
  await planIdentityChecks(env, now);
  await planClanReadings(env, now);
  await clearEndedLinks(env, now);
  await startRebuilds(env);
  await countAverages(env, now);
  // Last: they wait for other people's servers.
  await collectNews(env, now);
  await checkRuns(env, now);
}
