import { describe, expect, it } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { Browser, signedIn } from "../support/browser.ts";

const path = "/api/account/clear-browser";

async function withCookies(): Promise<Browser> {
  const browser = await signedIn();
  browser.cookies.set("wg-active-acc", "1");
  browser.cookies.set("left-by-an-older-version", "1");
  return browser;
}

describe("clearing what the site keeps in the browser", () => {
  it("takes every cookie, tells the browser to drop what is stored, and ends the session", async () => {
    const browser = await withCookies();
    const session = browser.cookies.get("__Host-session") ?? "";
    const answer = await browser.post(path);
    expect([answer.status, answer.headers.get("clear-site-data")]).toEqual([204, '"cache", "storage"']);
    expect([...browser.cookies]).toEqual([]);
    browser.cookies.set("__Host-session", session);
    expect((await browser.get("/api/account")).status).toBe(401);
  });

  it("leads a form back to the answer that says it is done", async () => {
    const answer = await new Browser().post(path, { "sec-fetch-mode": "navigate" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/faq?cleared=1#clearing"]);
    expect(answer.headers.get("clear-site-data")).toBe('"cache", "storage"');
  });

  it("takes the cookies even while the database does not answer", async () => {
    expectConsoleError(/A session stays/);
    const browser = await withCookies();
    browser.settings.DB = {
      prepare: () => {
        throw new Error("The database is down.");
      },
    };
    expect((await browser.post(path)).status).toBe(204);
    expect([...browser.cookies]).toEqual([]);
  });

  it("is refused to another site", async () => {
    const browser = await withCookies();
    expect((await browser.post(path, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect(browser.cookies.has("__Host-session")).toBe(true);
  });
});
