import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { describe, expect, it } from "vitest";

import { type Answers, network, requests, sent } from "./network.fixture.ts";
import {
  createGoogle,
  createPatreon,
  createTwitch,
  googleSettingsSchema,
  patreonSettingsSchema,
  twitchSettingsSchema,
} from "./providers.ts";

// Settings as an operator has them, without the simulators' addresses.
const patreon = createPatreon(
  patreonSettingsSchema.parse({
    PATREON_CLIENT_ID: "the-index",
    PATREON_CLIENT_SECRET: "secret",
    PATREON_CAMPAIGN_ID: "77",
  }),
);
const twitch = createTwitch(
  twitchSettingsSchema.parse({
    TWITCH_CLIENT_ID: "the-index",
    TWITCH_CLIENT_SECRET: "secret",
    TWITCH_BROADCASTER_ID: "55",
  }),
);
const google = createGoogle(
  googleSettingsSchema.parse({
    GOOGLE_CLIENT_ID: "the-index",
    GOOGLE_CLIENT_SECRET: "secret",
    YOUTUBE_CHANNEL_ID: "ours",
  }),
);

const attempt = {
  state: "the-state",
  codeVerifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
  nonce: "the-nonce",
  redirectUri: "https://index.example/api/x/callback",
};
const back = new URL(`${attempt.redirectUri}?state=the-state&code=the-code`);
const tokens = { access_token: "access", token_type: "bearer", refresh_token: "refresh" };
const pair = { accessToken: "access", refreshToken: "refresh", expiresAt: null };
const form = {
  grant_type: "authorization_code",
  code: "the-code",
  redirect_uri: attempt.redirectUri,
  client_id: "the-index",
  client_secret: "secret",
};
const discovery = {
  issuer: "https://accounts.google.com",
  authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth",
  token_endpoint: "https://oauth2.googleapis.com/token",
  revocation_endpoint: "https://oauth2.googleapis.com/revoke",
  jwks_uri: "https://www.googleapis.com/oauth2/v3/certs",
  id_token_signing_alg_values_supported: ["ES256"],
};
const discoveryPath = "/.well-known/openid-configuration";

describe("the way to", () => {
  it.each([
    ["Patreon", patreon, "https://www.patreon.com/oauth2/authorize", { scope: "identity" }],
    ["Twitch", twitch, "https://id.twitch.tv/oauth2/authorize", { scope: "user:read:subscriptions user:read:follows" }],
    [
      "Google",
      google,
      "https://accounts.google.com/o/oauth2/v2/auth",
      {
        scope: "openid https://www.googleapis.com/auth/youtube.readonly",
        access_type: "offline",
        prompt: "consent",
        nonce: "the-nonce",
        code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
        code_challenge_method: "S256",
      },
    ],
  ])("%s asks for no more than is needed", async (_, provider, address, expected) => {
    network({ [discoveryPath]: discovery });
    const url = await provider.authorizationUrl(attempt);
    expect(url.origin + url.pathname).toBe(address);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: "code",
      client_id: "the-index",
      redirect_uri: attempt.redirectUri,
      state: "the-state",
      ...expected,
    });
  });
});

describe("who comes back from Patreon", () => {
  const answers = (attributes: object): Answers => ({
    "/api/oauth2/token": tokens,
    "/api/oauth2/v2/identity": { data: { id: "9001", attributes } },
  });

  it("is asked of Patreon with the token that it gave for the code", async () => {
    const fetch = network(answers({ full_name: "A Patron" }));
    expect(await patreon.exchange(back, attempt)).toEqual({ subject: "9001", name: "A Patron", tokens: pair });
    expect(sent(fetch)).toEqual([{ to: "https://www.patreon.com/api/oauth2/token", method: "POST", form }]);
    const [, identity] = requests(fetch);
    expect([identity?.at, identity?.headers.authorization]).toEqual([
      "www.patreon.com/api/oauth2/v2/identity",
      "Bearer access",
    ]);
  });

  it.each([{}, { full_name: null }, { full_name: "" }])("is called a patron without a name: %j", async (attributes) => {
    network(answers(attributes));
    expect(await patreon.exchange(back, attempt)).toMatchObject({ subject: "9001", name: "Patron" });
  });
});

