import { Hono } from "hono";
import type { Faults } from "./faults.ts";
import { bearerOf, consentPage, Grants, issueTokens, personaOfTokenRequest, redirectUrl } from "./oauth.ts";

export const twitchClient = { id: "simulated-twitch", secret: "simulated-twitch-secret" };
export const twitchBroadcaster = "700001";
const scopes = ["user:read:follows", "user:read:subscriptions"];

interface TwitchPersona {
  id: string;
  login: string;
  label: string;
  tier?: "1000" | "2000" | "3000";
  followedAt?: string;
}

const twitchPersonas: Record<string, TwitchPersona> = {
  "tier-1": {
    id: "8001",
    login: "tier_one",
    label: "Subscribed at tier 1",
    tier: "1000",
    followedAt: "2024-09-02T10:00:00Z",
  },
  "tier-2": {
    id: "8002",
    login: "tier_two",
    label: "Subscribed at tier 2",
    tier: "2000",
    followedAt: "2022-05-24T22:22:08Z",
  },
  "tier-3": { id: "8003", login: "tier_three", label: "Subscribed at tier 3", tier: "3000" },
  follower: { id: "8004", login: "follower", label: "Follows, not subscribed", followedAt: "2025-01-15T08:30:00Z" },
  stranger: { id: "8005", login: "stranger", label: "Neither follows nor subscribes" },
};

/** Twitch: OAuth 2 without PKCE, `scope` as an array; Helix, where "not subscribed" is a 404. */
export function twitch(faults: Faults): { app: Hono; grants: Grants } {
  const app = new Hono();
  const grants = new Grants();
  app.get("/oauth2/authorize", (c) => {
    const { response_type, client_id, redirect_uri = "", state } = c.req.query();
    if (response_type !== "code" || client_id !== twitchClient.id) return c.text("invalid client", 400);
    const code = (persona: string) =>
      grants.issueCode({ persona, redirectUri: redirect_uri, challenge: null, nonce: null });
    const choices = Object.entries(twitchPersonas).map(([persona, { label }]) => ({
      persona,
      label,
      href: redirectUrl(redirect_uri, { code: code(persona), scope: scopes.join(" "), state }),
    }));
    const denied = { error: "access_denied", error_description: "The user denied you access", state };
    const cancel = { persona: "cancel", label: "Deny", href: redirectUrl(redirect_uri, denied) };
    return c.html(consentPage("Twitch", [...choices, cancel]));
  });
  const byToken = faults.at("twitch/token", (request) => personaOfTokenRequest(request, grants));
  app.post("/oauth2/token", byToken, async (c) => {
    const issued = await issueTokens(c, grants, twitchClient);
    if (issued instanceof Response) {
      const { error } = (await issued.json()) as { error: string };
      if (error === "invalid_client") return c.json({ status: 403, message: "invalid client secret" }, 403);
      const { grant_type } = await c.req.parseBody();
      const refused = grant_type === "refresh_token" ? "refresh token" : "authorization code";
      return c.json({ status: 400, message: `Invalid ${refused}` }, 400);
    }
    const { accessToken, refreshToken } = issued;
    return c.json({
      access_token: accessToken,
      expires_in: 14_124,
      refresh_token: refreshToken,
      scope: scopes,
      token_type: "bearer",
    });
  });
  const byBearer = (endpoint: string) =>
    faults.at(`twitch/${endpoint}`, async (request) => grants.personaOf(bearerOf(request)));
  app.get("/oauth2/validate", byBearer("validate"), (c) => {
    const persona = twitchPersonas[grants.personaOf(bearerOf(c.req.raw)) ?? ""];
    if (!persona) return c.json({ status: 401, message: "invalid access token" }, 401);
    const { id, login } = persona;
    return c.json({ client_id: twitchClient.id, login, scopes, user_id: id, expires_in: 5_520_838 });
  });
  app.post("/oauth2/revoke", async (c) => {
    const { token } = await c.req.parseBody();
    return grants.revoke(String(token)) ? c.body(null, 200) : c.json({ status: 400, message: "Invalid token" }, 400);
  });

  const helix = new Hono<{ Variables: { persona: TwitchPersona } }>();
  helix.use(async (c, next) => {
    const persona = twitchPersonas[grants.personaOf(bearerOf(c.req.raw)) ?? ""];
    if (!persona || c.req.header("client-id") !== twitchClient.id) {
      return c.json({ error: "Unauthorized", status: 401, message: "Invalid OAuth token" }, 401);
    }
    c.set("persona", persona);
    return next();
  });
  helix.get("/users", byBearer("users"), (c) => {
    const { id, login } = c.get("persona");
    return c.json({ data: [{ id, login, display_name: login, type: "", broadcaster_type: "" }] });
  });
  helix.get("/subscriptions/user", byBearer("subscriptions"), (c) => {
    const { id, login, tier } = c.get("persona");
    const { broadcaster_id, user_id } = c.req.query();
    if (user_id !== id) return c.json({ error: "Forbidden", status: 403, message: "user_id is not the token's" }, 403);
    if (!tier || broadcaster_id !== twitchBroadcaster) {
      const message = `${login} has no subscription to ${broadcaster_id}`;
      return c.json({ error: "Not Found", message, status: 404 }, 404);
    }
    return c.json({ data: [{ broadcaster_id, broadcaster_login: "index", is_gift: false, tier }] });
  });
  helix.get("/channels/followed", byBearer("followed"), (c) => {
    const { followedAt } = c.get("persona");
    const { broadcaster_id } = c.req.query();
    const follows = followedAt && broadcaster_id === twitchBroadcaster;
    const data = follows ? [{ broadcaster_id, broadcaster_login: "index", followed_at: followedAt }] : [];
    return c.json({ total: 8, data, pagination: {} });
  });
  app.route("/helix", helix);
  return { app, grants };
}
