import { z } from "zod";
import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import type { Env } from "#workers/bindings.ts";
import type { Publisher } from "#workers/providers/wargaming.ts";

/** A lookup is valid for this long; KV stores nothing for less than a minute. */
const keptMs = 60_000;

const lookupSchema = z.object({
  /** Null: the region has no such account. */
  nickname: z.string().nullable(),
  /** Time of the lookup; unix time in milliseconds. */
  at: z.number(),
});
export type PlayerLookup = z.infer<typeof lookupSchema>;

const keyOf = (accountId: number) => `player:${accountId}`;

/** The lookup of an account within the last minute; null when there is none, or KV fails. */
export async function cachedLookup(
  env: Pick<Env, "CACHE">,
  accountId: number,
  now: number,
): Promise<PlayerLookup | null> {
  const copy = await env.CACHE.get(keyOf(accountId), { type: "json", cacheTtl: 30 }).catch(() => null);
  const kept = lookupSchema.safeParse(copy);
  return kept.success && now - kept.data.at <= keptMs ? kept.data : null;
}

/**
 * Asks the publisher, and caches the answer for a minute. Failures are not cached. @throws ProviderError
 * @throws ProviderError
 */
export async function lookUpPlayer(
  env: Pick<Env, "CACHE">,
  publisher: Publisher,
  { region, accountId, now }: { region: PublisherRegion; accountId: number; now: number },
): Promise<PlayerLookup> {
  const player = await publisher.player(region, accountId);
  const lookup = { nickname: player?.nickname ?? null, at: now };
  // KV takes one write a second per key; an answer that it refuses is simply looked up again.
  await env.CACHE.put(keyOf(accountId), JSON.stringify(lookup), { expirationTtl: 60 }).catch(() => undefined);
  return lookup;
}
