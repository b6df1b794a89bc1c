import type { AvailableProviders } from "#app/game/accounts/answers.ts";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import type { VehicleTotals } from "#app/game/challenge/progress.ts";
import { createSeal, type Seal } from "#workers/accounts/secrets/seal.ts";
import type { Env } from "#workers/bindings.ts";
import type { Provider } from "#workers/providers/provider.ts";
import { PROVIDERS } from "#workers/providers/providers.ts";
import { pointsAtSimulator } from "#workers/providers/simulator-guard.ts";
import { createWargaming, type Publisher, wargamingSettingsSchema } from "#workers/providers/wargaming.ts";
import { type ClanSource, createWargamingClans } from "#workers/providers/wargaming-clans.ts";
import { createWargamingStatistics, type StatisticsSource } from "#workers/providers/wargaming-statistics.ts";

/** The publisher's APIs about players. */
export interface PlayerSources {
  statistics: StatisticsSource;
  clans: Pick<ClanSource, "clansOf">;
}

const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The seal for tokens.
 * @returns null when TOKEN_KEYS is missing or invalid: then nobody can sign in, and everything else works
 */
export async function sealOf(env: Env): Promise<Seal | null> {
  if (!env.TOKEN_KEYS) return null;
  return createSeal(env.TOKEN_KEYS).catch((error: unknown) => {
    console.error(error);
    return null;
  });
}

/**
 * A provider as this Worker can use it for a visitor.
 * @returns null when its credentials are missing, or when it is a simulator on a deployed site
 */
export function providerOf(env: Env, key: StatusProvider, siteUrl: string): Provider | null {
  return isForeignSimulator(env, siteUrl) ? null : PROVIDERS[key](env);
}

/** The publisher as this Worker can use it for a visitor; null in the same cases. */
export function publisherOf(env: Env, siteUrl: string): Publisher | null {
  const settings = publisherSettings(env, siteUrl);
  return settings && createWargaming(settings);
}

/** The publisher's calls about clans; null in the same cases. */
export function clanSourceOf(env: Env, siteUrl: string): ClanSource | null {
  const settings = publisherSettings(env, siteUrl);
  return settings && createWargamingClans(settings);
}

/**
 * What an account has driven so far, by the publisher; null where the region has no such account, or shows nothing of it.
 * @throws ProviderError
 */
export type PlayedVehicles = (region: PublisherRegion, accountId: number) => Promise<VehicleTotals[] | null>;

/** Null in the same cases. */
export function playedVehiclesOf(env: Env, siteUrl: string): PlayedVehicles | null {
  const source = clanSourceOf(env, siteUrl);
  return (
    source &&
    (async (region, accountId) =>
      (await source.vehicles(region, [accountId]))
        .get(accountId)
        ?.map(({ id, ...sums }) => ({ vehicleId: id, ...sums })) ?? null)
  );
}

/** The publisher's public statistics of players, and their clans; null in the same cases. */
export function playerSourcesOf(env: Env, siteUrl: string): PlayerSources | null {
  const settings = publisherSettings(env, siteUrl);
  return settings && { statistics: createWargamingStatistics(settings), clans: createWargamingClans(settings) };
}

function publisherSettings(env: Env, siteUrl: string) {
  if (isForeignSimulator(env, siteUrl)) return null;
  return wargamingSettingsSchema.safeParse(env).data ?? null;
}

/** Which ways to sign in have been set up. */
export async function availableProviders(env: Env, siteUrl: string): Promise<AvailableProviders> {
  const sealed = (await sealOf(env)) !== null;
  const has = (key: StatusProvider) => sealed && providerOf(env, key, siteUrl) !== null;
  const wgauth = sealed && publisherOf(env, siteUrl) !== null;
  return { patreon: has("patreon"), twitch: has("twitch"), google: has("google"), wgauth };
}

/** Whether a provider is a simulator on a deployed site. */
function isForeignSimulator(env: Env, siteUrl: string): boolean {
  return pointsAtSimulator(env) && !localHosts.has(new URL(env.SITE_ORIGIN || siteUrl).hostname);
}

/** Our callback URL, as registered at the provider. */
export function callbackUrl(env: Env, requestUrl: string, path: string): string {
  return new URL(path, env.SITE_ORIGIN || new URL(requestUrl).origin).href;
}
