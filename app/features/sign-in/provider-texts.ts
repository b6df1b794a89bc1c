import type { SignInProblem } from "#app/api/sign-in-problems.ts";
import { daysSince, subscriptionTier } from "#app/game/accounts/ad-free.ts";
import type { SignInProvider, StatusProvider } from "#app/game/accounts/providers.ts";
import type { Statuses } from "#app/game/accounts/statuses.ts";

/** What a provider is called, shown by, and good for. */
export const PROVIDER_TEXTS: Record<SignInProvider, { name: string; icon: string; gives: string }> = {
  patreon: {
    name: "Patreon",
    icon: "i-own-brand-patreon",
    gives: "Support the Index. Any active pledge removes advertisements.",
  },
  twitch: {
    name: "Twitch",
    icon: "i-own-brand-twitch",
    gives: "A subscription at tier 2 or above removes advertisements.",
  },
  google: {
    name: "YouTube",
    icon: "i-own-brand-youtube",
    gives: "A channel membership of any level removes advertisements.",
  },
  wgauth: {
    name: "Game account",
    icon: "i-lucide-gamepad-2",
    gives: "Opens your player page. Choose your region.",
  },
};

const days = (count: number) => (count === 1 ? "1 day" : `${count.toLocaleString("en")} days`);

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

/** What did not come about, a sign-in mostly: what was wrong, and what one can do. */
export const PROBLEM_TEXTS: Record<SignInProblem, string> = {
  cancelled: "You cancelled it there, so nothing was linked. You can try again whenever you like.",
  expired: "This sign-in has expired, was started in another browser, or is finished already. Please start again.",
  provider_unavailable: "The platform does not answer at the moment. Please try again in a few minutes.",
  not_available: "This way to sign in has not been set up on this site. The others work without it.",
  too_many: "Too many attempts from your connection. Please wait a minute and try again.",
  occupied: "You have linked another account of this platform already. Please sign out of that one first.",
  signed_out: "You are not signed in any more. Please sign in again, and then repeat what you wanted to do.",
  export_failed:
    "Your data could not be put together at the moment, so nothing was downloaded. Please try again in a minute.",
  sign_in_again:
    "For your safety, this needs a fresh sign-in. Please sign in again with a linked account, then repeat it.",
  too_many_accounts: "Three game accounts are linked already. Please unlink one of them first.",
  unknown_region: "There is no such region. Please choose one of those below.",
  region_not_available: "The publisher offers no public sign-in for this region yet.",
  not_found: "That has ended already or was answered before, so nothing has changed. Here you see how things are now.",
  conflict:
    "These two cannot be put together, so nothing has changed. Please end one of the links that both have, then sign in again.",
  invalid: "The Index could not read that, so nothing has changed. Please try it again on this page.",
  too_large: "That was more than the Index takes at once, so nothing has changed. Please try it again on this page.",
  other_origin: "That came from another site, so nothing has changed. If it was you, please do it on this page.",
  unavailable: "Something went wrong here. Please look below whether it was done, and if not, try again in a moment.",
};
