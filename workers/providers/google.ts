import * as oauth from "oauth4webapi";
import { z } from "zod";
import type { GoogleStatus } from "#app/game/accounts/statuses.ts";
import { providerFetch, readJson } from "./call.ts";
import { oauthClient } from "./oauth-client.ts";
import { type Provider, ProviderError } from "./provider.ts";
import { toldName } from "./told-name.ts";

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
  items: z.array(z.object({ id: z.string(), snippet: z.object({ title: toldName("YouTube account") }) })).default([]),
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
      snippet: z.object({ membershipsDetails: z.object({ highestAccessibleLevelDisplayName: toldName("Member") }) }),
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
