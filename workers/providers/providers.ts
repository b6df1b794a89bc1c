import * as oauth from "oauth4webapi";
import { z } from "zod";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import type { GoogleStatus, PatreonStatus, TwitchStatus } from "#app/game/accounts/statuses.ts";
import type { Env } from "#workers/bindings.ts";
import { providerFetch, readJson } from "./call.ts";
import { oauthClient } from "./oauth-client.ts";
import { type Provider, ProviderError } from "./provider.ts";
import { externalId, externalName } from "./reported-name.ts";

/** The Worker's settings for Google: its client, and the channel that visitors subscribe to. */
export const googleSettingsSchema = z.object({
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(1),
  YOUTUBE_CHANNEL_ID: z.string().min(1),
  /** The channel owner's permission, which alone shows who is a member; needs YouTube's approval. */
  GOOGLE_OWNER_REFRESH_TOKEN: z.string().min(1).optional(),
  GOOGLE_ISSUER: z.url().default("https://accounts.google.com"),
  YOUTUBE_API_ORIGIN: z.url().default("https://www.googleapis.com/youtube"),
});

const channelsSchema = z.object({
  items: z
    .array(z.object({ id: z.string(), snippet: z.object({ title: externalName("YouTube account") }) }))
    .default([]),
});
const subscriptionsSchema = z.object({
  items: z.array(
    z.object({
      snippet: z.object({ publishedAt: z.iso.datetime({ offset: true }), channelId: z.string() }),
    }),
  ),
});
const membersSchema = z.object({
  items: z.array(
    z.object({
      snippet: z.object({
        membershipsDetails: z.object({ highestAccessibleLevelDisplayName: externalName("Member") }),
      }),
    }),
  ),
});

/** Google: OpenID Connect with PKCE, and YouTube's Data API v3. */
export function createGoogle(settings: z.infer<typeof googleSettingsSchema>): Provider<GoogleStatus> {
  const api = settings.YOUTUBE_API_ORIGIN;
  const client = async () => googleClient(await discover(settings.GOOGLE_ISSUER), settings);
  const youtube = async (path: string, query: Record<string, string>, accessToken: string) => {
    const url = new URL(`${api}/v3/${path}?${new URLSearchParams(query)}`);
    return (await client()).ask(url, { authorization: `Bearer ${accessToken}` });
  };
  const channelOf = async (accessToken: string) => {
    const answer = await youtube("channels", { part: "snippet", mine: "true" }, accessToken);
    return (await readJson(answer, channelsSchema)).items[0];
  };

  async function memberLevel(channelId: string): Promise<Pick<GoogleStatus, "memberLevel" | "memberLevelKnown">> {
    const unknown = { memberLevel: null, memberLevelKnown: false };
    const ownerToken = settings.GOOGLE_OWNER_REFRESH_TOKEN;
    if (!ownerToken) return unknown;
    try {
      const { accessToken } = await (await client()).refresh(ownerToken);
      const answer = await youtube("members", { part: "snippet", filterByMemberChannelId: channelId }, accessToken);
      // Only approved channels may ask this; or the day's quota is used up.
      if (answer.status === 403) return unknown;
      const [member] = (await readJson(answer, membersSchema)).items;
      const level = member?.snippet.membershipsDetails.highestAccessibleLevelDisplayName ?? null;
      return { memberLevel: level, memberLevelKnown: true };
    } catch (error) {
      // A failure of the owner's permission must not end the visitor's link.
      if (error instanceof ProviderError && error.kind === "invalid") return unknown;
      throw error;
    }
  }

  return {
    key: "google",
    authorizationUrl: async (attempt) => (await client()).authorizationUrl(attempt),
    async exchange(callback, attempt) {
      const { tokens, claims } = await (await client()).exchange(callback, attempt);
      const channel = await channelOf(tokens.accessToken);
      // The OpenID client requires an id_token in every answer.
      const { sub } = claims as oauth.IDToken;
      return { subject: sub, name: channel?.snippet.title ?? "YouTube account", tokens };
    },
    async status(accessToken) {
      const query = { part: "snippet", mine: "true", forChannelId: settings.YOUTUBE_CHANNEL_ID };
      const answer = await youtube("subscriptions", query, accessToken);
      const [subscription] = (await readJson(answer, subscriptionsSchema)).items;
      const channelId = subscription?.snippet.channelId ?? (await channelOf(accessToken))?.id;
      const level = channelId ? await memberLevel(channelId) : { memberLevel: null, memberLevelKnown: true };
      return { subscribedAt: subscription?.snippet.publishedAt ?? null, ...level };
    },
    refresh: async (refreshToken) => (await client()).refresh(refreshToken),
    async revoke(accessToken) {
      const { revocation_endpoint: url } = await discover(settings.GOOGLE_ISSUER);
      if (url) await providerFetch(url, { method: "POST", body: new URLSearchParams({ token: accessToken }) });
    },
  };
}

