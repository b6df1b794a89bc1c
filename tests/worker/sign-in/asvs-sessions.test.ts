import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runIdentityChecks } from "#workers/accounts/links/identity-checks.ts";
import { Browser, isIn, revokeAtProvider, signedIn } from "../support/browser.ts";

describe("the cookies", () => {
  it("are Secure, for this host alone, out of reach of scripts and of other sites' requests", async () => {
    const browser = new Browser();
    const lines: string[] = [];
    const note = (answer: Response) => lines.push(...answer.headers.getSetCookie());
    note(await browser.get("/api/twitch/login"));
    note(await browser.signIn("twitch", "tier-2"));
    note(await browser.signIn("wgauth", "commander-1", "?region=eu"));
    note(await browser.post("/api/stats/accounts/500000001/key", { "sec-fetch-mode": "navigate" }));
    note(await browser.get("/"));
    note(await browser.post("/api/account/logout"));
    const own = lines.filter((line) => !line.startsWith("wg-active-acc="));
    expect(new Set(own.map((line) => line.split("=")[0]))).toEqual(
      new Set(["__Host-sign-in", "__Host-session", "__Host-flash", "__Host-stats-key"]),
    );
    for (const line of own) {
      for (const attribute of ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"])
        expect(line).toContain(`; ${attribute}`);
      expect(line).not.toMatch(/; domain=/i);
      expect(line.length).toBeLessThan(500);
    }
  });

  it("hold no secret where the specification names them otherwise: the active account is a number", async () => {
    const browser = await signedIn();
    await browser.signIn("wgauth", "commander-1", "?region=eu");
    const answer = await browser.post("/api/wgauth/active?account_id=500000001");
    const [line] = answer.headers.getSetCookie();
    expect(line).toMatch(/^wg-active-acc=500000001; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/i);
  });
});

describe("sessions of one account", () => {
  it("may be as many as one likes, each with a token of its own", async () => {
    const browsers = [];
    for (let n = 0; n < 12; n++) browsers.push(await signedIn());
    expect(new Set(browsers.map(({ cookies }) => cookies.get("__Host-session"))).size).toBe(12);
    for (const browser of browsers) expect(await isIn(browser)).toBe(true);
    const { sessions } = await (await (browsers[0] as Browser).get("/api/account")).json<{ sessions: unknown[] }>();
    expect(sessions).toHaveLength(12);
  });

  it("end at once by an operator's word, one person's or everybody's", async () => {
    const [one, same, other] = [await signedIn(), await signedIn(), await signedIn(["twitch", "follower"])];
    const { userId } = await (await one.get("/api/account/export")).json<{ userId: string }>();
    // The statements that docs/accounts.md gives to the operator.
    await env.DB.prepare(`DELETE FROM sessions WHERE person_id = '${userId}'`).run();
    expect([await isIn(one), await isIn(same), await isIn(other)]).toEqual([false, false, true]);
    await env.DB.prepare("DELETE FROM sessions").run();
    expect(await isIn(other)).toBe(false);
  });

  it("end with the last link, when the permission for it is taken back at the provider", async () => {
    const [one, same] = [await signedIn(), await signedIn()];
    await revokeAtProvider("twitch", "tier-2");
    const message = { id: "1", body: { provider: "twitch", subject: "8002" }, timestamp: new Date(), attempts: 1 };
    const messages = [{ ...message, ack() {}, retry() {} }];
    const metrics = { backlogCount: 0, backlogBytes: 0 };
    const batch = { queue: "the-index-checks", messages, metadata: { metrics }, ackAll() {}, retryAll() {} };
    await runIdentityChecks(batch, env);
    expect([await isIn(one), await isIn(same)]).toEqual([false, false]);
    for (const table of ["people", "sessions"]) {
      expect((await env.DB.prepare(`SELECT * FROM ${table}`).all()).results, table).toEqual([]);
    }
  });

  it("are shown by no answer that a cache may keep", async () => {
    const browser = await signedIn();
    for (const path of ["/api/account", "/api/account/export", "/api/twitch/status", "/api/wgauth/accounts"]) {
      expect((await browser.get(path)).headers.get("cache-control"), path).toContain("no-store");
    }
    expect((await browser.post("/api/account/logout")).headers.get("cache-control")).toContain("no-store");
  });
});
