/** The settings that name a provider's host. */
const hostSettings = /^(?:PATREON|TWITCH|GOOGLE|YOUTUBE|WARGAMING)_.*(?:ORIGIN|ISSUER)(?:_[A-Z]+)?$/;

/**
 * Whether any provider's address is a simulator: not https, or on this machine. A deploy with such settings is
 * rejected, and a deployed Worker with them lets nobody sign in.
 * @param provider the beginning of its settings' names; else all providers
 */
export function pointsAtSimulator(settings: object, provider = ""): boolean {
  return Object.entries(settings).some(([name, value]) => {
    if (!name.startsWith(provider) || !hostSettings.test(name) || typeof value !== "string" || value === "")
      return false;
    const url = URL.parse(value);
    return (
      url?.protocol !== "https:" ||
      /^(?:localhost|127\.|\[::1\]|0\.0\.0\.0|.*\.(?:local|localhost|test|invalid)$)/.test(url.hostname)
    );
  });
}

/** Whether players, clans and events are made up: a simulator stands in for the publisher. Pages then say so. */
export const isSimulated = (settings: object): boolean => pointsAtSimulator(settings, "WARGAMING_");
