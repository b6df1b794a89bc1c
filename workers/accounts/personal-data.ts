import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Env } from "#workers/bindings.ts";
import { runsOf } from "#workers/challenge/runs.ts";
import { people } from "#workers/storage/accounts-schema.ts";
import { battlesOf } from "#workers/storage/battles-of.ts";
import { keptBuildsOf } from "./kept-builds.ts";
import type { Person } from "./person.ts";
import { listSessions } from "./sessions.ts";

/** All stored data of a person in readable form, without tokens and their hashes. */
export async function exportPerson(env: Pick<Env, "DB" | "BATTLES">, person: Person, now: number) {
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  const accountIds = person.gameAccounts.map(({ accountId }) => accountId);
  const [sessions, builds, runs] = await Promise.all([
    listSessions(env.DB, person.personId, now),
    keptBuildsOf(env.DB, person.personId),
    runsOf(env.DB, accountIds),
  ]);
  return {
    exportedAt: iso(now),
    personId: person.personId,
    createdAt: iso(person.createdAt),
    linkedAccounts: person.identities.map(({ provider, subject, name, status, statusAt, checkedAt }) => ({
      provider,
      id: subject,
      name,
      status,
      statusAt: iso(statusAt),
      checkedAt: iso(checkedAt),
    })),
    gameAccounts: await Promise.all(
      person.gameAccounts.map(async ({ tokenExpiresAt, ...account }) => {
        const battles = await battlesOf(env, account.accountId).newest(Number.MAX_SAFE_INTEGER);
        return {
          ...account,
          permissionEndsAt: iso(tokenExpiresAt),
          battles: battles.map(({ arenaId, startedAt }) => ({ arenaId, startedAt: iso(startedAt * 1000) })),
        };
      }),
    ),
    challengeRuns: runs.map(({ accountId, start, progress, possibleSteps, listed, checkedAt }) => ({
      ...{ accountId, nation: start.nation, startedAt: iso(start.startedAt), drivenBefore: start.totals },
      ...{ possibleSteps, ...progress, steps: progress.steps.map((step) => ({ ...step, at: iso(step.at) })) },
      ended: progress.ended && { ...progress.ended, at: iso(progress.ended.at) },
      ...{ listed, checkedAt: iso(checkedAt) },
    })),
    builds: builds.map(({ vehicleId, vehicleName, name, code, patch, keptAt }) => ({
      ...{ vehicleId, vehicleName, name, code, patch },
      keptAt: iso(keptAt),
    })),
    sessions: sessions.map(({ device, createdAt, seenAt, expiresAt }) => ({
      device,
      createdAt: iso(createdAt),
      seenAt: iso(seenAt),
      expiresAt: iso(expiresAt),
    })),
  };
}

/**
 * Deletes a person, with links, game accounts, runs, builds, sessions and offers. Battles are deleted first: after a failure the
 * database still knows whose they are, and it can be tried again.
 */
export async function deletePerson(env: Pick<Env, "DB" | "BATTLES">, person: Person): Promise<void> {
  await Promise.all(person.gameAccounts.map(({ accountId }) => battlesOf(env, accountId).clear()));
  await drizzle(env.DB).delete(people).where(eq(people.personId, person.personId));
}
