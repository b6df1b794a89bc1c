import { z } from "zod";
import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import type { Env } from "#workers/env.ts";
import type { Publisher } from "#workers/providers/wargaming.ts";

/** The publisher's word on a player is good for this long; KV keeps nothing for less than a minute. */
const keptMs = 60_000;

const lookupSchema = z.object({
  /** Null: the region has no such account. */
  nickname: z.string().nullable(),
  /** When the publisher said so; unix time in milliseconds. */
  at: z.number(),
});
export type PlayerLookup = z.infer<typeof lookupSchema>;

const keyOf = (accountId: number) => `player:${accountId}`;

/** What the publisher said of an account within the last minute; null: it has not been asked, or KV cannot say. */
export async function keptLookup(
  env: Pick<Env, "CACHE">,
  accountId: number,
  now: number,
): Promise<PlayerLookup | null> {
  const copy = await env.CACHE.get(keyOf(accountId), { type: "json", cacheTtl: 30 }).catch(() => null);
  const kept = lookupSchema.safeParse(copy);
  return kept.success && now - kept.data.at <= keptMs ? kept.data : null;
}

/** Asks the publisher, and keeps the answer for a minute. A failure is not kept. @throws ProviderError */
export async function lookUpPlayer(
  env: Pick<Env, "CACHE">,
  publisher: Publisher,
  { region, accountId, now }: { region: PublisherRegion; accountId: number; now: number },
): Promise<PlayerLookup> {
  const player = await publisher.player(region, accountId);
  const lookup = { nickname: player?.nickname ?? null, at: now };
  // A copy that cannot be kept, KV takes one a second for each key, is asked for again.
  await env.CACHE.put(keyOf(accountId), JSON.stringify(lookup), { expirationTtl: 60 }).catch(() => undefined);
  return lookup;
}
