import { z } from "zod";
import { clanReportSchema } from "#app/game/clans/clan-report.ts";
import type { Env } from "#workers/bindings.ts";
import { isFailing } from "#workers/providers/ask-or-keep.ts";
import type { WhichClan } from "./clan-snapshots.ts";

const minute = 60_000;
/** Time until the publisher is asked again. */
const FRESH_HOURS = 6;
/** How long the last known figures stand in while the publisher does not answer. */
const keptSeconds = 30 * 86_400;

const failedAt = z.number().nullable();
const keptClanSchema = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("here"),
    report: clanReportSchema,
    failedAt,
    /** The publisher did not answer one of the requests for it. */
    partial: z.boolean().default(false),
  }),
  z.object({
    state: z.literal("disbanded"),
    /** Its last known tag and name, if we had read it before. */
    last: z.object({ tag: z.string(), name: z.string(), readAt: z.number() }).nullable(),
    readAt: z.number(),
    failedAt,
  }),
  z.object({ state: z.literal("unknown"), readAt: z.number(), failedAt }),
]);
/** The last reading of a clan; `failedAt` is the time of a later failed attempt. */
export type KeptClan = z.infer<typeof keptClanSchema>;

const keyOf = ({ region, clanId }: WhichClan) => `clan:${region}:${clanId}`;

const readAtOf = (kept: KeptClan) => (kept.state === "here" ? kept.report.readAt : kept.readAt);

/** Whether the publisher need not be asked: it answered recently, or failed to in the last minute. */
export function isClanFresh(kept: KeptClan, now: number): boolean {
  // A clan can be founded at any time, and what failed works again in a few minutes.
  const isShort = kept.state === "unknown" || (kept.state === "here" && kept.partial);
  const freshMs = isShort ? 10 * minute : FRESH_HOURS * 60 * minute;
  return now - readAtOf(kept) < freshMs || isFailing(kept, now);
}

/** Null when nothing was read, or KV fails. */
export async function keptClan(env: Pick<Env, "CACHE">, which: WhichClan): Promise<KeptClan | null> {
  const copy = await env.CACHE.get(keyOf(which), { type: "json", cacheTtl: 30 }).catch(() => null);
  const kept = keptClanSchema.safeParse(copy);
  return kept.success ? kept.data : null;
}

/** KV takes one write a second per key; a rejected value is read again. */
export async function keepClan(env: Pick<Env, "CACHE">, which: WhichClan, kept: KeptClan): Promise<void> {
  const expirationTtl = kept.state === "unknown" ? 600 : keptSeconds;
  await env.CACHE.put(keyOf(which), JSON.stringify(kept), { expirationTtl }).catch(() => undefined);
}
