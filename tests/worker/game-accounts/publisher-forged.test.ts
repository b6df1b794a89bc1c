import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { attemptMs } from "#workers/accounts/sign-in/attempts.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { Browser, countOf, locationOf } from "../support/browser.ts";
import { account, accountsOf, callbackOf, eu, tokenOf } from "../support/publisher.ts";

describe("a callback that somebody has forged", () => {
  it("with another's account_id links the token's own account", async () => {
    const browser = new Browser();
    const own = await tokenOf("commander-1");
    const forged = { status: "ok", access_token: own, account_id: "500000002", nickname: "Commander_2" };
    await browser.comeBack(await callbackOf(browser, forged));
    expect(await accountsOf(browser)).toEqual([account(1)]);
  });

  it("with another's account_id and no token of theirs links nothing", async () => {
    const browser = new Browser();
    const forged = { status: "ok", access_token: "0".repeat(40), account_id: "500000002", nickname: "Commander_2" };
    expectConsoleError(/auth\/prolongate\/ said INVALID_ACCESS_TOKEN$/);
    const answer = await browser.comeBack(await callbackOf(browser, forged));
    expect(locationOf(answer)).toBe("/wg?problem=expired");
    expect([await countOf("people"), await countOf("game_accounts")]).toEqual([0, 0]);
    expect((await browser.get("/api/wgauth/accounts")).status).toBe(401);
  });

  it("is refused without the cookie of the browser that began", async () => {
    const [victim, attacker] = [new Browser(), new Browser()];
    const links = await attacker.consent(`/api/wgauth/login${eu}`);
    expect(locationOf(await victim.comeBack(links.get("commander-1")))).toBe("/wg?problem=expired");
    await victim.consent(`/api/wgauth/login${eu}`);
    expect(locationOf(await victim.comeBack(links.get("commander-1")))).toBe("/wg?problem=expired");
    expect(await countOf("game_accounts")).toBe(0);
  });

  it("is refused with a state that was used, is unknown, or is another provider's", async () => {
    const browser = new Browser();
    const links = await browser.consent(`/api/wgauth/login${eu}`);
    expect(locationOf(await browser.comeBack(links.get("commander-1")))).toBe("/access");
    expect(locationOf(await browser.comeBack(links.get("commander-2")))).toBe("/wg?problem=expired");
    const token = await tokenOf("commander-2");
    const query = `?status=ok&access_token=${token}`;
    for (const state of ["x", "A".repeat(43)]) {
      expect(locationOf(await browser.get(`/api/wgauth/callback/${state}${query}`))).toBe("/wg?problem=expired");
    }
    const login = await browser.get("/api/patreon/login");
    const state = new URL(locationOf(login) ?? "").searchParams.get("state");
    expect(locationOf(await browser.get(`/api/wgauth/callback/${state}${query}`))).toBe("/wg?problem=expired");
    expect(await accountsOf(browser)).toEqual([account(1)]);
  });

  it("is refused when the sign-in was begun too long ago", async () => {
    const browser = new Browser();
    const links = await browser.consent(`/api/wgauth/login${eu}`);
    await env.DB.prepare("UPDATE sign_ins SET expires_at = expires_at - ?").bind(attemptMs).run();
    expect(locationOf(await browser.comeBack(links.get("commander-1")))).toBe("/wg?problem=expired");
    expect(await countOf("game_accounts")).toBe(0);
  });

  it.each(["//evil.example", "https://evil.example", "/\\evil.example", "/api/account/delete"])(
    "never leads to %s",
    async (target) => {
      const query = `${eu}&return_to=${encodeURIComponent(target)}`;
      expect(locationOf(await new Browser().signIn("wgauth", "commander-1", query))).toBe("/access");
    },
  );
});
