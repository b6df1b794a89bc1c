import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import * as oauth from "oauth4webapi";
import { describe, expect, it, vi } from "vitest";
import { network, requests, sent } from "./network.fixture.ts";
import { oauthClient } from "./oauth-client.ts";

const server = {
  issuer: "https://id.example",
  authorization_endpoint: "https://id.example/authorize",
  token_endpoint: "https://id.example/token",
  jwks_uri: "https://id.example/certs",
  id_token_signing_alg_values_supported: ["ES256"],
};
const options = {
  server,
  clientId: "the-index",
  authentication: oauth.ClientSecretPost("secret"),
  scope: "identity",
  pkce: false,
};
const attempt = {
  state: "the-state",
  // The example of RFC 7636, appendix B.
  codeVerifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
  nonce: "the-nonce",
  redirectUri: "https://index.example/api/x/callback",
};
const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
const back = (query: Record<string, string> = { code: "the-code" }) =>
  new URL(`${attempt.redirectUri}?${new URLSearchParams({ state: "the-state", ...query })}`);
const tokens = { access_token: "access", token_type: "Bearer", refresh_token: "refresh", expires_in: 3600 };
const code = { grant_type: "authorization_code", code: "the-code", redirect_uri: attempt.redirectUri };
const known = { client_id: "the-index", client_secret: "secret" };

describe("the way to a provider", () => {
  const plain = {
    response_type: "code",
    client_id: "the-index",
    redirect_uri: attempt.redirectUri,
    scope: "identity",
    state: "the-state",
  };
  const proof = { code_challenge: challenge, code_challenge_method: "S256" };

  it.each([
    ["no more than OAuth asks for", {}, plain],
    ["the hash of the verifier, where PKCE is known", { pkce: true }, { ...plain, ...proof }],
    ["the nonce, where an id_token comes back", { openid: true }, { ...plain, nonce: "the-nonce" }],
    ["what the provider wants besides", { parameters: { prompt: "consent" } }, { ...plain, prompt: "consent" }],
  ])("has %s", async (_, more, expected) => {
    const url = await oauthClient({ ...options, ...more }).authorizationUrl(attempt);
    expect(url.origin + url.pathname).toBe("https://id.example/authorize");
    expect(Object.fromEntries(url.searchParams)).toEqual(expected);
  });
});

