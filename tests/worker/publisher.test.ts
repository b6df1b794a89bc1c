import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { attemptMs } from "#workers/accounts/attempts.ts";
import { expectConsoleError } from "../setup/no-surprises.ts";
import { Browser, withFault } from "./browser.ts";

const eu = "?region=eu";
const account = (n: number, region = "eu") => ({
  accountId: 500_000_000 + n,
  nickname: `Commander_${n}`,
  region,
});
const placeOf = (answer: Response) => answer.headers.get("location");
const accountsOf = async (browser: Browser) => (await browser.get("/api/wgauth/accounts")).json();
const countOf = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

/** Begins a sign-in and gives the address that the publisher would lead back to, with another query. */
async function callbackOf(browser: Browser, query: Record<string, string>): Promise<string> {
  const links = await browser.consent(`/api/wgauth/login${eu}`);
  const { pathname } = new URL(links.get("commander-1") ?? "");
  return `http://site.invalid${pathname}?&${new URLSearchParams(query)}`;
}

async function tokenOf(persona: string): Promise<string> {
  const links = await new Browser().consent(`/api/wgauth/login${eu}`);
  return new URL(links.get(persona) ?? "").searchParams.get("access_token") ?? "";
}

describe("signing in with a game account", () => {
  it.each([1, 2, 3, 4])("links commander-%i, and only that", async (n) => {
    const browser = new Browser();
    expect((await browser.get("/api/wgauth/accounts")).status).toBe(401);
    const back = await browser.signIn("wgauth", `commander-${n}`, eu);
    expect([back.status, placeOf(back)]).toEqual([303, "/access"]);
    const list = await browser.get("/api/wgauth/accounts");
    expect([list.status, list.headers.get("cache-control")]).toEqual([200, "no-store"]);
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
      expect(placeOf(await browser.signIn("wgauth", `commander-${n}`, query))).toBe("/5137/tiger-ii");
    }
    expect(await accountsOf(browser)).toEqual([account(1), account(2, "com"), account(3, "asia")]);
  });

  it.each([
    ["", "unknown_region"],
    ["?region=ru", "unknown_region"],
    ["?region=constructor", "unknown_region"],
    ["?region=cn", "region_not_available"],
  ])("says of the region in '%s': %s", async (query, why) => {
    const answer = await new Browser().get(`/api/wgauth/login${query}`);
    expect([answer.status, placeOf(answer)]).toEqual([303, `/wg?problem=${why}`]);
    expect(await countOf("sign_ins")).toBe(0);
  });

  it.each([{ WARGAMING_APPLICATION_ID: "" }, { TOKEN_KEYS: "" }, { WARGAMING_API_ORIGIN_EU: "nowhere" }])(
    "is not available without its settings (%o)",
    async (settings) => {
      const answer = await new Browser(settings).get(`/api/wgauth/login${eu}`);
      expect(placeOf(answer)).toBe("/wg?problem=not_available");
    },
  );

  it("says that the visitor has cancelled, and keeps nothing", async () => {
    const browser = new Browser();
    expect(placeOf(await browser.signIn("wgauth", "cancel", eu))).toBe("/wg?problem=cancelled");
    expect([await countOf("people"), await countOf("game_accounts"), await countOf("sign_ins")]).toEqual([0, 0, 0]);
  });

  it.each([
    [{ status: "error", code: "403", message: "AUTH_EXPIRED" }, "expired"],
    [{ status: "error", code: "410", message: "AUTH_ERROR" }, "expired"],
    [{ status: "error", code: "500", message: "OTHER" }, "provider_unavailable"],
    [{ status: "ok" }, "provider_unavailable"],
    [{}, "provider_unavailable"],
  ])("takes the publisher's %o for %s", async (query, why) => {
    const browser = new Browser();
    const href = await callbackOf(browser, query as Record<string, string>);
    expect(placeOf(await browser.comeBack(href))).toBe(`/wg?problem=${why}`);
  });
});

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
    expect(placeOf(answer)).toBe("/wg?problem=expired");
    expect([await countOf("people"), await countOf("game_accounts")]).toEqual([0, 0]);
    expect((await browser.get("/api/wgauth/accounts")).status).toBe(401);
  });

  it("is refused without the cookie of the browser that began", async () => {
    const [victim, attacker] = [new Browser(), new Browser()];
    const links = await attacker.consent(`/api/wgauth/login${eu}`);
    expect(placeOf(await victim.comeBack(links.get("commander-1")))).toBe("/wg?problem=expired");
    await victim.consent(`/api/wgauth/login${eu}`);
    expect(placeOf(await victim.comeBack(links.get("commander-1")))).toBe("/wg?problem=expired");
    expect(await countOf("game_accounts")).toBe(0);
  });

  it("is refused with a state that was used, is unknown, or is another provider's", async () => {
    const browser = new Browser();
    const links = await browser.consent(`/api/wgauth/login${eu}`);
    expect(placeOf(await browser.comeBack(links.get("commander-1")))).toBe("/access");
    expect(placeOf(await browser.comeBack(links.get("commander-2")))).toBe("/wg?problem=expired");
    const token = await tokenOf("commander-2");
    const query = `?status=ok&access_token=${token}`;
    for (const state of ["x", "A".repeat(43)]) {
      expect(placeOf(await browser.get(`/api/wgauth/callback/${state}${query}`))).toBe("/wg?problem=expired");
    }
    const login = await browser.get("/api/patreon/login");
    const state = new URL(placeOf(login) ?? "").searchParams.get("state");
    expect(placeOf(await browser.get(`/api/wgauth/callback/${state}${query}`))).toBe("/wg?problem=expired");
    expect(await accountsOf(browser)).toEqual([account(1)]);
  });

  it("is refused when the sign-in was begun too long ago", async () => {
    const browser = new Browser();
    const links = await browser.consent(`/api/wgauth/login${eu}`);
    await env.DB.prepare("UPDATE sign_ins SET expires_at = expires_at - ?").bind(attemptMs).run();
    expect(placeOf(await browser.comeBack(links.get("commander-1")))).toBe("/wg?problem=expired");
    expect(await countOf("game_accounts")).toBe(0);
  });

  it.each(["//evil.example", "https://evil.example", "/\\evil.example", "/api/account/delete"])(
    "never leads to %s",
    async (place) => {
      const query = `${eu}&return_to=${encodeURIComponent(place)}`;
      expect(placeOf(await new Browser().signIn("wgauth", "commander-1", query))).toBe("/access");
    },
  );
});

