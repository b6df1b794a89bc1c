import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import type { ProviderIdentity } from "#workers/providers/provider.ts";
import { identities, people } from "#workers/storage/accounts-schema.ts";
import { sealTokens } from "./identity-tokens.ts";
import type { Person } from "./person.ts";
import { isRecentlyAuthenticated } from "./recently-authenticated.ts";
import type { Seal } from "./seal.ts";

export type LinkOutcome =
  /** Whose it is has shown that it is them: a new person where nobody was signed in, or the one it belongs to. */
  | { kind: "signed-in"; personId: string }
  /** Somebody was signed in: now it belongs to them, too. */
  | { kind: "linked"; personId: string }
  /** Somebody was signed in too long ago to be given another way in; nothing has changed. */
  | { kind: "not-recent"; personId: string }
  /** It belongs to another person: who signed in decides (merge-offers.ts). */
  | { kind: "other-person"; personId: string; otherPersonId: string }
  /** The person has linked another account of this provider. */
  | { kind: "occupied"; personId: string };

export interface IdentityToLink {
  provider: StatusProvider;
  identity: ProviderIdentity;
  /** What the provider said; null: it did not answer. */
  status: unknown;
  /** Who is signed in. */
  person: Person | null;
  /** Unix time in milliseconds. */
  now: number;
}

/**
 * Decides whose an identity is, after its owner has signed in at the provider. It never moves from one
 * person to another here.
 */
export async function linkIdentity(db: D1Database, seal: Seal, link: IdentityToLink): Promise<LinkOutcome> {
  const { provider, identity, person, now } = link;
  const orm = drizzle(db);
  const isIt = and(eq(identities.provider, provider), eq(identities.subject, identity.subject));
  const fresh = { name: identity.name, ...(await sealTokens(seal, provider, identity)), ...statusOf(link) };
  const [owned] = await orm.update(identities).set(fresh).where(isIt).returning({ personId: identities.personId });
  if (owned && (!person || owned.personId === person.personId)) {
    return { kind: "signed-in", personId: owned.personId };
  }
  if (!owned && person?.identities.some((linked) => linked.provider === provider)) {
    return { kind: "occupied", personId: person.personId };
  }
  if (person && !isRecentlyAuthenticated(person, now)) return { kind: "not-recent", personId: person.personId };
  if (owned && person) return { kind: "other-person", personId: person.personId, otherPersonId: owned.personId };
  const personId = person?.personId ?? crypto.randomUUID();
  const row: typeof identities.$inferInsert = {
    provider,
    subject: identity.subject,
    personId,
    linkedAt: now,
    ...fresh,
  };
  const insert = orm.insert(identities).values(row);
  if (person) await insert;
  else await orm.batch([orm.insert(people).values({ personId, createdAt: now }), insert]);
  return { kind: person ? "linked" : "signed-in", personId };
}

function statusOf({ status, now }: IdentityToLink) {
  // A failed question leaves what was known before.
  return status === null ? { checkedAt: now } : { status: JSON.stringify(status), statusAt: now, checkedAt: now };
}
