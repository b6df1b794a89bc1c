import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import { identities } from "#workers/accounts/accounts-schema.ts";
import { type Seal, type SealedTokens, sealTokens } from "#workers/accounts/secrets/seal.ts";
import { isRecentlyAuthenticated, type User } from "#workers/accounts/user.ts";
import type { ProviderIdentity } from "#workers/providers/provider.ts";
import { isOpen } from "../sessions.ts";

export type LinkOutcome =
  /** Its owner has signed in: as a new user if nobody was signed in, or as the user it belongs to. */
  | { kind: "signed-in"; userId: string }
  /** It was linked to the signed-in person. */
  | { kind: "linked"; userId: string }
  /** Not linked, because the signed-in user's last sign-in is too long ago to add a way to sign in. */
  | { kind: "not-recent"; userId: string }
  /** It belongs to another person: the visitor decides about a merge (merge-requests.ts). */
  | { kind: "other-user"; userId: string; otherUserId: string }
  /** Not linked, because the session was ended meanwhile. */
  | { kind: "session-ended"; userId: string }
  /** The person has linked another account of this provider. */
  | { kind: "occupied"; userId: string };

interface IdentityToLink {
  provider: StatusProvider;
  identity: ProviderIdentity;
  /** The provider's status; null if it did not answer. */
  status: unknown;
  /** Who is signed in. */
  user: User | null;
  /** Unix time in milliseconds. */
  now: number;
}

/**
 * Decides which person an identity belongs to, after its owner has signed in at the provider. It never moves between
 * people here.
 */
export async function linkIdentity(db: D1Database, seal: Seal, link: IdentityToLink): Promise<LinkOutcome> {
  const { provider, identity, user, now } = link;
  const fresh: Fresh = {
    name: identity.name,
    ...(await sealTokens(seal, provider, identity)),
    ...statusOf(link),
    unreadableSince: null,
  };
  const known = await renewed(db, link, fresh);
  if (known) return known;
  if (!user) return linkToNewUser(db, link, fresh);
  const { userId } = user;
  if (user.identities.some((linked) => linked.provider === provider)) return { kind: "occupied", userId };
  if (!isRecentlyAuthenticated(user, now)) return { kind: "not-recent", userId };
  if (await insertOf(db, link, userId, fresh).first()) return { kind: "linked", userId };
  // Not added: another callback has just linked it or another account of the provider, or the session was ended while
  // the visitor was at the provider.
  const raced = await renewed(db, link, fresh);
  return raced ?? { kind: (await isOpen(db, user.sessionId)) ? "occupied" : "session-ended", userId };
}

/** The columns of an identity that every sign-in updates. */
interface Fresh extends SealedTokens {
  name: string;
  status?: string;
  statusAt?: number;
  checkedAt: number;
  unreadableSince: null;
}

/** Renews the identity where it is linked already. @returns null where it is not */
async function renewed(db: D1Database, link: IdentityToLink, fresh: Fresh): Promise<LinkOutcome | null> {
  const { provider, identity, user, now } = link;
  const [owned] = await drizzle(db)
    .update(identities)
    .set(fresh)
    .where(and(eq(identities.provider, provider), eq(identities.subject, identity.subject)))
    .returning({ userId: identities.userId });
  if (!owned) return null;
  if (!user || user.userId === owned.userId) return { kind: "signed-in", userId: owned.userId };
  if (!isRecentlyAuthenticated(user, now)) return { kind: "not-recent", userId: user.userId };
  return { kind: "other-user", userId: user.userId, otherUserId: owned.userId };
}

/** Links the identity, unless it or another one of the provider is already linked, or the session has ended. */
const insert = `
INSERT INTO identities
  (provider, subject, person_id, name, access_token, refresh_token, token_expires_at, status, status_at, checked_at,
   linked_at)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?10
WHERE ?11 IS NULL OR EXISTS (SELECT 1 FROM sessions WHERE session_id = ?11)
ON CONFLICT DO NOTHING
RETURNING person_id`;

function insertOf(db: D1Database, link: IdentityToLink, userId: string, fresh: Fresh): D1PreparedStatement {
  const { name, accessToken, refreshToken, tokenExpiresAt, status = null, statusAt = null } = fresh;
  const tokens = [accessToken, refreshToken, tokenExpiresAt];
  const sessionId = link.user?.sessionId ?? null;
  return db
    .prepare(insert)
    .bind(link.provider, link.identity.subject, userId, name, ...tokens, status, statusAt, link.now, sessionId);
}

/** Creates a person for the identity; deleted again when another callback linked it first. */
async function linkToNewUser(db: D1Database, link: IdentityToLink, fresh: Fresh): Promise<LinkOutcome> {
  const userId = crypto.randomUUID();
  await db.batch([
    db.prepare("INSERT INTO people (person_id, created_at) VALUES (?1, ?2)").bind(userId, link.now),
    insertOf(db, link, userId, fresh),
    db
      .prepare("DELETE FROM people WHERE person_id = ?1 AND NOT EXISTS (SELECT 1 FROM identities WHERE person_id = ?1)")
      .bind(userId),
  ]);
  // The identity's person now: this one, or the one of a faster callback.
  const owned = await renewed(db, link, fresh);
  if (!owned) throw new Error("An account could neither be linked nor found.");
  return owned;
}

function statusOf({ status, now }: IdentityToLink) {
  // When the provider did not answer, the previous status stays.
  return status === null ? { checkedAt: now } : { status: JSON.stringify(status), statusAt: now, checkedAt: now };
}
