import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { Browser, locationOf, signedIn, withFault } from "../support/browser.ts";
import { accountsOf, callbackOf, eu } from "../support/publisher.ts";

/** Collects the tokens that are revoked at the publisher from now on. */
function forgottenTokens(): (string | null)[] {
  const tokens: (string | null)[] = [];
  const ask = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const form = new URLSearchParams(String(init?.body));
    if (pathname === "/wargaming/eu/wot/auth/logout/") tokens.push(form.get("access_token"));
    return ask(input, init);
  });
  return tokens;
}
const tokenIn = (href: string | undefined) => new URL(href ?? "").searchParams.get("access_token");

/** The real database, except that one statement fails. */
const failingAt = (pattern: RegExp) => ({
  batch: env.DB.batch.bind(env.DB),
  prepare(query: string) {
    if (pattern.test(query)) throw new Error("D1_ERROR: Network connection lost.");
    return env.DB.prepare(query);
  },
});

/** Three accounts are linked, and the publisher has let the visitor sign in with a fourth. */
async function withFourth() {
  const browser = new Browser();
  for (const n of [1, 2]) await browser.signIn("wgauth", `commander-${n}`, eu);
  const [third, fourth] = [
    await browser.consent(`/api/wgauth/login${eu}`),
    await browser.consent(`/api/wgauth/login${eu}`),
  ];
  await browser.comeBack(third.get("commander-3"));
  return { browser, href: fourth.get("commander-4") };
}

describe("the way back from the publisher", () => {
  it.each<Record<string, string>>([{ code: "401" }, { message: "AUTH_CANCEL" }])(
    "takes %o for the visitor's no",
    async (said) => {
      const browser = new Browser();
      const href = await callbackOf(browser, { status: "error", ...said });
      expect(locationOf(await browser.comeBack(href))).toBe("/wg?problem=cancelled");
    },
  );

  it("that nobody can have begun is refused without the database", async () => {
    const state = "A".repeat(43);
    for (const [path, cookie] of [
      ["x", state],
      [state, "x"],
      [state, undefined],
    ] as const) {
      const browser = new Browser({ DB: failingAt(/./) });
      if (cookie) browser.cookies.set("__Host-sign-in", cookie);
      const answer = await browser.get(`/api/wgauth/callback/${path}?status=ok&access_token=x`);
      expect([answer.status, locationOf(answer)], `${path} ${cookie}`).toEqual([303, "/wg?problem=expired"]);
    }
  });
});

/** Signed in too long ago to link anything: the permission that the game account gives is given back. */
async function givenBackLate(): Promise<Browser> {
  const browser = await signedIn();
  const href = (await browser.consent(`/api/wgauth/login${eu}`)).get("commander-1");
  await env.DB.prepare("UPDATE sessions SET authenticated_at = 0").run();
  const forgotten = forgottenTokens();
  expect(locationOf(await browser.comeBack(href))).toBe("/wg?problem=sign_in_again");
  expect(forgotten).toEqual([tokenIn(href)]);
  return browser;
}

describe("a permission that was given", () => {
  it("is given back where there is no place for the account", async () => {
    const { browser, href } = await withFourth();
    const forgotten = forgottenTokens();
    expect(locationOf(await browser.comeBack(href))).toBe("/wg?problem=too_many_accounts");
    expect(forgotten).toEqual([tokenIn(href)]);
  });

  it("is given back where the visitor has to sign in again before anything is linked", async () => {
    const browser = await givenBackLate();
    expect(await accountsOf(browser)).toEqual([]);
  });

  it("and given back takes nothing from another person whose account it is", async () => {
    const owner = new Browser();
    await owner.signIn("wgauth", "commander-1", eu);
    const permission = "SELECT access_token AS token, token_expires_at AS until FROM game_accounts";
    const before = await env.DB.prepare(permission).first();
    await givenBackLate();
    expect(await env.DB.prepare(permission).first()).toEqual(before);
  });

  it("leaves the visitor with the same word when it cannot be given back", async () => {
    const { browser, href } = await withFourth();
    await withFault({ endpoint: "wargaming/logout", fault: "500" }, async () => {
      expect(locationOf(await browser.comeBack(href))).toBe("/wg?problem=too_many_accounts");
    });
  });

  it("is kept with the account that is linked", async () => {
    const forgotten = forgottenTokens();
    const browser = new Browser();
    for (const n of [1, 2, 1]) expect(locationOf(await browser.signIn("wgauth", `commander-${n}`, eu))).toBe("/access");
    expect(forgotten).toEqual([]);
  });
});
