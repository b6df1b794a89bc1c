import { describe, expect, it } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { Browser } from "./support/browser.ts";

/** A database that is down. */
const down = {
  prepare() {
    throw new Error("D1_ERROR: Network connection lost.");
  },
  batch: () => Promise.reject(new Error("D1_ERROR: Network connection lost.")),
};

/** A browser that was signed in before the database went down. */
async function afterwards(): Promise<Browser> {
  const before = new Browser();
  await before.signIn("twitch", "tier-2");
  const browser = new Browser({ DB: down });
  for (const [name, value] of before.cookies) browser.cookies.set(name, value);
  return browser;
}

describe("without the database", () => {
  it.each(["/api/twitch/status", "/api/wgauth/accounts", "/api/account", "/api/account/export"])(
    "%s says that it cannot answer now, and when to ask again",
    async (path) => {
      expectConsoleError(/D1_ERROR/);
      const answer = await (await afterwards()).get(path);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
      expect(await answer.json()).toMatchObject({ error: { code: "unavailable" } });
    },
  );

  it.each(["/api/twitch/logout", "/api/account/logout", "/api/account/delete"])(
    "%s does nothing, says so, and leaves the visitor signed in",
    async (path) => {
      expectConsoleError(/D1_ERROR/);
      const browser = await afterwards();
      const answer = await browser.post(path);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
      expect(browser.cookies.has("__Host-session")).toBe(true);
    },
  );

  it("pages are there all the same", async () => {
    const browser = await afterwards();
    for (const path of ["/", "/529/tiger-i"]) expect((await browser.get(path)).status, path).toBe(200);
    expect((await new Browser({ DB: down }).get("/api/files/manifest.json")).status).not.toBe(503);
  });

  it("the secrets of a fault stay out of its answer", async () => {
    expectConsoleError(/D1_ERROR/);
    expect(await (await (await afterwards()).get("/api/account")).text()).not.toContain("D1");
  });
});
