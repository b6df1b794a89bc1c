/** Settings that name the host of a provider. */
const hostSettings = /^(?:PATREON|TWITCH|GOOGLE|YOUTUBE|WARGAMING)_.*(?:ORIGIN|ISSUER)(?:_[A-Z]+)?$/;

/**
 * Whether any provider's address in the settings is a simulator's: not https, or on this machine. A deploy
 * with such settings is refused, and a Worker that has them all the same lets nobody sign in.
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
