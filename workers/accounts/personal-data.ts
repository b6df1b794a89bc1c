import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Env } from "#workers/bindings.ts";
import { people } from "#workers/storage/accounts-schema.ts";
import { battlesOf } from "#workers/storage/battles-of.ts";
import { keptBuildsOf } from "./kept-builds.ts";
import type { Person } from "./person.ts";
import { listSessions } from "./sessions.ts";

/** All stored data of a person in readable form, without tokens and their hashes. */
export async function exportPerson(env: Pick<Env, "DB" | "BATTLES">, person: Person, now: number) {
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  const [sessions, builds] = await Promise.all([
    listSessions(env.DB, person.personId, now),
    keptBuildsOf(env.DB, person.personId),
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
 * Deletes a person, with links, game accounts, builds, sessions and offers. Battles are deleted first: after a failure the
 * database still knows whose they are, and it can be tried again.
 */
export async function deletePerson(env: Pick<Env, "DB" | "BATTLES">, person: Person): Promise<void> {
  await Promise.all(person.gameAccounts.map(({ accountId }) => battlesOf(env, accountId).clear()));
  await drizzle(env.DB).delete(people).where(eq(people.personId, person.personId));
}
