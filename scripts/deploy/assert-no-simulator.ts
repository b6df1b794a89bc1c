import { Fault } from "#scripts/tools.ts";
import { pointsAtSimulator } from "#workers/providers/simulator-guard.ts";

/**
 * Refuses a deploy whose settings name a simulator as sign-in provider: with one, anyone could sign in as anybody.
 * @throws Fault that says where such an address stands
 */
export function assertNoSimulator({ deployed, environment }: { deployed: object; environment: object }): void {
  const places = { "wrangler.toml": deployed, "the environment": environment };
  for (const [place, settings] of Object.entries(places)) {
    if (!pointsAtSimulator(settings)) continue;
    throw new Fault(
      `The address of a sign-in provider in ${place} is not https, or on this machine: a simulator is not deployed. ` +
        "Take out the settings PATREON_ORIGIN, TWITCH_…_ORIGIN, GOOGLE_ISSUER, YOUTUBE_API_ORIGIN and WARGAMING_API_ORIGIN_….",
    );
  }
}
