import { daysSince, subscriptionTier } from "#app/game/accounts/ad-free.ts";
import { PROVIDER_NAMES, type SignInProvider, type StatusProvider } from "#app/game/accounts/providers.ts";
import type { Statuses } from "#app/game/accounts/statuses.ts";
import { formatNumber } from "#app/game/stats/format.ts";

/** Name, icon and benefit of each provider. */
export const PROVIDER_LABELS: Record<SignInProvider, { name: string; icon: string; gives: string }> = {
  patreon: {
    name: PROVIDER_NAMES.patreon,
    icon: "i-own-brand-patreon",
    gives: "Ad-free with any active pledge.",
  },
  twitch: {
    name: PROVIDER_NAMES.twitch,
    icon: "i-own-brand-twitch",
    gives: "Ad-free from subscription tier 2.",
  },
  google: {
    name: PROVIDER_NAMES.google,
    icon: "i-own-brand-youtube",
    gives: "Ad-free with any membership level.",
  },
  wgauth: {
    name: PROVIDER_NAMES.wgauth,
    icon: "i-lucide-gamepad-2",
    gives: "Opens your player page. Choose your region.",
  },
};

const days = (count: number) => (count === 1 ? "1 day" : `${formatNumber(count, 0)} days`);

/**
 * A provider's status in one sentence; null: not signed in with it.
 * @param now unix time in milliseconds
 */
export function statusText(provider: StatusProvider, statuses: Statuses, now: number): string | null {
  const { patreon, twitch, google } = statuses;
  if (provider === "patreon") {
    return patreon && (patreon.isActivePatron ? "An active patron. Thank you." : "Not a patron at the moment.");
  }
  if (provider === "twitch") {
    if (!twitch) return null;
    const following = daysSince(twitch.followedAt, now);
    const tier = subscriptionTier(twitch.tier);
    const follows = following === null ? "Not following" : `Following for ${days(following)}`;
    return `${follows}, ${tier === 0 ? "not subscribed" : `subscribed at tier ${tier}`}.`;
  }
  if (!google) return null;
  const subscribed = daysSince(google.subscribedAt, now);
  const since = subscribed === null ? "Not subscribed." : `Subscribed for ${days(subscribed)}.`;
  const level = google.memberLevel ? `Member level: ${google.memberLevel}.` : "No member level.";
  return `${since} ${google.memberLevelKnown ? level : "Member level not known."}`;
}

/** Why somebody sees no advertisements, in one sentence. */
export function adFreeReason(by: StatusProvider, { twitch, google }: Statuses): string {
  if (by === "patreon") return "Your patronage removes the advertisements.";
  if (by === "twitch") {
    return `Your Twitch subscription at tier ${subscriptionTier(twitch?.tier)} removes the advertisements.`;
  }
  return `Your YouTube membership (${google?.memberLevel}) removes the advertisements.`;
}
