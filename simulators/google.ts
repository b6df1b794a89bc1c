import { Hono } from "hono";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { Faults } from "./faults.ts";
import { bearerOf, consentPage, Grants, issueTokens, personaOfTokenRequest, redirectUrl } from "./oauth.ts";

export const googleClient = { id: "simulated-google", secret: "simulated-google-secret" };
/** The channel that visitors subscribe to. */
export const youtubeChannel = "UCsimulatedOwnerOfTheIndex";
/** The permission of the channel's owner, which shows who is a member. */
export const youtubeOwnerRefreshToken = "simulated-owner-refresh-token";
const ownerPersona = "owner";

interface GooglePersona {
  sub: string;
  label: string;
  channel: string;
  title: string;
  subscribedAt?: string;
  memberLevel?: string;
}

const googlePersonas: Record<string, GooglePersona> = {
  member: {
    sub: "7001",
    label: "Subscribed, and a member",
    channel: "UCvisitor7001",
    title: "Member Seven",
    subscribedAt: "2023-03-01T12:00:00Z",
    memberLevel: "Tank Commander",
  },
  subscriber: {
    sub: "7002",
    label: "Subscribed, no member",
    channel: "UCvisitor7002",
    title: "Subscriber Seven",
    subscribedAt: "2025-11-20T12:00:00Z",
  },
  stranger: { sub: "7003", label: "Not subscribed", channel: "UCvisitor7003", title: "Stranger Seven" },
};

/** Google: OpenID Connect with PKCE and a signed id_token, and the Data API of YouTube. */
export function google(faults: Faults, issuer: () => string) {
  const app = new Hono();
  const youtube = new Hono();
  const grants = new Grants();
  const owner = grants.issueTokens(ownerPersona);
  const keys = generateKeyPair("RS256");

  app.get(
    "/.well-known/openid-configuration",
    faults.at("google/discovery", async () => undefined),
    (c) =>
      c.json({
        issuer: issuer(),
        authorization_endpoint: `${issuer()}/authorize`,
        token_endpoint: `${issuer()}/token`,
        revocation_endpoint: `${issuer()}/revoke`,
        jwks_uri: `${issuer()}/certs`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        code_challenge_methods_supported: ["plain", "S256"],
      }),
  );
  app.get("/certs", async (c) => {
    const { publicKey } = await keys;
    return c.json({ keys: [{ ...(await exportJWK(publicKey)), kid: "1", use: "sig", alg: "RS256" }] });
  });
  app.get("/authorize", (c) => {
    const { response_type, client_id, redirect_uri = "", state, ...rest } = c.req.query();
    const { code_challenge, code_challenge_method, nonce, scope = "" } = rest;
    const known = response_type === "code" && client_id === googleClient.id && scope.split(" ").includes("openid");
    if (!known || !code_challenge || code_challenge_method !== "S256") return c.text("Error 400: invalid_request", 400);
    const grant = { redirectUri: redirect_uri, challenge: code_challenge, nonce: nonce ?? null };
    const choices = Object.entries(googlePersonas).map(([persona, { label }]) => ({
      persona,
      label,
      href: redirectUrl(redirect_uri, { state, code: grants.issueCode({ persona, ...grant }), scope }),
    }));
    const cancel = redirectUrl(redirect_uri, { error: "access_denied", state });
    return c.html(consentPage("Google", [...choices, { persona: "cancel", label: "Deny", href: cancel }]));
  });
  const byToken = faults.at("google/token", (request) => personaOfTokenRequest(request, grants));
  app.post("/token", byToken, async (c) => {
    const form = await c.req.parseBody();
    // Google does not rotate: the owner's refresh token stays good.
    const isOwner = form.grant_type === "refresh_token" && form.refresh_token === youtubeOwnerRefreshToken;
    if (isOwner) return c.json({ access_token: owner.accessToken, expires_in: 3599, token_type: "Bearer" });
    const issued = await issueTokens(c, grants, googleClient);
    if (issued instanceof Response) return issued;
    const { privateKey } = await keys;
    const claims = issued.nonce === null ? {} : { nonce: issued.nonce };
    const idToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: "1", typ: "JWT" })
      .setIssuer(issuer())
      .setAudience(googleClient.id)
      .setSubject(googlePersonas[issued.persona]?.sub ?? "")
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(privateKey);
    return c.json({
      access_token: issued.accessToken,
      refresh_token: issued.refreshToken,
      expires_in: 3599,
      scope: "openid https://www.googleapis.com/auth/youtube.readonly",
      token_type: "Bearer",
      id_token: idToken,
    });
  });
  app.post("/revoke", async (c) => {
    const { token } = await c.req.parseBody();
    return grants.revoke(String(token)) ? c.json({}) : c.json({ error: "invalid_token" }, 400);
  });

  const error = (code: 401 | 403, message: string, reason: string) => ({
    error: { code, message, errors: [{ message, domain: "youtube.common", reason }] },
  });
  const byBearer = (endpoint: string) =>
    faults.at(`youtube/${endpoint}`, async (request) => grants.personaOf(bearerOf(request)));
  const personaOf = (request: Request) => googlePersonas[grants.personaOf(bearerOf(request)) ?? ""];
  const unauthorised = error(401, "Request had invalid authentication credentials.", "authError");
  youtube.get("/channels", byBearer("channels"), (c) => {
    const persona = personaOf(c.req.raw);
    if (!persona) return c.json(unauthorised, 401);
    return c.json({
      kind: "youtube#channelListResponse",
      items: [{ id: persona.channel, snippet: { title: persona.title } }],
    });
  });
  youtube.get("/subscriptions", byBearer("subscriptions"), (c) => {
    const persona = personaOf(c.req.raw);
    if (!persona) return c.json(unauthorised, 401);
    const { subscribedAt, channel } = persona;
    const subscribed = subscribedAt && c.req.query("forChannelId") === youtubeChannel;
    const snippet = { publishedAt: subscribedAt, channelId: channel, title: "The Index" };
    return c.json({ kind: "youtube#SubscriptionListResponse", items: subscribed ? [{ id: "s1", snippet }] : [] });
  });
  youtube.get(
    "/members",
    faults.at("youtube/members", async () => undefined),
    (c) => {
      // Open to approved owners only.
      if (grants.personaOf(bearerOf(c.req.raw)) !== ownerPersona) {
        return c.json(error(403, "The request is not authorised.", "forbidden"), 403);
      }
      const requestedChannel = c.req.query("filterByMemberChannelId");
      const persona = Object.values(googlePersonas).find(({ channel }) => channel === requestedChannel);
      const membershipsDetails = { highestAccessibleLevelDisplayName: persona?.memberLevel };
      const items = persona?.memberLevel ? [{ snippet: { creatorChannelId: youtubeChannel, membershipsDetails } }] : [];
      return c.json({ kind: "youtube#memberListResponse", items });
    },
  );
  return { app, youtube, grants };
}