function googleClient(server: oauth.AuthorizationServer, settings: z.infer<typeof googleSettingsSchema>) {
  return oauthClient({
    server,
    clientId: settings.GOOGLE_CLIENT_ID,
    authentication: oauth.ClientSecretPost(settings.GOOGLE_CLIENT_SECRET),
    scope: "openid https://www.googleapis.com/auth/youtube.readonly",
    pkce: true,
    openid: true,
    // Google gives a refresh token only with these parameters.
    parameters: { access_type: "offline", prompt: "consent" },
  });
}

/** Google's published endpoints. Cloudflare caches the answer. */
async function discover(issuer: string): Promise<oauth.AuthorizationServer> {
  const url = new URL(`${issuer}/.well-known/openid-configuration`);
  const answer = await providerFetch(url, { cf: { cacheTtl: 3600, cacheEverything: true } } as RequestInit);
  try {
    return await oauth.processDiscoveryResponse(new URL(issuer), answer);
  } catch {
    throw new ProviderError("unavailable", `${url.host} published endpoints in an unknown shape`);
  }
}

/** The Worker's settings for Twitch. */
export const twitchSettingsSchema = z.object({
  TWITCH_CLIENT_ID: z.string().min(1),
  TWITCH_CLIENT_SECRET: z.string().min(1),
  /** Our channel. */
  TWITCH_BROADCASTER_ID: z.string().min(1),
  TWITCH_ID_ORIGIN: z.url().default("https://id.twitch.tv"),
  TWITCH_API_ORIGIN: z.url().default("https://api.twitch.tv"),
});

const tokenSchema = z.looseObject({});
const validateSchema = z.object({ user_id: z.string(), client_id: z.string() });
const usersSchema = z.object({
  data: z.tuple([z.object({ id: externalId, display_name: externalName("Twitch account") })]),
});
const subscriptionSchema = z.object({ data: z.tuple([z.object({ tier: z.string() })]) });
const followedSchema = z.object({ data: z.array(z.object({ followed_at: z.iso.datetime({ offset: true }) })) });

/** Twitch: OAuth 2 without PKCE, and Helix. Every use of a token begins with validating it. */
export function createTwitch(settings: z.infer<typeof twitchSettingsSchema>): Provider<TwitchStatus> {
  const { TWITCH_ID_ORIGIN: idOrigin, TWITCH_API_ORIGIN: apiOrigin, TWITCH_CLIENT_ID: clientId } = settings;
  const client = oauthClient({
    server: {
      issuer: idOrigin,
      authorization_endpoint: `${idOrigin}/oauth2/authorize`,
      token_endpoint: `${idOrigin}/oauth2/token`,
    },
    clientId,
    authentication: oauth.ClientSecretPost(settings.TWITCH_CLIENT_SECRET),
    scope: "user:read:subscriptions user:read:follows",
    pkce: false,
    mend: ofTwitch,
  });
  const helix = (path: string, query: Record<string, string>, accessToken: string) => {
    const url = new URL(`${apiOrigin}/helix/${path}?${new URLSearchParams(query)}`);
    return client.ask(url, { authorization: `Bearer ${accessToken}`, "client-id": clientId });
  };
  return {
    key: "twitch",
    authorizationUrl: client.authorizationUrl,
    async exchange(callback, attempt) {
      const { tokens } = await client.exchange(callback, attempt);
      const [user] = (await readJson(await helix("users", {}, tokens.accessToken), usersSchema)).data;
      return { subject: user.id, name: user.display_name, tokens };
    },
    async status(accessToken, subject) {
      const url = new URL(`${idOrigin}/oauth2/validate`);
      const valid = await readJson(await client.ask(url, { authorization: `OAuth ${accessToken}` }), validateSchema);
      if (valid.user_id !== subject || valid.client_id !== clientId) {
        throw new ProviderError("invalid", "Twitch's token is another account's, or another application's");
      }
      const who = { broadcaster_id: settings.TWITCH_BROADCASTER_ID, user_id: subject };
      const [subscription, followed] = await Promise.all([
        helix("subscriptions/user", who, accessToken),
        helix("channels/followed", who, accessToken),
      ]);
      // Twitch answers 404 for "not subscribed".
      const tier = subscription.status === 404 ? null : (await readJson(subscription, subscriptionSchema)).data[0].tier;
      const [follow] = (await readJson(followed, followedSchema)).data;
      return { tier, followedAt: follow?.followed_at ?? null };
    },
    refresh: client.refresh,
    async revoke(accessToken) {
      const body = new URLSearchParams({ client_id: clientId, token: accessToken });
      await providerFetch(`${idOrigin}/oauth2/revoke`, { method: "POST", body });
    },
  };
}

