import { z } from "zod";
import type { StatusProvider } from "./providers.ts";

/** The patron platform's status fields. */
const patreonStatusSchema = z.object({ isActivePatron: z.boolean() });
export type PatreonStatus = z.infer<typeof patreonStatusSchema>;

/** The streaming platform's: both null for a stranger; a subscriber's tier is "1000", "2000" or "3000". */
const twitchStatusSchema = z.object({
  tier: z.string().nullable(),
  /** When the visitor began to follow; ISO 8601. */
  followedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type TwitchStatus = z.infer<typeof twitchStatusSchema>;

/** The video platform's. */
const googleStatusSchema = z.object({
  /** When the visitor subscribed to the channel; ISO 8601; null: not subscribed. */
  subscribedAt: z.iso.datetime({ offset: true }).nullable(),
  /** The name of the member level; null: no member, or not known (see `memberLevelKnown`). */
  memberLevel: z.string().nullable(),
  /** False where the platform does not tell us who is a member (it needs the platform's approval). */
  memberLevelKnown: z.boolean(),
});
export type GoogleStatus = z.infer<typeof googleStatusSchema>;

export interface Statuses {
  patreon: PatreonStatus | null;
  twitch: TwitchStatus | null;
  google: GoogleStatus | null;
}

export const STATUS_SCHEMAS: { [K in StatusProvider]: z.ZodType<NonNullable<Statuses[K]>> } = {
  patreon: patreonStatusSchema,
  twitch: twitchStatusSchema,
  google: googleStatusSchema,
};