describe("a code", () => {
  it("is exchanged by a form with our secret", async () => {
    vi.spyOn(Date, "now").mockReturnValue(1_700_000_000_000);
    const fetch = network({ "/token": tokens });
    const { tokens: pair, claims } = await oauthClient(options).exchange(back(), attempt);
    expect(pair).toEqual({ accessToken: "access", refreshToken: "refresh", expiresAt: 1_700_003_600_000 });
    expect(claims).toBeUndefined();
    expect(sent(fetch)).toEqual([{ to: server.token_endpoint, method: "POST", form: { ...code, ...known } }]);
  });

  it("is exchanged with the verifier, where PKCE is known", async () => {
    const fetch = network({ "/token": tokens });
    await oauthClient({ ...options, pkce: true }).exchange(back(), attempt);
    const form = { ...code, ...known, code_verifier: attempt.codeVerifier };
    expect(sent(fetch)).toEqual([{ to: server.token_endpoint, method: "POST", form }]);
  });

  it.each(["access_denied", "temporarily_unavailable"])("that is none but %s is not exchanged", async (error) => {
    const fetch = network({ "/token": tokens });
    const kind = error === "access_denied" ? "cancelled" : "invalid";
    const message = `The provider came back with "${error}"`;
    const exchange = oauthClient(options).exchange(back({ error }), attempt);
    await expect(exchange).rejects.toMatchObject({ name: "ProviderError", kind, message });
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each<Record<string, string>>([{ state: "another" }, { iss: "https://evil.example" }])(
    "that comes with %j is not exchanged",
    async (not) => {
      const fetch = network({ "/token": tokens });
      const message = "The provider's answer does not hold (OAUTH_INVALID_RESPONSE)";
      const exchange = oauthClient(options).exchange(back({ code: "the-code", ...not }), attempt);
      await expect(exchange).rejects.toMatchObject({ name: "ProviderError", message });
      expect(fetch).not.toHaveBeenCalled();
    },
  );
});

describe("a refresh token", () => {
  it("gives the next pair; what the provider does not say is not known", async () => {
    const fetch = network({ "/token": { access_token: "next", token_type: "bearer" } });
    const pair = await oauthClient(options).refresh("the-refresh-token");
    expect(pair).toEqual({ accessToken: "next", refreshToken: null, expiresAt: null });
    const form = { grant_type: "refresh_token", refresh_token: "the-refresh-token", ...known };
    expect(sent(fetch)).toEqual([{ to: server.token_endpoint, method: "POST", form }]);
  });

  const json = { "content-type": "application/json" };
  const cutOff = () => new ReadableStream({ pull: (controller) => controller.error(new Error("connection lost")) });
  const notHold = (reason: string) => `The provider's answer does not hold (${reason})`;
  it.each<[string, () => Response, string, string]>([
    ["has no token", () => Response.json({}), "unavailable", notHold("OAUTH_INVALID_RESPONSE")],
    ["is a list", () => Response.json([tokens]), "unavailable", notHold("OAUTH_INVALID_RESPONSE")],
    ["is a page", () => new Response("<html>"), "unavailable", notHold("OAUTH_RESPONSE_IS_NOT_JSON")],
    [
      "ends too early",
      () => new Response('{"access_token":"a', { headers: json }),
      "unavailable",
      notHold("OAUTH_PARSE_ERROR"),
    ],
    ["breaks off", () => new Response(cutOff(), { headers: json }), "unavailable", notHold("OAUTH_PARSE_ERROR")],
    [
      "says that it is not good",
      () => Response.json({ error: "invalid_grant" }, { status: 400 }),
      "invalid",
      'The provider said "invalid_grant"',
    ],
    [
      "says that we are not who we say",
      () => Response.json({ error: "invalid_client" }, { status: 401 }),
      "unavailable",
      'The provider said "invalid_client"',
    ],
    [
      "refuses without a reason",
      () => Response.json({}, { status: 400 }),
      "unavailable",
      notHold("OAUTH_RESPONSE_IS_NOT_CONFORM"),
    ],
    [
      "refuses by a page",
      () => new Response("<html>", { status: 400 }),
      "unavailable",
      notHold("OAUTH_RESPONSE_IS_NOT_JSON"),
    ],
    [
      "leads elsewhere",
      () => Response.redirect("https://evil.example"),
      "unavailable",
      notHold("OAUTH_RESPONSE_IS_NOT_CONFORM"),
    ],
    [
      "asks for a password",
      () => new Response(null, { status: 401, headers: { "www-authenticate": 'Basic realm="x"' } }),
      "unavailable",
      notHold("OAUTH_WWW_AUTHENTICATE_CHALLENGE"),
    ],
    ["is down", () => new Response(null, { status: 502 }), "unavailable", "id.example/token answered 502"],
  ])("whose answer %s gives none, and a clear word", async (_, answer, kind, message) => {
    network({ "/token": answer() });
    const refresh = oauthClient(options).refresh("the-refresh-token");
    await expect(refresh).rejects.toMatchObject({ name: "ProviderError", kind, message, cause: undefined });
  });

  it("is kept while something goes wrong that nobody thought of", async () => {
    network({ "/token": tokens });
    const mend = () => Promise.reject(new TypeError("not mended: access"));
    const refresh = oauthClient({ ...options, mend }).refresh("the-refresh-token");
    await expect(refresh).rejects.toMatchObject({ kind: "unavailable", message: notHold("unknown"), cause: undefined });
  });

  it("is not sent over http by a provider that is https", async () => {
    const fetch = network({ "/token": tokens });
    const open = { ...options, server: { ...server, token_endpoint: "http://id.example/token" } };
    const message = notHold("OAUTH_HTTP_REQUEST_FORBIDDEN");
    await expect(oauthClient(open).refresh("the-refresh-token")).rejects.toMatchObject({ message });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("an OpenID Connect provider", async () => {
  const { publicKey, privateKey } = await generateKeyPair("ES256");
  const certs = { keys: [{ ...(await exportJWK(publicKey)), kid: "1", use: "sig", alg: "ES256" }] };
  const claims = { iss: server.issuer, aud: "the-index", sub: "7001", nonce: "the-nonce" };
  const idToken = (payload: JWTPayload, key = privateKey) =>
    new SignJWT(payload).setProtectedHeader({ alg: "ES256", kid: "1" }).setIssuedAt().setExpirationTime("1h").sign(key);
  const exchange = () => oauthClient({ ...options, openid: true }).exchange(back(), attempt);

  it("says in an id_token that it has signed who signs in", async () => {
    const fetch = network({ "/certs": certs, "/token": { ...tokens, id_token: await idToken(claims) } });
    expect((await exchange()).claims).toMatchObject(claims);
    expect(requests(fetch).map(({ at }) => at)).toEqual(["id.example/token", "id.example/certs"]);
  });

  it.each<[string, () => Promise<string | undefined>]>([
    ["missing", async () => undefined],
    ["without a nonce", () => idToken({ ...claims, nonce: undefined })],
    ["with another sign-in's nonce", () => idToken({ ...claims, nonce: "another" })],
    ["for another application", () => idToken({ ...claims, aud: "another" })],
    ["signed by somebody else", async () => idToken(claims, (await generateKeyPair("ES256")).privateKey)],
  ])("signs nobody in by an id_token that is %s", async (_, made) => {
    network({ "/certs": certs, "/token": { ...tokens, id_token: await made() } });
    const message = expect.stringMatching(/^The provider's answer does not hold \(OAUTH_/);
    await expect(exchange()).rejects.toMatchObject({ name: "ProviderError", message });
  });
});
