import { z } from "zod";
import { accountIdSchema } from "#app/game/accounts/account-id-schema.ts";
import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { ProviderError } from "./provider.ts";
import { externalName } from "./reported-name.ts";
import { fetchById, wargamingCall } from "./wargaming-call.ts";

/**
 * The Worker's settings for its application at the publisher, a "standalone" one, since Workers have no fixed address.
 */
export const wargamingSettingsSchema = z.object({
  WARGAMING_APPLICATION_ID: z.string().min(1),
  WARGAMING_API_ORIGIN_EU: z.url().default("https://api.worldoftanks.eu"),
  WARGAMING_API_ORIGIN_COM: z.url().default("https://api.worldoftanks.com"),
  WARGAMING_API_ORIGIN_ASIA: z.url().default("https://api.worldoftanks.asia"),
});

/** A visitor's permission, as the publisher confirms it. */
export interface Permission {
  accessToken: string;
  accountId: number;
  /** Unix time in milliseconds. */
  expiresAt: number;
}

/** A player as anyone may see them. */
interface PublicPlayer {
  accountId: number;
  nickname: string;
}

/**
 * The publisher of the game. Its sign-in is not OAuth: the callback has a token, and names that anyone could have
 * forged, so only what `prolongate` and `ownNickname` return for the token counts. Every call has a timeout; every
 * failure is a ProviderError.
 */
export interface Publisher {
  /** Where the browser is sent. @param redirectUri our callback; the answer is appended to it as a query */
  loginUrl(region: PublisherRegion, redirectUri: string): Promise<URL>;
  /**
   * Returns a token's account and expiry, and a replacement token.
   * @throws ProviderError "invalid"
   */
  prolongate(region: PublisherRegion, accessToken: string): Promise<Permission>;
  /**
   * The account's name, if the token gives access to the owner's private data. @throws ProviderError "invalid" if not
   * @throws ProviderError "invalid" if not
   */
  ownNickname(region: PublisherRegion, permission: Permission): Promise<string>;
  /** Revokes the token. */
  logout(region: PublisherRegion, accessToken: string): Promise<void>;
  /** @returns null if the region has no such account */
  player(region: PublisherRegion, accountId: number): Promise<PublicPlayer | null>;
  /**
   * The first players in the alphabet whose names begin with this, upper and lower case aside.
   * @param beginning 3 to 24 letters
   * @param max 100 at most
   */
  playersNamed(region: PublisherRegion, beginning: string, max: number): Promise<PublicPlayer[]>;
}

/** The publisher grants two weeks at most. */
const permissionSeconds = 14 * 86_400;

const locationSchema = z.object({ location: z.url({ protocol: /^https?$/ }) });
const permissionSchema = z.object({
  access_token: z.string().min(1).max(512),
  account_id: accountIdSchema,
  /** Unix time in seconds. */
  expires_at: z.number().int().positive(),
});
const nickname = externalName("Commander");
const playerSchema = z.object({ nickname });
const ownerSchema = playerSchema.extend({ private: z.unknown() });
const listSchema = z.array(z.object({ nickname, account_id: accountIdSchema }));

type WargamingSettings = z.infer<typeof wargamingSettingsSchema>;

/** Addresses of calls such as "clans/info", by region. */
export function publisherUrls(settings: WargamingSettings): (region: PublisherRegion, path: string) => string {
  const origins: Record<PublisherRegion, string> = {
    eu: settings.WARGAMING_API_ORIGIN_EU,
    com: settings.WARGAMING_API_ORIGIN_COM,
    asia: settings.WARGAMING_API_ORIGIN_ASIA,
  };
  return (region, path) => `${origins[region]}/wot/${path}/`;
}

export function createWargaming(settings: WargamingSettings): Publisher {
  const call = wargamingCall(settings.WARGAMING_APPLICATION_ID);
  const url = publisherUrls(settings);
  const infoUrl = (region: PublisherRegion) => url(region, "account/info");

  return {
    async loginUrl(region, redirectUri) {
      const parameters = { redirect_uri: redirectUri, expires_at: String(permissionSeconds), display: "page" };
      const { location } = await call.get(url(region, "auth/login"), { ...parameters, nofollow: "1" }, locationSchema);
      // Only local simulators use http; simulator-guard.ts refuses it everywhere else.
      if (location.startsWith("http:") && !url(region, "auth/login").startsWith("http:")) {
        throw new ProviderError("unavailable", "The publisher's sign-in page is not encrypted");
      }
      return new URL(location);
    },
    async prolongate(region, accessToken) {
      const expiresAt = Math.floor(Date.now() / 1000) + permissionSeconds;
      const query = { access_token: accessToken, expires_at: String(expiresAt) };
      const said = await call.post(url(region, "auth/prolongate"), query, permissionSchema);
      return { accessToken: said.access_token, accountId: said.account_id, expiresAt: said.expires_at * 1000 };
    },
    async ownNickname(region, { accountId, accessToken }) {
      const query = { account_id: String(accountId), access_token: accessToken };
      const answers = z.record(z.string(), ownerSchema.nullable());
      const account = (await call.post(infoUrl(region), query, answers))[accountId];
      if (account?.private == null) throw new ProviderError("invalid", "The publisher's token is another account's");
      return account.nickname;
    },
    async logout(region, accessToken) {
      await call.post(url(region, "auth/logout"), { access_token: accessToken }, z.unknown());
    },
    async player(region, accountId) {
      // Without fields the answer has all of the account's figures.
      const query = { fields: "nickname" };
      const options = { parameter: "account_id", ids: [accountId], query, schema: playerSchema };
      const account = (await fetchById(call.get, infoUrl(region), options)).get(accountId);
      return account ? { accountId, nickname: account.nickname } : null;
    },
    async playersNamed(region, beginning, max) {
      const query = { search: beginning, type: "startswith", limit: String(max), fields: "account_id,nickname" };
      const found = await call.get(url(region, "account/list"), query, listSchema);
      return found.map(({ account_id, nickname }) => ({ accountId: account_id, nickname }));
    },
  };
}
