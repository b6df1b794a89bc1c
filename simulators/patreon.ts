import { Hono } from "hono";
import type { Faults } from "./faults.ts";
import { bearerOf, consentPage, Grants, issueTokens, personaOfTokenRequest, redirectUrl } from "./oauth.ts";

export const patreonClient = { id: "simulated-patreon", secret: "simulated-patreon-secret" };
export const patreonCampaign = "12345";

interface PatreonPersona {
  id: string;
  name: string;
  label: string;
  /** `patron_status` of the membership in our campaign; undefined: there is no membership. */
  patronStatus?: string | null;
}

const patreonPersonas: Record<string, PatreonPersona> = {
  "active-patron": {
    id: "9001",
    name: "Active Patron",
    label: "A patron who pledges now",
    patronStatus: "active_patron",
  },
  "former-patron": {
    id: "9002",
    name: "Former Patron",
    label: "A patron who has stopped",
    patronStatus: "former_patron",
  },
  "never-patron": { id: "9003", name: "Never Patron", label: "Somebody who never was a patron" },
};

/** Patreon: OAuth 2 without PKCE, API v2 as JSON:API, a new pair of tokens with each refresh. */
export function patreon(faults: Faults): { app: Hono; grants: Grants } {
  const app = new Hono();
  const grants = new Grants();
  app.get("/oauth2/authorize", (c) => {
    const { response_type, client_id, redirect_uri = "", state } = c.req.query();
    if (response_type !== "code" || client_id !== patreonClient.id) return c.text("invalid_client", 400);
    const code = (persona: string) =>
      grants.issueCode({ persona, redirectUri: redirect_uri, challenge: null, nonce: null });
    const choices = Object.entries(patreonPersonas).map(([persona, { label }]) => ({
      persona,
      label,
      href: redirectUrl(redirect_uri, { code: code(persona), state }),
    }));
    const cancel = redirectUrl(redirect_uri, { error: "access_denied", state });
    return c.html(consentPage("Patreon", [...choices, { persona: "cancel", label: "Deny", href: cancel }]));
  });
  const byToken = faults.at("patreon/token", (request) => personaOfTokenRequest(request, grants));
  app.post("/api/oauth2/token", byToken, async (c) => {
    const issued = await issueTokens(c, grants, patreonClient);
    if (issued instanceof Response) return issued;
    return c.json({
      access_token: issued.accessToken,
      refresh_token: issued.refreshToken,
      expires_in: 2_678_400,
      scope: "identity",
      token_type: "Bearer",
      version: "0.0.1",
    });
  });
  const byBearer = faults.at("patreon/identity", async (request) => grants.personaOf(bearerOf(request)));
  app.get("/api/oauth2/v2/identity", byBearer, (c) => {
    const persona = patreonPersonas[grants.personaOf(bearerOf(c.req.raw)) ?? ""];
    if (!persona) return c.json({ errors: [{ code_name: "Unauthorized", status: "401" }] }, 401);
    const { id, name, patronStatus } = persona;
    const member = (memberId: string, campaign: string, status: string | null) => ({
      type: "member",
      id: memberId,
      attributes: { patron_status: status, currently_entitled_amount_cents: 500, last_charge_status: "Paid" },
      relationships: { campaign: { data: { type: "campaign", id: campaign } }, currently_entitled_tiers: { data: [] } },
    });
    // Every persona is also an active patron of somebody else's campaign, which must not count.
    const included = [
      member(`other-${id}`, "99999", "active_patron"),
      ...(patronStatus === undefined ? [] : [member(`own-${id}`, patreonCampaign, patronStatus)]),
      { type: "campaign", id: patreonCampaign, attributes: {} },
    ];
    const memberships = included.filter(({ type }) => type === "member").map(({ id, type }) => ({ id, type }));
    return c.json({
      data: {
        type: "user",
        id,
        attributes: { full_name: name, image_url: "https://images.invalid/1.png" },
        relationships: { memberships: { data: memberships } },
      },
      included,
      links: { self: `https://www.patreon.com/api/oauth2/v2/user/${id}` },
    });
  });
  return { app, grants };
}
