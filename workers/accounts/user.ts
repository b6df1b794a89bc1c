import { z } from "zod";
import { VISIBILITIES } from "#app/game/accounts/game-accounts.ts";
import { STATUS_PROVIDERS } from "#app/game/accounts/providers.ts";
import { REGIONS } from "#app/game/model/enumerations/regions.ts";
import { tokenHash } from "#workers/accounts/secrets/random-token.ts";
import { readableRows } from "#workers/dataset/readable-rows.ts";
import { idleMs, recentMs } from "./sessions.ts";

// Parsed with a schema, although this Worker wrote it, because SQLite assembles the JSON.
const linkedIdentitySchema = z.object({
  provider: z.enum(STATUS_PROVIDERS),
  subject: z.string(),
  name: z.string(),
  status: z.string().nullable().transform(readStatus),
  statusAt: z.number().nullable(),
  /** Since when no key opens its tokens; null: they can be opened. */
  unreadableSince: z.number().nullable(),
  checkedAt: z.number(),
});

/** What the provider last said; null where it never has or the stored text cannot be read. */
function readStatus(text: string | null): unknown {
  const stored = text === null ? [] : [text];
  const [status = null] = readableRows(
    stored,
    (json): unknown => JSON.parse(json),
    () => "The status of a link",
  );
  return status;
}

const linkedGameAccountSchema = z.object({
  accountId: z.number(),
  nickname: z.string(),
  region: z.enum(REGIONS),
  visibility: z.enum(VISIBILITIES),
  tokenExpiresAt: z.number(),
  hasStatsKey: z.number().transform(Boolean),
  hasWriteKey: z.number().transform(Boolean),
});
const json = <T>(schema: z.ZodType<T>) => z.string().transform((text) => z.array(schema).parse(JSON.parse(text)));
const userSchema = z.object({
  userId: z.string(),
  sessionId: z.string(),
  seenAt: z.number(),
  /** When they last signed in at a provider, in this session. */
  authenticatedAt: z.number(),
  createdAt: z.number(),
  identities: json(linkedIdentitySchema),
  gameAccounts: json(linkedGameAccountSchema),
});

/** The signed-in person with everything linked, without any token. */
export type User = z.infer<typeof userSchema>;
export type LinkedIdentity = z.infer<typeof linkedIdentitySchema>;
export type LinkedGameAccount = z.infer<typeof linkedGameAccountSchema>;

// A single query, so that a page for a signed-in visitor waits for the database once.
const query = `
SELECT s.person_id AS userId, s.session_id AS sessionId, s.seen_at AS seenAt,
  s.authenticated_at AS authenticatedAt, p.created_at AS createdAt,
  (SELECT json_group_array(json_object('provider', provider, 'subject', subject, 'name', name,
     'status', status, 'statusAt', status_at, 'unreadableSince', unreadable_since, 'checkedAt', checked_at))
   FROM identities WHERE person_id = s.person_id) AS identities,
  (SELECT json_group_array(json_object('accountId', account_id, 'nickname', nickname, 'region', region,
     'visibility', visibility, 'tokenExpiresAt', token_expires_at, 'hasStatsKey', stats_key_hash IS NOT NULL,
     'hasWriteKey', write_key_hash IS NOT NULL))
   FROM (SELECT * FROM game_accounts WHERE person_id = s.person_id ORDER BY linked_at, account_id)) AS gameAccounts
FROM sessions s JOIN people p ON p.person_id = s.person_id
WHERE s.token_hash = ?1 AND s.expires_at > ?2 AND s.seen_at > ?3`;

/**
 * Finds who is signed in by a session's token.
 * @param now unix time in milliseconds
 * @returns null when the session has ended or never was
 */
export async function findUser(db: D1Database, token: string, now: number): Promise<User | null> {
  const row = await db
    .prepare(query)
    .bind(await tokenHash(token), now, now - idleMs)
    .first();
  return row ? userSchema.parse(row) : null;
}

/**
 * Whether the signed-in person has recently signed in at a provider: a session that was left open or stolen must not
 * delete the account, add a way to sign in, or lock its owner out.
 * @param now unix time in milliseconds
 */
export function isRecentlyAuthenticated(user: Pick<User, "authenticatedAt">, now: number): boolean {
  return now - user.authenticatedAt <= recentMs;
}
