import { z } from "zod";
import { gameAccountSchema } from "#app/game/accounts/game-account-schema.ts";
import { VISIBILITIES } from "#app/game/accounts/game-accounts.ts";
import { SIGN_IN_PROVIDERS, STATUS_PROVIDERS } from "#app/game/accounts/providers.ts";
import { type ApiAnswer, callJson } from "./call.ts";

/** Times are unix time in milliseconds. */
const time = z.number().int();

/** GET /api/account: the stored account of the signed-in person, for the page /access. */
export const accountSchema = z.object({
  createdAt: time,
  identities: z.array(
    z.object({
      provider: z.enum(STATUS_PROVIDERS),
      name: z.string(),
      /** When the provider last answered; null: never yet. */
      statusAt: time.nullable(),
    }),
  ),
  gameAccounts: z.array(
    gameAccountSchema.extend({
      visibility: z.enum(VISIBILITIES),
      /** When the publisher's permission ends. */
      tokenExpiresAt: time,
      hasStatsKey: z.boolean(),
      hasWriteKey: z.boolean(),
    }),
  ),
  sessions: z.array(
    z.object({
      sessionId: z.string(),
      device: z.string(),
      createdAt: time,
      seenAt: time,
      expiresAt: time,
      /** The session that makes this call. */
      current: z.boolean(),
    }),
  ),
});
export type Account = z.infer<typeof accountSchema>;

/** GET /api/account/providers: which ways to sign in have been set up here. */
export const providersSchema = z.record(z.enum(SIGN_IN_PROVIDERS), z.boolean());
export type AvailableProviders = z.infer<typeof providersSchema>;

/**
 * GET /api/account/merge/{offerId}: the visitor signed in with an account that is linked to another person, and may be
 * both.
 */
export const mergeRequestSchema = z.object({
  offerId: z.string(),
  provider: z.enum(SIGN_IN_PROVIDERS),
  name: z.string(),
  /** Why the two cannot be merged; null: they can. */
  obstacle: z
    .discriminatedUnion("kind", [
      z.object({ kind: z.literal("same-provider"), providers: z.array(z.enum(SIGN_IN_PROVIDERS)) }),
      z.object({ kind: z.literal("too-many-game-accounts") }),
    ])
    .nullable(),
});
export type MergeRequest = z.infer<typeof mergeRequestSchema>;

/** The calls about the whole account of the signed-in person. */
export interface AccountApi {
  /** Null: nobody is signed in. */
  read(): ApiAnswer<Account>;
  mergeOffer(offerId: string): ApiAnswer<MergeRequest>;
  providers(): ApiAnswer<AvailableProviders>;
}

export function createAccountApi(fetch: typeof globalThis.fetch): AccountApi {
  return {
    read: () => callJson(fetch, "/api/account", accountSchema),
    providers: () => callJson(fetch, "/api/account/providers", providersSchema),
    mergeOffer: (offerId) => callJson(fetch, `/api/account/merge/${encodeURIComponent(offerId)}`, mergeRequestSchema),
  };
}
