import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { Browser, countOf, locationOf, signedIn, withFault } from "../support/browser.ts";
import { account, accountsOf, callbackOf, eu } from "../support/publisher.ts";

describe("signing in with a game account", () => {
  it.each([1, 2, 3, 4])("links commander-%i, and only that", async (n) => {
    const browser = new Browser();
    expect((await browser.get("/api/wgauth/accounts")).status).toBe(401);
    const back = await browser.signIn("wgauth", `commander-${n}`, eu);
    expect([back.status, locationOf(back)]).toEqual([303, "/access"]);
    const list = await browser.get("/api/wgauth/accounts");
    expect([list.status, list.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    expect(await list.json()).toEqual([account(n)]);
  });

  it("works in every region of the publisher, and leads back to where the visitor came from", async () => {
    const browser = new Browser();
    for (const [n, region] of [
      [1, "eu"],
      [2, "com"],
      [3, "asia"],
    ] as const) {
      const query = `?region=${region}&return_to=%2F5137%2Ftiger-ii`;
      expect(locationOf(await browser.signIn("wgauth", `commander-${n}`, query))).toBe("/5137/tiger-ii");
    }
    expect(await accountsOf(browser)).toEqual([account(1), account(2, "com"), account(3, "asia")]);
  });

  it.each([
    ["", "unknown_region"],
    ["?region=ru", "unknown_region"],
    ["?region=constructor", "unknown_region"],
    ["?region=cn", "region_not_available"],
  ])("says of the region in '%s': %s", async (query, reason) => {
    const answer = await new Browser().get(`/api/wgauth/login${query}`);
    expect([answer.status, locationOf(answer)]).toEqual([303, `/wg?problem=${reason}`]);
    expect(await countOf("sign_ins")).toBe(0);
  });

  it.each([{ WARGAMING_APPLICATION_ID: "" }, { TOKEN_KEYS: "" }, { WARGAMING_API_ORIGIN_EU: "nowhere" }])(
    "is not available without its settings (%o)",
    async (settings) => {
      const answer = await new Browser(settings).get(`/api/wgauth/login${eu}`);
      expect(locationOf(answer)).toBe("/wg?problem=not_available");
    },
  );

  it("says that the visitor has cancelled, and keeps nothing", async () => {
    const browser = new Browser();
    expect(locationOf(await browser.signIn("wgauth", "cancel", eu))).toBe("/wg?problem=cancelled");
    expect([await countOf("people"), await countOf("game_accounts"), await countOf("sign_ins")]).toEqual([0, 0, 0]);
  });

  it.each([
    [{ status: "error", code: "403", message: "AUTH_EXPIRED" }, "expired"],
    [{ status: "error", code: "410", message: "AUTH_ERROR" }, "expired"],
    [{ status: "error", code: "500", message: "OTHER" }, "provider_unavailable"],
    [{ status: "ok" }, "provider_unavailable"],
    [{}, "provider_unavailable"],
  ])("takes the publisher's %o for %s", async (query, reason) => {
    const browser = new Browser();
    const href = await callbackOf(browser, query as Record<string, string>);
    expect(locationOf(await browser.comeBack(href))).toBe(`/wg?problem=${reason}`);
  });
});

describe("the publisher's faults", () => {
  const unavailable = "/wg?problem=provider_unavailable";

  it.each(["500", "garbage", "429", "cut-off", "empty"])("%s at the login leads back with a word", async (fault) => {
    expectConsoleError(/^Signing in with a game account: 127\.0\.0\.1:8788\/wargaming\/eu\/wot\/auth\/login\//);
    await withFault({ endpoint: "wargaming/login", fault }, async () => {
      expect(locationOf(await new Browser().get(`/api/wgauth/login${eu}`))).toBe(unavailable);
    });
  });

  it.each(
    ["prolongate", "info"].flatMap((endpoint) =>
      ["500", "garbage", "429", "cut-off", "empty"].map((fault) => [fault, endpoint] as const),
    ),
  )("%s at %s links nothing and leads back with a word", async (fault, endpoint) => {
    expectConsoleError(/^Signing in with a game account: 127\.0\.0\.1:8788\/wargaming\/eu\/wot\/a/);
    const browser = new Browser();
    await withFault({ endpoint: `wargaming/${endpoint}`, fault }, async () => {
      expect(locationOf(await browser.signIn("wgauth", "commander-1", eu))).toBe(unavailable);
    });
    expect([await countOf("people"), await countOf("game_accounts")]).toEqual([0, 0]);
  });

  it("at the logout do not keep a link alive", async () => {
    const browser = await signedIn(["wgauth", "commander-1", eu]);
    await withFault({ endpoint: "wargaming/logout", fault: "500" }, async () => {
      const answer = await browser.post("/api/wgauth/logout?account_id=500000001");
      expect([answer.status, await answer.json()]).toEqual([200, []]);
    });
    expect(await countOf("people")).toBe(0);
  });
});

describe("the publisher's token", () => {
  it("stands in no address, answer or log after the callback, and sealed in the database", async () => {
    const lines: string[] = [];
    for (const level of ["log", "info", "debug", "warn", "error"] as const) {
      vi.spyOn(console, level).mockImplementation((...values) => void lines.push(values.join(" ")));
    }
    const browser = new Browser();
    const links = await browser.consent(`/api/wgauth/login${eu}`);
    const token = new URL(links.get("commander-1") ?? "").searchParams.get("access_token") ?? "";
    expect(token.length).toBeGreaterThan(20);
    const back = await browser.comeBack(links.get("commander-1"));
    const answers = [JSON.stringify([...back.headers]), await back.text()];
    for (const path of ["/api/wgauth/accounts", "/api/account", "/api/account/export", "/"]) {
      const answer = await browser.get(path);
      answers.push(JSON.stringify([...answer.headers]), await answer.text());
    }
    expect(answers.join("\n")).not.toContain(token);
    expect(lines.join("\n")).not.toContain(token);
    const rows = await env.DB.prepare("SELECT * FROM game_accounts").all();
    expect(JSON.stringify(rows.results)).not.toContain(token);
    expect(back.headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("is told to nobody when the publisher refuses it", async () => {
    const browser = new Browser();
    const secret = "s3cret-token-of-somebody";
    const lines: string[] = [];
    vi.spyOn(console, "warn").mockImplementation((...values) => void lines.push(values.join(" ")));
    const answer = await browser.comeBack(await callbackOf(browser, { status: "ok", access_token: secret }));
    expect(locationOf(answer)).toBe("/wg?problem=expired");
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain(secret);
  });
});
