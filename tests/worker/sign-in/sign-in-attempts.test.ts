import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { Browser, localOrigin } from "../support/browser.ts";

const providers = ["patreon", "twitch", "google"] as const;
const persona = { patreon: "active-patron", twitch: "tier-2", google: "member" } as const;
const minutes = 60_000;

/** The redirect to the provider, with its parameters. */
async function authorization(browser: Browser, provider: string): Promise<URL> {
  const answer = await browser.get(`/api/${provider}/login`);
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get("location") ?? "");
}

describe.each(providers)("the way to %s", (provider) => {
  it("asks for a code with a state of its own, and for nothing secret", async () => {
    const [first, second] = [
      await authorization(new Browser(), provider),
      await authorization(new Browser(), provider),
    ];
    expect(first.searchParams.get("response_type")).toBe("code");
    expect(first.searchParams.get("redirect_uri")).toBe(`${localOrigin}/api/${provider}/callback`);
    expect(first.searchParams.get("state")).toMatch(/^[\w-]{43}$/);
    expect(first.searchParams.get("state")).not.toBe(second.searchParams.get("state"));
    expect(first.href).not.toContain("secret");
  });

  it("cannot be finished in another browser", async () => {
    const [victim, attacker] = [new Browser(), new Browser()];
    const links = await attacker.consent(`/api/${provider}/login`);
    await victim.consent(`/api/${provider}/login`);
    const back = await victim.comeBack(links.get(persona[provider]));
    expect(back.headers.get("location")).toBe(`/${provider}?problem=expired`);
    expect((await victim.get(`/api/${provider}/status`)).status).toBe(401);
  });

  it("cannot be finished twice, and a code is not taken twice", async () => {
    const browser = new Browser();
    const href = (await browser.consent(`/api/${provider}/login`)).get(persona[provider]);
    expect((await browser.comeBack(href)).headers.get("location")).toBe("/access");
    const session = browser.cookies.get("__Host-session");
    expect((await browser.comeBack(href)).headers.get("location")).toBe(`/${provider}?problem=expired`);
    expect(browser.cookies.get("__Host-session")).toBe(session);
    // The same code with a valid state: the provider refuses it.
    expectConsoleError(/^Signing in with .*: The (provider|token endpoint) /);
    const code = new URL(href ?? "").searchParams.get("code") ?? "";
    const state = (await authorization(browser, provider)).searchParams.get("state");
    const replayed = await browser.get(`/api/${provider}/callback?code=${code}&state=${state}`);
    expect(replayed.headers.get("location")).toBe(`/${provider}?problem=expired`);
  });

  it("is closed after ten minutes", async () => {
    const browser = new Browser();
    const href = (await browser.consent(`/api/${provider}/login`)).get(persona[provider]);
    vi.useFakeTimers({ now: Date.now() + 10 * minutes + 1, toFake: ["Date"] });
    expect((await browser.comeBack(href)).headers.get("location")).toBe(`/${provider}?problem=expired`);
  });

  it.each([
    ["without a state", "?code=abc"],
    ["with a state that nobody gave", `?code=abc&state=${"x".repeat(43)}`],
    ["with a state of 10,000 characters", `?code=abc&state=${"x".repeat(10_000)}`],
    ["with nothing at all", ""],
    ["with an error that nobody asked for", "?error=access_denied"],
  ])("a callback %s leads to a clear word", async (_, query) => {
    const browser = new Browser();
    await authorization(browser, provider);
    const back = await browser.get(`/api/${provider}/callback${query}`);
    expect([back.status, back.headers.get("location")]).toEqual([303, `/${provider}?problem=expired`]);
  });

  it("ends with a word when the visitor says no there", async () => {
    const browser = new Browser();
    const back = await browser.signIn(provider, "cancel");
    expect(back.headers.get("location")).toBe(`/${provider}?problem=cancelled`);
    expect(browser.cookies.has("__Host-session")).toBe(false);
  });

  it("still knows where one was after a no there", async () => {
    const back = await new Browser().signIn(provider, "cancel", "?return_to=/maps/ensk%3Fside%3D2");
    expect(back.headers.get("location")).toBe(`/${provider}?problem=cancelled&return_to=%2Fmaps%2Fensk%3Fside%3D2`);
  });

  it("leads back to where one was, and never to another site", async () => {
    const back = await new Browser().signIn(provider, persona[provider], "?return_to=/529/tiger-i%3Fgun%3D1");
    expect(back.headers.get("location")).toBe("/529/tiger-i?gun=1");
    const away = await new Browser().signIn(provider, persona[provider], "?return_to=//evil.example");
    expect(away.headers.get("location")).toBe("/access");
  });

  it("works in two tabs at once", async () => {
    const browser = new Browser();
    const first = await browser.consent(`/api/${provider}/login`);
    const second = await browser.consent(`/api/${provider}/login`);
    expect((await browser.comeBack(second.get(persona[provider]))).headers.get("location")).toBe("/access");
    expect((await browser.comeBack(first.get(persona[provider]))).headers.get("location")).toBe("/access");
    expect((await browser.get(`/api/${provider}/status`)).status).toBe(200);
    const { results } = await env.DB.prepare("SELECT * FROM people").all();
    expect(results).toHaveLength(1);
  });

  it("is closed where the site has no credentials or no key, and says so", async () => {
    for (const missing of [{ [`${provider.toUpperCase()}_CLIENT_ID`]: "" }, { TOKEN_KEYS: "" }]) {
      const browser = new Browser(missing);
      const login = await browser.get(`/api/${provider}/login`);
      expect(login.headers.get("location")).toBe(`/${provider}?problem=not_available`);
      const available = await (await browser.get("/api/account/providers")).json();
      expect(available).toMatchObject({ [provider]: false });
    }
  });

  it("is closed with a simulator on a site that is not on this machine", async () => {
    const browser = new Browser({ SITE_ORIGIN: "https://index.example" });
    expect((await browser.get(`/api/${provider}/login`)).headers.get("location")).toContain("not_available");
  });

  it("keeps no secret readable in the database", async () => {
    const browser = new Browser();
    const url = await authorization(browser, provider);
    const { results: begun } = await env.DB.prepare("SELECT * FROM sign_ins").all();
    expect(JSON.stringify(begun)).not.toContain(url.searchParams.get("state"));
    expect(JSON.stringify(begun)).not.toContain(browser.cookies.get("__Host-sign-in"));
    await browser.signIn(provider, persona[provider]);
    const { results } = await env.DB.prepare("SELECT * FROM identities").all();
    expect(results).toHaveLength(1);
    const { access_token, refresh_token } = results[0] as Record<string, string>;
    expect(access_token).toMatch(/^[\w-]{16}\.[\w-]{40,}$/);
    expect(refresh_token).toMatch(/^[\w-]{16}\.[\w-]{40,}$/);
  });
});
