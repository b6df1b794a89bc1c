import { z } from "zod";
import { VISIBILITIES } from "#app/game/accounts/game-accounts.ts";
import { STATUS_PROVIDERS } from "#app/game/accounts/providers.ts";
import { REGIONS } from "#app/game/model/regions.ts";
import { tokenHash } from "./random-token.ts";
import { idleMs } from "./sessions.ts";

// Written by this Worker; parsed all the same, since it is JSON that SQLite put together.
const linkedIdentitySchema = z.object({
  provider: z.enum(STATUS_PROVIDERS),
  subject: z.string(),
  name: z.string(),
  status: z
    .string()
    .nullable()
    .transform((text): unknown => JSON.parse(text ?? "null")),
  statusAt: z.number().nullable(),
  /** When its tokens were found to open with no key; null: they open. */
  unreadableSince: z.number().nullable(),
  checkedAt: z.number(),
});
const linkedGameAccountSchema = z.object({
  accountId: z.number(),
  nickname: z.string(),
  region: z.enum(REGIONS),
  visibility: z.enum(VISIBILITIES),
  tokenExpiresAt: z.number(),
  hasStatsKey: z.number().transform(Boolean),
});
const json = <T>(schema: z.ZodType<T>) => z.string().transform((text) => z.array(schema).parse(JSON.parse(text)));
const personSchema = z.object({
  personId: z.string(),
  sessionId: z.string(),
  seenAt: z.number(),
  /** When they last signed in at a provider, in this session. */
  authenticatedAt: z.number(),
  createdAt: z.number(),
  identities: json(linkedIdentitySchema),
  gameAccounts: json(linkedGameAccountSchema),
});

/** Who is signed in, with everything linked; no token among it. */
export type Person = z.infer<typeof personSchema>;
export type LinkedIdentity = z.infer<typeof linkedIdentitySchema>;
export type LinkedGameAccount = z.infer<typeof linkedGameAccountSchema>;

// One query: a page for someone signed in waits for the database once.
const query = `
SELECT s.person_id AS personId, s.session_id AS sessionId, s.seen_at AS seenAt,
  s.authenticated_at AS authenticatedAt, p.created_at AS createdAt,
  (SELECT json_group_array(json_object('provider', provider, 'subject', subject, 'name', name,
     'status', status, 'statusAt', status_at, 'unreadableSince', unreadable_since, 'checkedAt', checked_at))
   FROM identities WHERE person_id = s.person_id) AS identities,
  (SELECT json_group_array(json_object('accountId', account_id, 'nickname', nickname, 'region', region,
     'visibility', visibility, 'tokenExpiresAt', token_expires_at, 'hasStatsKey', stats_key_hash IS NOT NULL))
   FROM (SELECT * FROM game_accounts WHERE person_id = s.person_id ORDER BY linked_at, account_id)) AS gameAccounts
FROM sessions s JOIN people p ON p.person_id = s.person_id
WHERE s.token_hash = ?1 AND s.expires_at > ?2 AND s.seen_at > ?3`;

/**
 * Finds who is signed in by a session's token.
 * @param now unix time in milliseconds
 * @returns null when the session has ended or never was
 */
export async function findPerson(db: D1Database, token: string, now: number): Promise<Person | null> {
  const row = await db
    .prepare(query)
    .bind(await tokenHash(token), now, now - idleMs)
    .first();
  return row ? personSchema.parse(row) : null;
}
