import type { AvailableProviders } from "#app/api/account.ts";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import type { Env } from "#workers/env.ts";
import type { Provider } from "#workers/providers/provider.ts";
import { PROVIDERS } from "#workers/providers/providers.ts";
import { pointsAtSimulator } from "#workers/providers/simulator-guard.ts";
import { createSeal, type Seal } from "./seal.ts";

/**
 * The seal for tokens.
 * @returns null where TOKEN_KEYS is missing or wrong: nobody can sign in then, and everything else works
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
 * @returns null where its credentials are missing, or where it is a simulator and the site is not on this machine
 */
export function providerOf(env: Env, key: StatusProvider, siteUrl: string): Provider | null {
  if (pointsAtSimulator(env) && !isLocal(env.SITE_ORIGIN || siteUrl)) return null;
  return PROVIDERS[key]?.(env) ?? null;
}

/** Which ways to sign in have been set up. The publisher's needs no secret but its application id. */
export async function availableProviders(env: Env, siteUrl: string): Promise<AvailableProviders> {
  const sealed = (await sealOf(env)) !== null;
  const has = (key: StatusProvider) => sealed && providerOf(env, key, siteUrl) !== null;
  const publisher =
    Boolean(env.WARGAMING_APPLICATION_ID) && (isLocal(env.SITE_ORIGIN || siteUrl) || !pointsAtSimulator(env));
  return { patreon: has("patreon"), twitch: has("twitch"), google: has("google"), wgauth: sealed && publisher };
}

function isLocal(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}

/** Our callback, as it is registered at the provider. */
export function callbackUrl(env: Env, requestUrl: string, path: string): string {
  return new URL(path, env.SITE_ORIGIN || new URL(requestUrl).origin).href;
}
