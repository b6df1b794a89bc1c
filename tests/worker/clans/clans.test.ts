import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { ClanList, ClanReportAnswer } from "#app/game/clans/clan-report.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { codeOf, withFault } from "../support/browser.ts";
import { clanAt, ferrous, key, path, visitor } from "../support/clans.ts";

const hour = 3_600_000;

/** As if the kept figures had been read some time before. */
async function age(ms: number): Promise<void> {
  const kept = JSON.parse((await env.CACHE.get(key)) ?? "null");
  const readAt = kept.report.readAt - ms;
  await env.CACHE.put(key, JSON.stringify({ ...kept, report: { ...kept.report, readAt } }));
}

const DAY = 86_400_000;

describe("a clan", () => {
  it("keeps the battles that were read of a day when a later reading of it does not tell them", async () => {
    await clanAt();
    const read = () => env.DB.prepare("SELECT members FROM clan_readings").first<string>("members");
    const before = await read();
    expect(before).toMatch(/\d\]/);
    await age(6 * hour + 1);
    expectConsoleError(/^A part of a clan's figures/);
    await withFault({ endpoint: "wargaming/info", fault: "500" }, () => clanAt());
    expect(await read()).toBe(before);
  });

  it("comes with its members, figures and ratings", async () => {
    const { report, outdated } = await clanAt();
    expect(outdated).toBeNull();
    expect(report).toMatchObject({ region: "eu", clanId: ferrous, tag: "FERRO", name: "Ferrous Guard (simulated)" });
    expect(report.members).toHaveLength(84);
    const persona = report.members.find(({ nickname }) => nickname === "Commander_1");
    expect(persona).toMatchObject({ accountId: 500_000_001, role: "combat_officer", roleName: "Combat officer" });
    expect(persona?.totals?.battles).toBeGreaterThan(0);
    expect(report.history).toMatchObject({ readings: 1, battles: 0, changes: [{ kind: "joined" }] });
    expect(report.ratings?.skirmish10.value).toBeGreaterThan(999);
    expect(report.stronghold?.skirmish10?.battles).toBeGreaterThan(99);
    expect(report.globalMap?.battles).toBeGreaterThan(199);
  });

  it("is asked for once in six hours, and never by caches", async () => {
    const answer = await visitor().get(path);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const { report } = (await answer.json()) as ClanReportAnswer;
    expectConsoleError(/^Looking a clan up/);
    await withFault({ endpoint: "wargaming/clans-info", fault: "500" }, async () => {
      expect(await clanAt()).toMatchObject({ report: { readAt: report.readAt }, outdated: null });
      await age(6 * hour + 1);
      expect(await clanAt()).toMatchObject({ outdated: "unavailable" });
    });
    // For a minute nobody waits for who has just failed.
    expect(await clanAt()).toMatchObject({ outdated: "unavailable" });
    await age(0);
    const kept = JSON.parse((await env.CACHE.get(key)) ?? "null");
    await env.CACHE.put(key, JSON.stringify({ ...kept, failedAt: Date.now() - 61_000 }));
    expect(await clanAt()).toMatchObject({ outdated: null, report: { tag: "FERRO" } });
  });

  it.each(["500", "429", "garbage", "cut-off", "empty", "limit", "null", "unasked"])(
    "that cannot be looked up (%s) is not called unknown",
    async (fault) => {
      expectConsoleError(/^Looking a clan up: 127\.0\.0\.1:8788\/wargaming\/eu\/wot\/clans\/info\//);
      await withFault({ endpoint: "wargaming/clans-info", fault }, async () => {
        const answer = await visitor().get(path);
        expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
        expect(await codeOf(answer)).toBe("unavailable");
      });
    },
  );

  it.each(["null", "unasked"])("stays as it was if the answer mentions no clan (%s)", async (fault) => {
    expectConsoleError(/^Looking a clan up/);
    const { report } = await clanAt();
    await age(6 * hour + 1);
    await withFault({ endpoint: "wargaming/clans-info", fault }, async () => {
      expect(await clanAt()).toMatchObject({ outdated: "unavailable", report: { tag: report.tag } });
    });
  });

  it.each(["info", "clanratings", "stronghold", "globalmap"])(
    "without %s has the rest, and keeps what it was",
    async (endpoint) => {
      expectConsoleError(/^A part of a clan's figures: /);
      const resultOf = ({ report }: ClanReportAnswer) =>
        ({
          info: report.members[0]?.totals ?? null,
          clanratings: report.ratings,
          stronghold: report.stronghold,
          globalmap: report.globalMap,
        })[endpoint];
      await withFault({ endpoint: `wargaming/${endpoint}`, fault: "garbage" }, async () => {
        const without = await clanAt();
        expect([without.outdated, without.report.members.length, resultOf(without)]).toEqual([null, 84, null]);
      });
      expect(resultOf(await clanAt())).toBeNull();
      // What failed is asked for again after ten minutes, and not after six hours.
      await age(10 * 60_000);
      const before = resultOf(await clanAt());
      expect(before).not.toBeNull();
      await age(7 * hour);
      await withFault({ endpoint: `wargaming/${endpoint}`, fault: "limit" }, async () => {
        expect(resultOf(await clanAt())).toEqual(before);
      });
    },
  );

  it("that was disbanded says so, and what it was called where that is known", async () => {
    const gone = await visitor().get("/api/clans/eu/500000104");
    expect(gone.status).toBe(410);
    expect(await gone.json()).toMatchObject({ error: { code: "disbanded", last: null } });
    const { report } = await clanAt();
    await env.CACHE.put(
      "clan:eu:500000104",
      JSON.stringify({ state: "here", report: { ...report, readAt: 1 }, failedAt: null }),
    );
    const known = await visitor().get("/api/clans/eu/500000104");
    expect(await known.json()).toMatchObject({
      error: { code: "disbanded", last: { tag: "FERRO", name: "Ferrous Guard (simulated)", readAt: 1 } },
    });
  });

  it.each(["eu/500000999", "com/500000101", "cn/500000101", "eu/0", "eu/x", "eu/1e9", "mars/1"])(
    "at %s is unknown",
    async (where) => {
      const answer = await visitor().get(`/api/clans/${where}`);
      expect([answer.status, await codeOf(answer)]).toEqual([404, "not_found"]);
    },
  );

  it("with markup in its name keeps it as text", async () => {
    const { report } = await clanAt("/api/clans/eu/500000102");
    expect([report.name, report.motto]).toEqual(['<b>Bold</b> & "Brave" (simulated)', "<script>alert(1)</script>"]);
  });

  it("is shown even while KV or the database is away", async () => {
    const away = () => Promise.reject(new Error("KV is away"));
    expect(await clanAt(path, visitor({ CACHE: { get: away, put: away } }))).toMatchObject({
      report: { tag: "FERRO" },
    });
    expectConsoleError(/^What was read of the clan 500000101 before is not to be had/);
    expectConsoleError(/^Who of a clan is private is not to be had/);
    await env.CACHE.delete(key);
    const broken = visitor({
      DB: {
        prepare: () => ({
          bind: () => {
            throw new Error("D1 is away");
          },
        }),
      },
    });
    const { report } = await clanAt(path, broken);
    expect(report).toMatchObject({ tag: "FERRO", history: null });
    // Without knowing whose page is private, no member's stats are shown, nor their totals.
    expect(report.members.filter(({ totals }) => totals !== null)).toEqual([]);
    expect(report.vehicles).toBeNull();
  });

  it("is looked up a limited number of times for an address, but what is kept is shown", async () => {
    const refusing = visitor({ LOOKUP_LIMIT: { limit: async () => ({ success: false }) } });
    const refused = await refusing.get(path);
    expect([refused.status, refused.headers.get("retry-after"), await codeOf(refused)]).toEqual([
      429,
      "60",
      "too_many",
    ]);
    await clanAt();
    expect(await clanAt(path, refusing)).toMatchObject({ outdated: null });
    await age(7 * hour);
    expect(await clanAt(path, refusing)).toMatchObject({ outdated: "too-many" });
  });

  it("is the publisher's to tell: without a key the answer says so", async () => {
    expect(await (await visitor().get("/api/clans/available")).json()).toEqual({ available: true });
    const closed = visitor({ WARGAMING_APPLICATION_ID: "" });
    expect(await (await closed.get("/api/clans/available")).json()).toEqual({ available: false });
    for (const call of [path, "/api/clans?region=eu&search=fe"]) {
      const answer = await visitor({ WARGAMING_APPLICATION_ID: "" }).get(call);
      expect([answer.status, await codeOf(answer)]).toEqual([503, "not_configured"]);
    }
  });
});

describe("a search for clans", () => {
  const found = async (query: string, browser = visitor()): Promise<ClanList> =>
    (await browser.get(`/api/clans?${query}`)).json();
  const tags = async (query: string) => (await found(query)).clans.map(({ tag }) => tag);

  it("finds a part of the tag or the name, the tag itself first", async () => {
    expect(await tags("region=eu&search=ferro")).toEqual(["FERRO"]);
    expect(await tags("region=asia&search=HOUSE")).toEqual(["FULL-"]);
    expect(await tags("region=eu&search=al")).toEqual(["ALONE"]);
    expect(await tags("region=eu&search=simulated")).not.toContain("GONE");
    expect(await tags("region=eu&search=nobody")).toEqual([]);
  });

  it.each([
    "region=cn&search=fe",
    "region=eu&search=f",
    "region=eu",
    "search=fe",
    `region=eu&search=${"a".repeat(65)}`,
  ])("%s is refused", async (query) => {
    const answer = await visitor().get(`/api/clans?${query}`);
    expect([answer.status, await codeOf(answer)]).toEqual([400, "invalid"]);
  });

  it.each(["500", "429", "garbage", "limit", "null", "unasked"])("that fails (%s) says so", async (fault) => {
    expectConsoleError(/^Looking clans up: /);
    await withFault({ endpoint: "wargaming/clans-list", fault }, async () => {
      expect((await visitor().get("/api/clans?region=eu&search=fe")).status).toBe(503);
    });
  });
});

describe("one's own clans", () => {
  it("are those of the linked game accounts, asked for once an hour", async () => {
    expect((await visitor().get("/api/clans/own")).status).toBe(401);
    const browser = visitor();
    await browser.signIn("wgauth", "commander-1", "?region=eu");
    const own = async (): Promise<ClanList> => (await browser.get("/api/clans/own")).json();
    expect((await own()).clans).toMatchObject([{ region: "eu", clanId: ferrous, tag: "FERRO", members: 84 }]);
    await withFault({ endpoint: "wargaming/clans-accountinfo", fault: "500" }, async () => {
      expect((await own()).clans).toHaveLength(1);
    });
  });

  it("say how many are inactive and what one is, once the clan was read", async () => {
    const browser = visitor();
    await browser.signIn("wgauth", "commander-1", "?region=eu");
    const own = async (): Promise<ClanList> => (await browser.get("/api/clans/own?officer")).json();
    expect((await own()).clans[0]?.officer).toBeUndefined();
    const { report } = await clanAt();
    const away = report.members.filter(
      ({ totals }) =>
        totals?.lastBattleAt && Math.floor(report.readAt / DAY) - Math.floor(totals.lastBattleAt / DAY) >= 14,
    );
    expect((await own()).clans[0]?.officer).toEqual({ inactive: away.length, role: expect.stringMatching(/^[A-Z]/) });
    const plain: ClanList = await (await browser.get("/api/clans/own")).json();
    expect(plain.clans[0]?.officer).toBeUndefined();
  });

  it("are not asked for while all visitors together ask too often", async () => {
    const browser = visitor();
    await browser.signIn("wgauth", "commander-1", "?region=eu");
    // Not across the end of a window of ten seconds.
    const left = 10_000 - (Date.now() % 10_000);
    if (left < 2000) await new Promise((done) => setTimeout(done, left + 50));
    await env.DB.prepare("INSERT OR REPLACE INTO publisher_calls VALUES (1, ?1, 100)")
      .bind(Math.floor(Date.now() / 10_000))
      .run();
    const refused = await browser.get("/api/clans/own");
    await env.DB.exec("DELETE FROM publisher_calls");
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await browser.get("/api/clans/own")).status).toBe(200);
  });

  it("say so when they cannot be looked up", async () => {
    const browser = visitor();
    await browser.signIn("wgauth", "commander-1", "?region=eu");
    expectConsoleError(/^Looking clans up: /);
    for (const fault of ["garbage", "null", "unasked"])
      await withFault({ endpoint: "wargaming/clans-accountinfo", fault }, async () => {
        expect((await browser.get("/api/clans/own")).status, fault).toBe(503);
      });
  });
});
