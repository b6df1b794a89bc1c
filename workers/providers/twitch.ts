import * as oauth from "oauth4webapi";
import { z } from "zod";
import type { TwitchStatus } from "#app/game/accounts/statuses.ts";
import { providerFetch, readJson } from "./call.ts";
import { oauthClient } from "./oauth-client.ts";
import { type Provider, ProviderError } from "./provider.ts";
import { toldId, toldName } from "./told-name.ts";

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
const usersSchema = z.object({ data: z.tuple([z.object({ id: toldId, display_name: toldName("Twitch account") })]) });
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
    mend: withoutScope,
    // Twitch answers 400 "Invalid refresh token" in its own format.
    refusedStatus: [400, 401],
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

/** Twitch's token answer has `scope` as an array, where OAuth 2 has a string. It is removed, since nothing uses it. */
async function withoutScope(answer: Response): Promise<Response> {
  const { scope: _, ...token } = await readJson(answer, tokenSchema);
  return Response.json(token);
}
