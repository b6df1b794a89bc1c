/** Sign-in providers, by their names in the API calls. */
const SIGN_IN_PROVIDERS = ["patreon", "twitch", "google", "wgauth"] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/** The three with a status; the publisher has game accounts instead. */
export const STATUS_PROVIDERS = ["patreon", "twitch", "google"] as const;
export type StatusProvider = (typeof STATUS_PROVIDERS)[number];

/** The providers' own names. */
export const PROVIDER_NAMES: Record<SignInProvider, string> = {
  patreon: "Patreon",
  twitch: "Twitch",
  google: "YouTube",
  wgauth: "Game account",
};