describe("game accounts of one person", () => {
  it("are three at most: a fourth is refused before the way to the publisher", async () => {
    const browser = new Browser();
    for (const n of [1, 2, 3]) await browser.signIn("wgauth", `commander-${n}`, eu);
    const answer = await browser.get(`/api/wgauth/login${eu}`);
    expect(placeOf(answer)).toBe("/wg?problem=too_many_accounts");
    expect(placeOf(await browser.get(`/api/wgauth/login${eu}&account_id=500000004`))).toBe(
      "/wg?problem=too_many_accounts",
    );
  });

  it("are three at most: a fourth is refused on the way back", async () => {
    const browser = new Browser();
    for (const n of [1, 2]) await browser.signIn("wgauth", `commander-${n}`, eu);
    const [third, fourth] = [
      await browser.consent(`/api/wgauth/login${eu}`),
      await browser.consent(`/api/wgauth/login${eu}`),
    ];
    expect(placeOf(await browser.comeBack(third.get("commander-3")))).toBe("/access");
    expect(placeOf(await browser.comeBack(fourth.get("commander-4")))).toBe("/wg?problem=too_many_accounts");
    expect(await accountsOf(browser)).toEqual([account(1), account(2), account(3)]);
  });

  it("are three at most, also when two callbacks race for the third place", async () => {
    const browser = new Browser();
    for (const n of [1, 2]) await browser.signIn("wgauth", `commander-${n}`, eu);
    const [one, other] = [
      await browser.consent(`/api/wgauth/login${eu}`),
      await browser.consent(`/api/wgauth/login${eu}`),
    ];
    const answers = await Promise.all([
      browser.comeBack(one.get("commander-3")),
      browser.comeBack(other.get("commander-4")),
    ]);
    expect(answers.map(placeOf).sort()).toEqual(["/access", "/wg?problem=too_many_accounts"]);
    expect(await countOf("game_accounts")).toBe(3);
    const places = await env.DB.prepare("SELECT place FROM game_accounts ORDER BY place").all();
    expect(places.results.map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  it("belong to one person when two browsers sign in with the same one at once", async () => {
    const [one, other] = [new Browser(), new Browser()];
    const [first, second] = [
      await one.consent(`/api/wgauth/login${eu}`),
      await other.consent(`/api/wgauth/login${eu}`),
    ];
    await Promise.all([one.comeBack(first.get("commander-1")), other.comeBack(second.get("commander-1"))]);
    expect([await accountsOf(one), await accountsOf(other)]).toEqual([[account(1)], [account(1)]]);
    expect(await countOf("people")).toBe(1);
  });

  it("are renewed by signing in again, with three linked too: token and name, not the place in the list", async () => {
    const browser = new Browser();
    for (const n of [1, 2, 3]) await browser.signIn("wgauth", `commander-${n}`, eu);
    await env.DB.prepare("UPDATE game_accounts SET nickname = 'Old_Name', token_expires_at = 1").run();
    const before = await env.DB.prepare(
      "SELECT access_token AS t FROM game_accounts WHERE account_id = 500000001",
    ).first();
    const session = browser.cookies.get("__Host-session");
    expect(placeOf(await browser.signIn("wgauth", "commander-1", `${eu}&account_id=500000001`))).toBe("/access");
    expect(browser.cookies.get("__Host-session")).not.toBe(session);
    const after = await env.DB.prepare(
      "SELECT access_token AS t, token_expires_at AS e FROM game_accounts WHERE account_id = 500000001",
    ).first();
    expect(after?.t).not.toBe(before?.t);
    expect(after?.e).toBeGreaterThan(Date.now() + 13 * 86_400_000);
    const [first] = (await accountsOf(browser)) as unknown[];
    expect(first).toEqual(account(1));
  });
});

describe("a game account that belongs to somebody else", () => {
  it("is never moved by signing in with it: the visitor is asked", async () => {
    const [owner, browser] = [new Browser(), new Browser()];
    await owner.signIn("wgauth", "commander-1", eu);
    await browser.signIn("patreon", "active-patron");
    const back = await browser.signIn("wgauth", "commander-1", eu);
    const offer = /^\/access\?merge=([\w-]+)$/.exec(placeOf(back) ?? "")?.[1];
    expect(await accountsOf(browser)).toEqual([]);
    expect(await accountsOf(owner)).toEqual([account(1)]);
    const question = await browser.get(`/api/account/merge/${offer}`);
    expect(await question.json()).toMatchObject({ provider: "wgauth", name: "Commander_1", obstacle: null });
    expect((await browser.post(`/api/account/merge/${offer}?decision=accept`)).status).toBe(204);
    expect(await accountsOf(browser)).toEqual([account(1)]);
    expect((await owner.get("/api/wgauth/accounts")).status).toBe(401);
  });

  it("comes to free places when two people become one", async () => {
    const [owner, browser] = [new Browser(), new Browser()];
    await owner.signIn("wgauth", "commander-1", eu);
    for (const n of [2, 3, 4]) await browser.signIn("wgauth", `commander-${n}`, eu);
    // The first and the third place are taken, the second is free.
    await browser.post("/api/wgauth/logout?account_id=500000003");
    const offer = (placeOf(await browser.signIn("wgauth", "commander-1", eu)) ?? "").split("=")[1];
    expect((await browser.post(`/api/account/merge/${offer}?decision=accept`)).status).toBe(204);
    const places = await env.DB.prepare("SELECT account_id AS id, place FROM game_accounts ORDER BY place").all();
    expect(places.results).toEqual([
      { id: 500_000_002, place: 1 },
      { id: 500_000_001, place: 2 },
      { id: 500_000_004, place: 3 },
    ]);
  });

  it("is not merged where both together have more than three", async () => {
    const [owner, browser] = [new Browser(), new Browser()];
    for (const n of [1, 2]) await owner.signIn("wgauth", `commander-${n}`, eu);
    for (const n of [3, 4]) await browser.signIn("wgauth", `commander-${n}`, eu);
    const offer = (placeOf(await browser.signIn("wgauth", "commander-1", eu)) ?? "").split("=")[1];
    const question = await browser.get(`/api/account/merge/${offer}`);
    expect(await question.json()).toMatchObject({ obstacle: { kind: "too-many-game-accounts" } });
    expect((await browser.post(`/api/account/merge/${offer}?decision=accept`)).status).toBe(409);
    expect(await accountsOf(owner)).toEqual([account(1), account(2)]);
  });
});

describe("the publisher's faults", () => {
  const unavailable = "/wg?problem=provider_unavailable";

  it.each(["500", "garbage", "429", "cut-off", "empty"])("%s at the login leads back with a word", async (fault) => {
    expectConsoleError(/^Signing in with a game account: 127\.0\.0\.1:8788\/wargaming\/eu\/wot\/auth\/login\//);
    await withFault({ endpoint: "wargaming/login", fault }, async () => {
      expect(placeOf(await new Browser().get(`/api/wgauth/login${eu}`))).toBe(unavailable);
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
      expect(placeOf(await browser.signIn("wgauth", "commander-1", eu))).toBe(unavailable);
    });
    expect([await countOf("people"), await countOf("game_accounts")]).toEqual([0, 0]);
  });

  it("at the logout do not keep a link alive", async () => {
    const browser = new Browser();
    await browser.signIn("wgauth", "commander-1", eu);
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
      vi.spyOn(console, level).mockImplementation((...parts) => void lines.push(parts.join(" ")));
    }
    const browser = new Browser();
    const links = await browser.consent(`/api/wgauth/login${eu}`);
    const token = new URL(links.get("commander-1") ?? "").searchParams.get("access_token") ?? "";
    expect(token.length).toBeGreaterThan(20);
    const back = await browser.comeBack(links.get("commander-1"));
    const shown = [JSON.stringify([...back.headers]), await back.text()];
    for (const path of ["/api/wgauth/accounts", "/api/account", "/api/account/export", "/"]) {
      const answer = await browser.get(path);
      shown.push(JSON.stringify([...answer.headers]), await answer.text());
    }
    expect(shown.join("\n")).not.toContain(token);
    expect(lines.join("\n")).not.toContain(token);
    const rows = await env.DB.prepare("SELECT * FROM game_accounts").all();
    expect(JSON.stringify(rows.results)).not.toContain(token);
    expect(back.headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("is told to nobody when the publisher refuses it", async () => {
    const browser = new Browser();
    const secret = "s3cret-token-of-somebody";
    const lines: string[] = [];
    vi.spyOn(console, "warn").mockImplementation((...parts) => void lines.push(parts.join(" ")));
    const answer = await browser.comeBack(await callbackOf(browser, { status: "ok", access_token: secret }));
    expect(placeOf(answer)).toBe("/wg?problem=expired");
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain(secret);
  });
});
