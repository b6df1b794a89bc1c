import { env } from "cloudflare:workers";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it, vi } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { Browser, locationOf } from "../support/browser.ts";

const providers = [
  ["patreon", "active-patron", "identity"],
  ["twitch", "tier-2", "user:read:subscriptions user:read:follows"],
  ["google", "member", "openid https://www.googleapis.com/auth/youtube.readonly"],
] as const;

describe("a sign-in", () => {
  it.each([
    ["patreon", "", "/patreon"],
    ["twitch", "", "/twitch"],
    ["google", "", "/google"],
    ["wgauth", "?region=eu", "/wg"],
  ])("with %s%s does not begin by another site's link, but on the page about it", async (provider, query, page) => {
    const outside = vi.spyOn(globalThis, "fetch");
    for (const site of ["cross-site", "same-site"]) {
      const browser = new Browser();
      const answer = await browser.get(`/api/${provider}/login${query}`, { "sec-fetch-site": site });
      expect(outside).not.toHaveBeenCalled();
      const cached = answer.headers.get("cache-control");
      expect([answer.status, locationOf(answer), cached]).toEqual([303, page, "private, no-store"]);
      expect(browser.cookies.size).toBe(0);
      expect((await env.DB.prepare("SELECT * FROM sign_ins").all()).results).toEqual([]);
    }
    for (const site of ["same-origin", "none"]) {
      const answer = await new Browser().get(`/api/${provider}/login${query}`, { "sec-fetch-site": site });
      expect(answer.status).toBe(302);
    }
  });

  it.each(providers)("with %s asks for no more than is needed", async (provider, _, scope) => {
    const login = await new Browser().get(`/api/${provider}/login`);
    expect(new URL(locationOf(login) ?? "").searchParams.get("scope")).toBe(scope);
  });

  it("that began at one provider is not finished by another's answer", async () => {
    for (const [provider, persona] of providers) {
      for (const [other] of providers.filter(([name]) => name !== provider)) {
        const browser = new Browser();
        const href = (await browser.consent(`/api/${provider}/login`)).get(persona) ?? "";
        const back = await browser.comeBack(href.replace(`/api/${provider}/`, `/api/${other}/`));
        expect(locationOf(back)).toBe(`/${other}?problem=expired`);
        expect(browser.cookies.has("__Host-session")).toBe(false);
      }
    }
  });

  it.each(providers)("with %s is not finished by an answer that names another issuer", async (provider, persona) => {
    expectConsoleError(/^Signing in with .*: The provider's answer does not hold/);
    const browser = new Browser();
    const href = (await browser.consent(`/api/${provider}/login`)).get(persona);
    const back = await browser.comeBack(`${href}&iss=https%3A%2F%2Fevil.example`);
    expect(locationOf(back)).toMatch(/\?problem=(expired|provider_unavailable)$/);
    expect(browser.cookies.has("__Host-session")).toBe(false);
  });
});

/** Stands between the Worker and the simulated Google, with keys of its own. */
async function betweenGoogle(change: {
  claims?: (claims: JWTPayload) => JWTPayload;
  sign?: (claims: JWTPayload) => Promise<string | undefined>;
  metadata?: Record<string, unknown>;
}): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const signed = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "own" }).sign(privateKey);
  const ask = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname === "/google/certs") {
      return Response.json({ keys: [{ ...(await exportJWK(publicKey)), kid: "own", use: "sig", alg: "RS256" }] });
    }
    const answer = await ask(input, init);
    if (pathname === "/google/.well-known/openid-configuration") {
      return Response.json({ ...(await answer.json<object>()), ...change.metadata });
    }
    if (pathname !== "/google/token") return answer;
    const { id_token, ...tokens } = await answer.json<{ id_token?: string }>();
    if (id_token === undefined) return Response.json(tokens);
    const claims = JSON.parse(atob(id_token.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? ""));
    return Response.json({ ...tokens, id_token: await (change.sign ?? signed)((change.claims ?? ((c) => c))(claims)) });
  });
}

const seconds = () => Math.floor(Date.now() / 1000);

describe("an id_token", () => {
  it("that holds signs in, as the one whom its subject names and nothing else", async () => {
    await betweenGoogle({ claims: (claims) => ({ ...claims, sub: "7001", email: "somebody@example.com" }) });
    const browser = new Browser();
    expect(locationOf(await browser.signIn("google", "member"))).toBe("/access");
    const rows = await env.DB.prepare("SELECT subject FROM identities").all();
    expect(rows.results).toEqual([{ subject: "7001" }]);
  });

  it.each<[string, Parameters<typeof betweenGoogle>[0]]>([
    ["with another sign-in's nonce", { claims: (claims) => ({ ...claims, nonce: "A".repeat(43) }) }],
    ["without a nonce", { claims: ({ nonce: _, ...claims }) => claims }],
    ["for another application", { claims: (claims) => ({ ...claims, aud: "somebody-else" }) }],
    [
      "for several, issued to another",
      { claims: (claims) => ({ ...claims, aud: [String(claims.aud), "x"], azp: "x" }) },
    ],
    ["of another issuer", { claims: (claims) => ({ ...claims, iss: "https://evil.example" }) }],
    ["that has ended", { claims: (claims) => ({ ...claims, iat: seconds() - 7200, exp: seconds() - 3600 }) }],
    ["without a subject", { claims: ({ sub: _, ...claims }) => claims }],
    [
      "that somebody else has signed",
      {
        sign: async (claims) => {
          const { privateKey } = await generateKeyPair("RS256");
          return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "own" }).sign(privateKey);
        },
      },
    ],
    ["that nobody has signed", { sign: async (claims) => new UnsecuredJWT(claims).encode() }],
    ["that is missing", { sign: async () => undefined }],
  ])("%s signs nobody in", async (_, change) => {
    expectConsoleError(/^Signing in with google: The provider's answer does not hold/);
    await betweenGoogle(change);
    const browser = new Browser();
    expect(locationOf(await browser.signIn("google", "member"))).toMatch(
      /^\/google\?problem=(expired|provider_unavailable)$/,
    );
    expect(browser.cookies.has("__Host-session")).toBe(false);
    expect((await env.DB.prepare("SELECT * FROM people").all()).results).toEqual([]);
  });

  it("is not asked of an issuer whose published name is not the one that is configured", async () => {
    expectConsoleError(/^Signing in with google: .* published endpoints in an unknown shape/);
    await betweenGoogle({ metadata: { issuer: "https://evil.example" } });
    expect(locationOf(await new Browser().get("/api/google/login"))).toBe("/google?problem=provider_unavailable");
  });
});
