import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { Browser, countOf, signedIn } from "../support/browser.ts";

const ways = [
  ["twitch", "tier-2", "", "/twitch"],
  ["google", "member", "", "/google"],
  ["wgauth", "commander-1", "?region=eu", "/wg"],
] as const;
const lost = () => new Error("D1_ERROR: Network connection lost.");

/** The real database, except that matching statements and batches fail. */
const failingAt = (pattern: RegExp) => ({
  batch: () => Promise.reject(lost()),
  prepare(query: string) {
    if (pattern.test(query)) throw lost();
    return env.DB.prepare(query);
  },
});

/** The toasts of the next page. */
async function toastsOf(browser: Browser) {
  const html = await (await browser.get("/")).text();
  return JSON.parse(/data-flash="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "[]");
}
async function expectFailureToast(browser: Browser, answer: Response, page: string) {
  expect([answer.status, answer.headers.get("location")]).toEqual([303, page]);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(browser.cookies.has("__Host-session")).toBe(false);
  expect(await toastsOf(browser)).toEqual([
    {
      id: expect.any(Number),
      title: "That sign-in did not work.",
      description: "Something went wrong here, not at the platform. Please try again in a moment.",
      color: "danger",
      timeout: 0,
    },
  ]);
}

describe.each(ways)("while the database is away, %s", (provider, persona, query, page) => {
  it.each([
    ["altogether", /./],
    ["when the account shall be linked", /identities|game_accounts/],
    ["when the session shall begin", /insert into "sessions"/],
  ])("leads from the callback to its page, and says that we are at fault: %s", async (_, pattern) => {
    expectConsoleError(/D1_ERROR/);
    const browser = new Browser();
    const href = (await browser.consent(`/api/${provider}/login${query}`)).get(persona);
    const { batch, prepare } = failingAt(pattern);
    browser.settings.DB = pattern.source.includes("sessions")
      ? { prepare, batch: env.DB.batch.bind(env.DB) }
      : { prepare, batch };
    await expectFailureToast(browser, await browser.comeBack(href), page);
  });

  it("leads from the way there to its page, too", async () => {
    expectConsoleError(/D1_ERROR/);
    const browser = new Browser({ DB: failingAt(/./) });
    await expectFailureToast(browser, await browser.get(`/api/${provider}/login${query}`), page);
  });
});

describe.each(ways)("two callbacks at once, with the same new account at %s,", (provider, persona, query) => {
  it("are of one person, and sign both browsers in", async () => {
    const [one, other] = [new Browser(), new Browser()];
    const login = `/api/${provider}/login${query}`;
    const [first, second] = [(await one.consent(login)).get(persona), (await other.consent(login)).get(persona)];
    let faster: Response | undefined;
    one.settings.DB = {
      prepare: (sql: string) => env.DB.prepare(sql),
      // New rows are written in one batch; just before it, the other browser has linked them.
      async batch(statements: D1PreparedStatement[]) {
        faster ??= await other.comeBack(second);
        return env.DB.batch(statements);
      },
    };
    const answers = [await one.comeBack(first), faster];
    expect(answers.map((answer) => answer?.headers.get("location"))).toEqual(["/access", "/access"]);
    for (const browser of [one, other]) expect((await browser.get("/api/account")).status).toBe(200);
    expect([await countOf("people"), await countOf("sessions")]).toEqual([1, 2]);
  });
});

describe("two callbacks at once, of one who is signed in,", () => {
  /** Signed in with Patreon, and back from Twitch in two tabs at once. */
  async function inTwoTabs(first: string, second: string) {
    const browser = await signedIn(["patreon", "active-patron"]);
    const hrefs = [];
    for (const persona of [first, second]) hrefs.push((await browser.consent("/api/twitch/login")).get(persona));
    const answers = await Promise.all(hrefs.map((href) => browser.comeBack(href)));
    return { browser, locations: answers.map(({ headers }) => headers.get("location")).sort() };
  }

  it("link an account once, and both tabs lead on", async () => {
    const { browser, locations } = await inTwoTabs("tier-2", "tier-2");
    expect(locations).toEqual(["/access", "/access"]);
    expect((await browser.get("/api/twitch/status")).status).toBe(200);
    expect([await countOf("people"), await countOf("identities")]).toEqual([1, 2]);
  });

  it("link one of two accounts of a provider, and refuse the other one", async () => {
    const { browser, locations } = await inTwoTabs("tier-2", "follower");
    expect(locations).toEqual(["/access", "/twitch?problem=occupied"]);
    expect((await browser.get("/api/twitch/status")).status).toBe(200);
    expect([await countOf("people"), await countOf("identities")]).toEqual([1, 2]);
  });
});

it("a sign-in whose key was replaced while it lasted begins again", async () => {
  const browser = new Browser();
  const href = (await browser.consent("/api/twitch/login")).get("tier-2");
  browser.settings.TOKEN_KEYS = "A".repeat(43).concat("=");
  expect((await browser.comeBack(href)).headers.get("location")).toBe("/twitch?problem=expired");
  expect(await countOf("sign_ins")).toBe(0);
});

it("a fault while nothing can be told leads to the page all the same", async () => {
  expectConsoleError(/D1_ERROR|flash/);
  const put = vi.fn(() => Promise.reject(new Error("KV is away")));
  const browser = new Browser({ DB: failingAt(/./), CACHE: { get: async () => null, put } });
  const answer = await browser.get("/api/twitch/login");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/twitch"]);
});
