import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Env } from "#workers/env.ts";
import { people } from "#workers/storage/accounts-schema.ts";
import type { Person } from "./person.ts";
import { listSessions } from "./sessions.ts";

/** Everything that is kept of a person, but for tokens and their hashes, in a form they can read. */
export async function exportPerson(env: Pick<Env, "DB">, person: Person, now: number) {
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  const sessions = await listSessions(env.DB, person.personId, now);
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
    gameAccounts: person.gameAccounts.map(({ tokenExpiresAt, ...account }) => ({
      ...account,
      permissionEndsAt: iso(tokenExpiresAt),
    })),
    sessions: sessions.map(({ device, createdAt, seenAt, expiresAt }) => ({
      device,
      createdAt: iso(createdAt),
      seenAt: iso(seenAt),
      expiresAt: iso(expiresAt),
    })),
  };
}

/** Forgets a person: links, game accounts, sessions and offers go with them. */
export async function deletePerson(env: Pick<Env, "DB">, person: Person): Promise<void> {
  await drizzle(env.DB).delete(people).where(eq(people.personId, person.personId));
}
