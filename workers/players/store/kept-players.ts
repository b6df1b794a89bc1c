import { z } from "zod";
import type { Env } from "#workers/bindings.ts";
import { isFailing } from "#workers/providers/ask-or-keep.ts";

const minute = 60_000;
/** Time until the publisher is asked again. */
const FRESH_HOURS = 1;
/** How long the last known figures stand in while the publisher does not answer. */
const keptSeconds = 30 * 86_400;

/** Increment when the stored shape changes: data of an older version is read again from the publisher. */
const VERSION = 1;

const aboutSchema = z.object({
  version: z.literal(VERSION),
  /** The publisher's answer: stats; nothing any more; no such account; never answered. */
  state: z.enum(["known", "closed", "unknown", "silent"]),
  /** Null if it reported no name. */
  nickname: z.string().nullable(),
  /** When it said so; unix time in milliseconds, as below. */
  readAt: z.number(),
  /** The first of our readings that the days rest on (player-snapshots.ts); null: there are none. */
  since: z.number().nullable(),
  /** A later attempt that failed. */
  failedAt: z.number().nullable(),
  /** For leaderboards, which read no figures: the clan's tag and the last battle. */
  tag: z.string().nullish(),
  lastBattleAt: z.number().nullish(),
});
/** The last reading of a player, without the stats. */
type AboutKept = Omit<z.infer<typeof aboutSchema>, "version">;

/** The last reading of a player. */
export interface KeptPlayer extends AboutKept {
  /** `KeptStatistics` as JSON, so that a page need not parse and serialize it; empty if unknown. */
  text: string;
}

const PREFIX = "player-statistics:";
const keyOf = (accountId: number) => `${PREFIX}${accountId}`;

/** Whether the publisher need not be asked: it answered recently, or failed to in the last minute. */
export function isPlayerFresh(kept: AboutKept, now: number): boolean {
  // An account can be made, or opened, at any time.
  const freshMs = kept.state === "known" ? FRESH_HOURS * 60 * minute : 10 * minute;
  return now - kept.readAt < freshMs || isFailing(kept, now);
}

/**
 * Stored data of these players without their stats, by account. Whoever else was looked at in the last month is listed
 * with them, a thousand a call, but takes no memory.
 * @throws Error if KV fails
 */
export async function aboutKeptPlayers(
  env: Pick<Env, "CACHE">,
  wanted: ReadonlySet<number>,
): Promise<Map<number, AboutKept>> {
  const found = new Map<number, AboutKept>();
  for (let cursor: string | null | undefined = null; cursor !== undefined; ) {
    const page: KVNamespaceListResult<unknown> = await env.CACHE.list({ prefix: PREFIX, cursor });
    for (const { name, metadata } of page.keys) {
      const accountId = Number(name.slice(PREFIX.length));
      if (!wanted.has(accountId)) continue;
      const about = aboutSchema.safeParse(metadata);
      if (about.success) found.set(accountId, about.data);
    }
    cursor = page.list_complete ? undefined : page.cursor;
  }
  return found;
}

/** Null when nothing was read, or KV fails. */
export async function keptPlayer(env: Pick<Env, "CACHE">, accountId: number): Promise<KeptPlayer | null> {
  const copy = await env.CACHE.getWithMetadata(keyOf(accountId), { type: "text", cacheTtl: 30 }).catch(() => null);
  const about = aboutSchema.safeParse(copy?.metadata);
  if (!copy || copy.value === null || !about.success) return null;
  const { version: _, ...rest } = about.data;
  return { ...rest, text: copy.value };
}

/** KV takes one write a second per key; a rejected value is read again. */
export async function keepPlayer(env: Pick<Env, "CACHE">, accountId: number, kept: KeptPlayer): Promise<void> {
  const { text, ...about } = kept;
  const isLasting = kept.state === "known" || kept.state === "closed";
  const expirationTtl = isLasting ? keptSeconds : 600;
  const options = { expirationTtl, metadata: { ...about, version: VERSION } };
  await env.CACHE.put(keyOf(accountId), text, options).catch(() => undefined);
}

/** Deletes the stored data, for example when the link to the account ends. */
export async function dropPlayer(env: Pick<Env, "CACHE">, accountId: number): Promise<void> {
  // What stays behind without its readings in the database is not shown (workers/players/api/players.ts).
  await env.CACHE.delete(keyOf(accountId)).catch((error: unknown) => console.error(error));
}
