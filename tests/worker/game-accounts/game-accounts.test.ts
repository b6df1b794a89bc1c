import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { Browser, signedIn, withFault } from "../support/browser.ts";

const eu = "?region=eu";
const first = { accountId: 500_000_001, nickname: "Commander_1", region: "eu" };
const second = { accountId: 500_000_002, nickname: "Commander_2", region: "eu" };
const form = { "sec-fetch-mode": "navigate" };
const day = 86_400_000;

async function withTwo(): Promise<Browser> {
  const browser = new Browser();
  for (const n of [1, 2]) await browser.signIn("wgauth", `commander-${n}`, eu);
  return browser;
}

/** Asks the publisher directly about the token in a callback address. @returns the status of its answer */
async function callPublisher(call: string, href: string | undefined): Promise<string> {
  const token = new URL(href ?? "").searchParams.get("access_token") ?? "";
  const body = new URLSearchParams({ application_id: "simulated-wargaming", access_token: token });
  const answer = await fetch(`http://127.0.0.1:8788/wargaming/eu/wot/${call}/`, { method: "POST", body });
  return ((await answer.json()) as { status: string }).status;
}

describe("the end of a link to a game account", () => {
  it("answers with those that remain, and with a new session", async () => {
    const browser = await withTwo();
    const session = browser.cookies.get("__Host-session");
    const answer = await browser.post("/api/wgauth/logout?account_id=500000001");
    expect([answer.status, await answer.json()]).toEqual([200, [second]]);
    expect(browser.cookies.get("__Host-session")).not.toBe(session);
    expect(await (await browser.get("/api/wgauth/accounts")).json()).toEqual([second]);
  });

  it("leaves nothing of a person with no other link", async () => {
    const browser = await signedIn(["wgauth", "commander-1", eu]);
    expect(await (await browser.post("/api/wgauth/logout?account_id=500000001")).json()).toEqual([]);
    expect((await browser.get("/api/wgauth/accounts")).status).toBe(401);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM people").first("n")).toBe(0);
  });

  it("leads a form without script back", async () => {
    const browser = await withTwo();
    const answer = await browser.post("/api/wgauth/logout?account_id=500000001&return_to=/access", form);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/access"]);
  });

  it("ends the permission at the publisher", async () => {
    const browser = new Browser();
    const links = await browser.consent(`/api/wgauth/login${eu}`);
    await browser.comeBack(links.get("commander-1"));
    const prolongate = () => callPublisher("auth/prolongate", links.get("commander-1"));
    expect(await prolongate()).toBe("ok");
    await browser.post("/api/wgauth/logout?account_id=500000001");
    expect(await prolongate()).toBe("error");
  });

  it.each(["", "x", "0", "-1", "1.5", "9".repeat(17), "5e8"])("needs an account id, not '%s'", async (id) => {
    const browser = await withTwo();
    for (const call of ["logout", "active", "visibility"]) {
      const answer = await browser.post(`/api/wgauth/${call}?account_id=${id}&visibility=private`);
      expect([call, answer.status]).toEqual([call, 400]);
    }
  });

  it.each(["logout", "active", "visibility"])("%s is of one's own accounts only", async (call) => {
    const browser = await withTwo();
    const other = await signedIn(["wgauth", "commander-3", eu]);
    for (const id of [500_000_001, 999_999_999]) {
      const answer = await other.post(`/api/wgauth/${call}?account_id=${id}&visibility=private`);
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { error: { code: "not_found", message: "Account not found" } },
      ]);
    }
    const nobody = await new Browser().post(`/api/wgauth/${call}?account_id=500000001&visibility=private`);
    expect(nobody.status).toBe(401);
    expect(await (await browser.get("/api/wgauth/accounts")).json()).toEqual([first, second]);
  });

  it.each(["logout", "active", "visibility"])("%s does nothing for a page of another site", async (call) => {
    const browser = await withTwo();
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const path = `/api/wgauth/${call}?account_id=500000001&visibility=private`;
    expect((await browser.post(path, foreign)).status).toBe(403);
    expect(await (await browser.get("/api/wgauth/accounts")).json()).toEqual([first, second]);
  });
});