/** How Twitch refuses a code or a refresh token; it refuses a wrong client or secret with other words. */
const REFUSED = /invalid (?:refresh token|authorization code)/i;

/**
 * Twitch's token answer has `scope` as an array, where OAuth 2 has a string: it is removed, since nothing uses it.
 * Refusals have a format of their own: 400 "Invalid refresh token".
 */
async function ofTwitch(answer: Response): Promise<Response> {
  const { scope: _, ...said } = await readJson(answer, tokenSchema);
  if (answer.ok) return Response.json(said);
  const kind = REFUSED.test(String(said.message)) ? "invalid" : "unavailable";
  throw new ProviderError(kind, `The token endpoint answered ${answer.status}`);
}

/** The Worker's settings for Patreon. */
export const patreonSettingsSchema = z.object({
  PATREON_CLIENT_ID: z.string().min(1),
  PATREON_CLIENT_SECRET: z.string().min(1),
  /** Our campaign. */
  PATREON_CAMPAIGN_ID: z.string().min(1),
  PATREON_ORIGIN: z.url().default("https://www.patreon.com"),
});

const fields = {
  include: "memberships.campaign,memberships.currently_entitled_tiers",
  "fields[user]": "full_name,image_url",
  "fields[member]": "patron_status,currently_entitled_amount_cents,last_charge_status,pledge_relationship_start",
};
const identitySchema = z.object({
  data: z.object({ id: externalId, attributes: z.object({ full_name: externalName("Patron").nullish() }) }),
  included: z
    .array(
      z.object({
        type: z.string(),
        attributes: z.object({ patron_status: z.string().nullish() }).nullish(),
        relationships: z
          .object({ campaign: z.object({ data: z.object({ id: z.string() }).nullish() }).nullish() })
          .nullish(),
      }),
    )
    .optional(),
});

/** Patreon: OAuth 2, API v2 (JSON:API). Each refresh gives a new pair of tokens. */
export function createPatreon(settings: z.infer<typeof patreonSettingsSchema>): Provider<PatreonStatus> {
  const origin = settings.PATREON_ORIGIN;
  const client = oauthClient({
    server: {
      issuer: origin,
      authorization_endpoint: `${origin}/oauth2/authorize`,
      token_endpoint: `${origin}/api/oauth2/token`,
    },
    clientId: settings.PATREON_CLIENT_ID,
    authentication: oauth.ClientSecretPost(settings.PATREON_CLIENT_SECRET),
    scope: "identity",
    pkce: false,
  });
  const identity = async (accessToken: string) => {
    const url = new URL(`${origin}/api/oauth2/v2/identity?${new URLSearchParams(fields)}`);
    const answer = await client.ask(url, { authorization: `Bearer ${accessToken}` });
    return readJson(answer, identitySchema);
  };
  return {
    key: "patreon",
    authorizationUrl: client.authorizationUrl,
    async exchange(callback, attempt) {
      const { tokens } = await client.exchange(callback, attempt);
      const { data } = await identity(tokens.accessToken);
      return { subject: data.id, name: data.attributes.full_name ?? "Patron", tokens };
    },
    async status(accessToken, subject) {
      const { data, included } = await identity(accessToken);
      if (data.id !== subject) throw new ProviderError("invalid", "Patreon's token is another account's");
      const isActivePatron = included?.some(
        ({ type, attributes, relationships }) =>
          type === "member" &&
          relationships?.campaign?.data?.id === settings.PATREON_CAMPAIGN_ID &&
          attributes?.patron_status === "active_patron",
      );
      return { isActivePatron: isActivePatron ?? false };
    },
    refresh: client.refresh,
  };
}

/** Makes a provider from the Worker's settings; null where they are not there. */
type ProviderFactory = (env: Env) => Provider | null;

/** A new provider is one file and one entry here. */
export const PROVIDERS: Record<StatusProvider, ProviderFactory> = {
  patreon: configured(patreonSettingsSchema, createPatreon),
  twitch: configured(twitchSettingsSchema, createTwitch),
  google: configured(googleSettingsSchema, createGoogle),
};

function configured<S>(schema: z.ZodType<S>, create: (settings: S) => Provider): ProviderFactory {
  return (env) => {
    const settings = schema.safeParse(env);
    return settings.success ? create(settings.data) : null;
  };
}
