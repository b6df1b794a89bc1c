/** The settings that name a provider's host. */
const hostSettings = /^(?:PATREON|TWITCH|GOOGLE|YOUTUBE|WARGAMING)_.*(?:ORIGIN|ISSUER)(?:_[A-Z]+)?$/;

/**
 * Whether any provider's address is a simulator: not https, or on this machine. A deploy with such settings is
 * rejected, and a deployed Worker with them lets nobody sign in.
 */
export function pointsAtSimulator(settings: object): boolean {
  return Object.entries(settings).some(([name, value]) => {
    if (!hostSettings.test(name) || typeof value !== "string" || value === "") return false;
    const url = URL.parse(value);
    return (
      url?.protocol !== "https:" ||
      /^(?:localhost|127\.|\[::1\]|0\.0\.0\.0|.*\.(?:local|localhost|test|invalid)$)/.test(url.hostname)
    );
  });
}