describe("the active account", () => {
  it("is kept in a cookie that scripts can read: secure, same-site lax, path /, 30 days", async () => {
    const browser = await withTwo();
    const answer = await browser.post("/api/wgauth/active?account_id=500000002&return_to=/access", form);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/access"]);
    const line = answer.headers.getSetCookie().find((header) => header.startsWith("wg-active-acc="));
    expect(line?.split("; ").sort()).toEqual(
      ["wg-active-acc=500000002", "Max-Age=2592000", "Path=/", "SameSite=Lax", "Secure"].sort(),
    );
  });

  it("can be sent in the body of a form", async () => {
    const browser = await withTwo();
    const type = { "content-type": "application/x-www-form-urlencoded" };
    expect((await browser.post("/api/wgauth/active", type, "account_id=500000002")).status).toBe(204);
    expect(browser.cookies.get("wg-active-acc")).toBe("500000002");
  });

  it("is forgotten with its link, and when the visitor signs out", async () => {
    const browser = await withTwo();
    await browser.post("/api/wgauth/active?account_id=500000002");
    await browser.post("/api/wgauth/logout?account_id=500000001");
    expect(browser.cookies.get("wg-active-acc")).toBe("500000002");
    await browser.post("/api/wgauth/logout?account_id=500000002");
    expect(browser.cookies.has("wg-active-acc")).toBe(false);
    await browser.signIn("wgauth", "commander-1", eu);
    await browser.post("/api/wgauth/active?account_id=500000001");
    await browser.post("/api/account/logout");
    expect(browser.cookies.has("wg-active-acc")).toBe(false);
  });
});

describe("who may see a page", () => {
  it("is one of three", async () => {
    const browser = await withTwo();
    for (const visibility of ["private", "unlisted", "public"]) {
      const answer = await browser.post(`/api/wgauth/visibility?account_id=500000001&visibility=${visibility}`);
      expect(answer.status).toBe(204);
      const account = await (await browser.get("/api/account")).json();
      expect(account).toMatchObject({ gameAccounts: [{ visibility }, { visibility: "public" }] });
    }
    for (const visibility of ["", "PRIVATE", "friends"]) {
      const answer = await browser.post(`/api/wgauth/visibility?account_id=500000001&visibility=${visibility}`);
      expect(answer.status).toBe(400);
    }
  });
});

describe("the publisher's permission", () => {
  const expiresAt = () =>
    env.DB.prepare("SELECT token_expires_at FROM game_accounts").first<number>("token_expires_at");
  const setExpiry = (ms: number) =>
    env.DB.prepare("UPDATE game_accounts SET token_expires_at = ?, nickname = 'Old_Name'")
      .bind(Date.now() + ms)
      .run();

  it("is renewed when half of it is over, with the name that the account has now", async () => {
    const browser = await signedIn(["wgauth", "commander-1", eu]);
    await setExpiry(8 * day);
    await browser.get("/api/wgauth/accounts");
    expect(await expiresAt()).toBeLessThan(Date.now() + 9 * day);
    await setExpiry(6 * day);
    await browser.get("/api/wgauth/accounts");
    expect(await expiresAt()).toBeGreaterThan(Date.now() + 13 * day);
    expect(await (await browser.get("/api/wgauth/accounts")).json()).toEqual([first]);
  });

  it("stays as it is while the publisher does not answer, and ends when it says so", async () => {
    const browser = new Browser();
    const links = await browser.consent(`/api/wgauth/login${eu}`);
    await browser.comeBack(links.get("commander-1"));
    await setExpiry(6 * day);
    const before = await expiresAt();
    for (const endpoint of ["wargaming/prolongate", "wargaming/info"]) {
      await withFault({ endpoint, fault: "500" }, () => browser.get("/api/wgauth/accounts"));
      expect(await expiresAt()).toBe(before);
    }
    await callPublisher("auth/logout", links.get("commander-1"));
    await browser.get("/api/wgauth/accounts");
    expect(await expiresAt()).toBeLessThanOrEqual(Date.now());
    expect(await (await browser.get("/api/wgauth/accounts")).json()).toEqual([{ ...first, nickname: "Old_Name" }]);
  });
});
