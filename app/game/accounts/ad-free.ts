import type { StatusProvider } from "./providers.ts";
import type { Statuses } from "./statuses.ts";

const tiers: Record<string, number> = { "1000": 1, "2000": 2, "3000": 3 };

/** The streaming platform's tier as 1, 2 or 3; anything else is 0. */
export function subscriptionTier(tier: string | null | undefined): number {
  return (tier && Object.hasOwn(tiers, tier) && tiers[tier]) || 0;
}

/**
 * Which status makes a visitor ad-free: an active patron, a streaming subscription at tier 2 or above, or a member
 * level at the video platform. Null if none does.
 */
export function adFreeBy({ patreon, twitch, google }: Statuses): StatusProvider | null {
  if (patreon?.isActivePatron) return "patreon";
  if (subscriptionTier(twitch?.tier) >= 2) return "twitch";
  if (google?.memberLevel) return "google";
  return null;
}

/**
 * Whole days from a date to now: days following, days subscribed.
 * @param since ISO 8601
 * @param now unix time in milliseconds
 * @returns null without a date; 0 for one in the future
 */
export function daysSince(since: string | null | undefined, now: number): number | null {
  const then = since ? Date.parse(since) : Number.NaN;
  return Number.isNaN(then) ? null : Math.max(0, Math.floor((now - then) / 86_400_000));
}
