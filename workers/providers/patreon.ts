import * as oauth from "oauth4webapi";
import { z } from "zod";
import type { PatreonStatus } from "#app/game/accounts/statuses.ts";
import { readJson } from "./call.ts";
import { oauthClient } from "./oauth-client.ts";
import { type Provider, ProviderError } from "./provider.ts";
import { toldId, toldName } from "./told-name.ts";

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
  data: z.object({ id: toldId, attributes: z.object({ full_name: toldName("Patron").nullish() }) }),
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
