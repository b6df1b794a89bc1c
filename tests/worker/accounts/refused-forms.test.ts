import { describe, expect, it } from "vitest";
import type { SIGN_IN_PROBLEMS } from "#app/game/accounts/answers.ts";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { createApiApp } from "#workers/api.ts";
import { Browser, localOrigin, signedIn } from "../support/browser.ts";

const form = { "sec-fetch-mode": "navigate", accept: "text/html,*/*;q=0.8" };
const typed = { ...form, "content-type": "application/x-www-form-urlencoded" };
const eu = "?region=eu";

/** Every call that a form can be sent to, except the one for error reports. */
const calls = [
  ...new Set(
    createApiApp()
      .routes.filter(({ method }) => method === "POST")
      .map(({ path }) => path),
  ),
]
  .filter((path) => path !== "/api/log")
  .map((path) => path.replace(/:id\{[^/]+\}/, "500000001").replace(/:\w+/, "00000000-0000-4000-8000-000000000000"));

const statusAndLocation = (answer: Response) => [answer.status, answer.headers.get("location")];
const problem = (reason: (typeof SIGN_IN_PROBLEMS)[number]) => [303, `/access?problem=${reason}`];

const player = () => signedIn(["wgauth", "commander-1", eu]);

it("the calls are all those of the site's forms", () => {
  expect(calls).toEqual(
    expect.arrayContaining(["/api/twitch/logout", "/api/wgauth/active", "/api/account/clear-browser"]),
  );
  expect(calls.length).toBeGreaterThanOrEqual(14);
});

describe.each(calls)("a form without script to %s", (call) => {
  it("that another site sends ends on a page that says so, and leaves everything as it is", async () => {
    const browser = await player();
    const before = new Map(browser.cookies);
    const foreign = { ...form, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const answer = await browser.post(call, foreign);
    expect(statusAndLocation(answer)).toEqual(problem("other_origin"));
    expect([answer.headers.getSetCookie(), answer.headers.get("cache-control")]).toEqual([[], "no-store"]);
    expect(browser.cookies).toEqual(before);
    expect((await browser.get("/api/account")).status).toBe(200);
  });

  it("that is too long ends on a page that says so", async () => {
    // Longer than a delivery of battles may be, which is no form but might be sent by one.
    const answer = await (await player()).post(call, typed, "a=b&".repeat(33_000));
    expect(statusAndLocation(answer)).toEqual(problem("too_large"));
  });

  it("never ends on an answer for scripts, be nobody signed in or the database away", async () => {
    expectConsoleError(/D1_ERROR/);
    const down = {
      prepare() {
        throw new Error("D1_ERROR: Network connection lost.");
      },
    };
    const before = await player();
    const browser = new Browser({ DB: down });
    for (const [name, value] of before.cookies) browser.cookies.set(name, value);
    for (const answer of [await new Browser().post(call, form), await browser.post(call, form)]) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get("content-type")).toBeNull();
    }
  });

  it("is answered to a script as before", async () => {
    const answer = await new Browser().post(call, { origin: "https://evil.example" });
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: "other_origin" } }]);
  });
});

describe("a form without script that is refused", () => {
  it.each([
    ["the end of a session that is over", "/api/account/sessions/00000000/end", "not_found"],
    ["a question that is answered", "/api/account/merge/00000000?decision=accept", "not_found"],
    ["somebody else's game account", "/api/wgauth/active?account_id=500000002", "not_found"],
    ["a key of somebody else's game account", "/api/stats/accounts/500000002/key", "not_found"],
    ["no game account", "/api/wgauth/active", "invalid"],
    ["a visibility that is none", "/api/wgauth/visibility?account_id=500000001&visibility=x", "invalid"],
    ["a call that is none", "/api/account/nothing", "not_found"],
  ] as const)("for %s says so", async (_, call, reason) => {
    expect(statusAndLocation(await (await player()).post(call, form))).toEqual(problem(reason));
  });

  it("since nobody is signed in any more says so", async () => {
    const call = "/api/wgauth/active?account_id=500000001";
    expect(statusAndLocation(await new Browser().post(call, form))).toEqual(problem("signed_out"));
  });

  it.each([
    ["%2Faccounts%2F500000001%2FCommander_1", "&return_to=%2Faccounts%2F500000001%2FCommander_1"],
    ["%2F%2Fevil.example", ""],
  ])("on another page lets the next sign-in lead back there: %s", async (page, kept) => {
    const [status, location] = problem("signed_out");
    const answer = await new Browser().post(`/api/wgauth/active?account_id=500000001&return_to=${page}`, form);
    expect(statusAndLocation(answer)).toEqual([status, `${location}${kept}`]);
  });

  it("since two people cannot be one says so", async () => {
    const other = new Browser();
    await other.signIn("wgauth", "commander-3", eu);
    await other.signIn("patreon", "active-patron");
    const browser = await player();
    await browser.signIn("patreon", "former-patron");
    const location = (await browser.signIn("wgauth", "commander-3", eu)).headers.get("location") ?? "";
    const mergeRequestId = new URL(location, localOrigin).searchParams.get("merge");
    const answer = await browser.post(`/api/account/merge/${mergeRequestId}?decision=accept`, form);
    expect(statusAndLocation(answer)).toEqual(problem("conflict"));
  });

  it("by a fault of ours says so, and keeps the visitor signed in", async () => {
    expectConsoleError(/D1_ERROR/);
    const before = await player();
    const fail = () => {
      throw new Error("D1_ERROR");
    };
    const browser = new Browser({ DB: { prepare: fail, batch: fail } });
    for (const [name, value] of before.cookies) browser.cookies.set(name, value);
    expect(statusAndLocation(await browser.post("/api/account/delete", form))).toEqual(problem("unavailable"));
    expect(browser.cookies.has("__Host-session")).toBe(true);
  });

  it("is led to the page in a browser, too, that says nothing of how it asks", async () => {
    const [own, accept] = [{ origin: localOrigin }, "text/html,application/xhtml+xml;q=0.9"];
    const ask = (headers: Record<string, string>) =>
      new Browser().raw("/api/account/delete", { method: "POST", headers: { ...own, ...headers } });
    expect(statusAndLocation(await ask({ accept }))).toEqual(problem("signed_out"));
    expect((await ask({ accept: "*/*" })).status).toBe(401);
  });
});