describe("who comes back from Twitch", () => {
  const users = { data: [{ id: "8", display_name: "A Viewer" }] };

  it.each([[["user:read:follows", "user:read:subscriptions"]], ["user:read:follows"], [undefined]])(
    "is asked of Twitch with the token that it gave for the code, with scopes %j",
    async (scope) => {
      const fetch = network({ "/oauth2/token": { ...tokens, scope }, "/helix/users": users });
      expect(await twitch.exchange(back, attempt)).toEqual({ subject: "8", name: "A Viewer", tokens: pair });
      expect(sent(fetch)).toEqual([{ to: "https://id.twitch.tv/oauth2/token", method: "POST", form }]);
      const headers = { accept: "application/json", authorization: "Bearer access", "client-id": "the-index" };
      expect(requests(fetch)[1]).toEqual({ at: "api.twitch.tv/helix/users", query: "", headers });
    },
  );

  it.each([400, 401])("with a code that is answered %i does not come back", async (status) => {
    network({ "/oauth2/token": Response.json({ status, message: "Invalid authorization code" }, { status }) });
    const message = `The token endpoint answered ${status}`;
    await expect(twitch.exchange(back, attempt)).rejects.toMatchObject({ kind: "invalid", message });
  });

  it("is forgotten there when we forget the token", async () => {
    const fetch = network({ "/oauth2/revoke": 200 });
    await twitch.revoke?.("access");
    const said = { client_id: "the-index", token: "access" };
    expect(sent(fetch)).toEqual([{ to: "https://id.twitch.tv/oauth2/revoke", method: "POST", form: said }]);
  });
});

describe("who comes back from Google", async () => {
  const { publicKey, privateKey } = await generateKeyPair("ES256");
  const idToken = await new SignJWT({ nonce: "the-nonce" })
    .setProtectedHeader({ alg: "ES256", kid: "1" })
    .setIssuer(discovery.issuer)
    .setAudience("the-index")
    .setSubject("7001")
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(privateKey);
  const answers = {
    [discoveryPath]: discovery,
    "/token": { ...tokens, id_token: idToken },
    "/oauth2/v3/certs": { keys: [{ ...(await exportJWK(publicKey)), kid: "1", use: "sig", alg: "ES256" }] },
    "/youtube/v3/channels": { items: [{ id: "theirs", snippet: { title: "A Channel" } }] },
  };

  it("stands in the id_token, and is called as their channel", async () => {
    const fetch = network(answers);
    expect(await google.exchange(back, attempt)).toEqual({ subject: "7001", name: "A Channel", tokens: pair });
    const expected = { ...form, code_verifier: attempt.codeVerifier };
    expect(sent(fetch)).toEqual([{ to: discovery.token_endpoint, method: "POST", form: expected }]);
    expect(requests(fetch).at(-1)).toEqual({
      at: "www.googleapis.com/youtube/v3/channels",
      query: "?part=snippet&mine=true",
      headers: { accept: "application/json", authorization: "Bearer access" },
    });
  });

  it.each([{}, { items: [] }])("has a name without a channel: %j", async (channels) => {
    network({ ...answers, "/youtube/v3/channels": channels });
    expect(await google.exchange(back, attempt)).toMatchObject({ subject: "7001", name: "YouTube account" });
  });

  it("is forgotten there when we forget the token", async () => {
    const fetch = network({ ...answers, "/revoke": 200 });
    await google.revoke?.("access");
    expect(sent(fetch)).toEqual([{ to: discovery.revocation_endpoint, method: "POST", form: { token: "access" } }]);
  });

  it("stays unforgotten there while Google names no address for it", async () => {
    const { revocation_endpoint: _, ...without } = discovery;
    const fetch = network({ ...answers, [discoveryPath]: without });
    await google.revoke?.("access");
    expect(sent(fetch)).toEqual([]);
  });

  it("is found by endpoints that Google publishes, and the network's cache keeps", async () => {
    const fetch = network(answers);
    await google.authorizationUrl(attempt);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(String(url)).toBe("https://accounts.google.com/.well-known/openid-configuration");
    expect(init).toMatchObject({ cf: { cacheTtl: 3600, cacheEverything: true } });
  });
});
