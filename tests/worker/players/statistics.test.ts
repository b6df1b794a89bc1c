import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createPlayerStatisticsApi } from "#app/api/players.ts";
import { addSums, NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import type { PlayerStatisticsAnswer, RatingAnswer } from "#app/game/players/answers.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";
import { Browser, codeOf, signedIn, withFault } from "../support/browser.ts";
import { owner } from "../support/publisher.ts";
import { publishFiles } from "../support/site.ts";

const id = 500_000_001;
const pathOf = (account: number) => `/api/accounts/${account}/statistics`;
const path = pathOf(id);
const hour = 3_600_000;

/** The answer as a loader gets it. */
const readStatistics = (browser = new Browser(), account = id): Promise<PlayerStatisticsAnswer> =>
  createPlayerStatisticsApi((input) => browser.get(String(input))).of(account);
async function known(browser = new Browser(), account = id) {
  const answer = await readStatistics(browser, account);
  if (answer.kind !== "known") throw new Error(`The answer is ${answer.kind}.`);
  return answer;
}

/** As if the kept figures had been read, or the publisher had failed, some time before. */
async function age(ms: number, about: object = {}): Promise<void> {
  const key = `player-statistics:${id}`;
  const { value, metadata } = await env.CACHE.getWithMetadata<{ readAt: number }>(key);
  const older = { ...metadata, readAt: (metadata?.readAt ?? 0) - ms, ...about };
  await env.CACHE.put(key, value ?? "", { metadata: older });
}

/** Deletes what is kept in KV. */
const forgetKept = () => env.CACHE.delete(`player-statistics:${id}`);

describe("the publisher's statistics of a player", () => {
  it("are told by vehicle, and add up to the account", async () => {
    const answer = await known();
    expect(answer).toMatchObject({
      outdated: null,
      clan: { id: 500_000_101, tag: "FERRO" },
      days: [],
    });
    expect(answer.vehicles.length).toBeGreaterThan(50);
    const sum = answer.vehicles.map(({ sums }) => sums).reduce(addSums, NO_BATTLES);
    expect(sum).toEqual(answer.totals);
    expect(answer.totals).toMatchObject({ duration: 0, baseXpKnown: 0, damageDealtKnown: answer.totals.battles });
    expect(answer.allBattles).toBe(answer.totals.battles);
    expect(answer.since).toBe(answer.readAt);
    expect([...(answer.marks ?? new Map()).values()].every((marks) => marks >= 1 && marks <= 3)).toBe(true);
    expect(answer.marks?.size).toBeGreaterThan(5);
  });

  it("are asked for once an hour, and kept by no shared cache", async () => {
    const answer = await new Browser().get(path);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const { readAt } = await known();
    expectConsoleError(/^Reading a player: /);
    await withFault({ endpoint: "wargaming/info", fault: "500" }, async () => {
      expect(await known()).toMatchObject({ readAt, outdated: null });
      await age(hour + 1);
      expect(await known()).toMatchObject({ outdated: "unavailable", readAt });
    });
    // For a minute nobody waits for who has just failed.
    expect(await known()).toMatchObject({ outdated: "unavailable", readAt });
    await age(0, { failedAt: Date.now() - 61_000 });
    const later = await known();
    expect(later.outdated).toBeNull();
    expect(later.readAt).toBeGreaterThanOrEqual(readAt);
  });

  it.each(["500", "429", "garbage", "cut-off", "empty", "limit", "null", "unasked"])(
    "that were never told (%s) are not called unknown, and nobody waits for a minute",
    async (fault) => {
      expectConsoleError(/^Reading a player: 127\.0\.0\.1:8788\/wargaming\/eu\/wot\/account\/info\//);
      await withFault({ endpoint: "wargaming/info", fault }, async () => {
        const answer = await new Browser().get(path);
        expect([answer.status, answer.headers.get("retry-after"), await codeOf(answer)]).toEqual([
          503,
          "60",
          "unavailable",
        ]);
      });
      expect((await readStatistics()).kind).toBe("unavailable");
      await forgetKept();
      expect((await readStatistics()).kind).toBe("known");
    },
  );

  it.each(["null", "unasked"])("stay as they were if the answer mentions nobody (%s)", async (fault) => {
    expectConsoleError(/^Reading a player: /);
    const { readAt } = await known();
    await age(hour + 1);
    await withFault({ endpoint: "wargaming/info", fault }, async () => {
      expect(await known()).toMatchObject({ outdated: "unavailable", readAt });
    });
  });

  it.each(["500", "garbage", "null"])("stay as they were without the vehicles (%s)", async (fault) => {
    expectConsoleError(/^Reading a player: .+tanks\/stats/);
    const { readAt } = await known();
    await env.DB.prepare("UPDATE player_readings SET battles = battles - 1").run();
    await age(2 * hour);
    await withFault({ endpoint: "wargaming/tanks-stats", fault }, async () => {
      expect(await known()).toMatchObject({ outdated: "unavailable", readAt });
    });
  });

  it("without marks and clan have the rest, and keep what these were", async () => {
    expectConsoleError(/^A player's (marks|clan): /);
    const without = async () => {
      const failing = { fault: "garbage" };
      return withFault({ endpoint: "wargaming/tanks-achievements", ...failing }, () =>
        withFault({ endpoint: "wargaming/clans-accountinfo", ...failing }, () => known()),
      );
    };
    expect(await without()).toMatchObject({ outdated: null, marks: null, clan: null });
    await forgetKept();
    const { marks, clan } = await known();
    await age(2 * hour);
    await env.DB.prepare("UPDATE player_readings SET battles = battles - 1").run();
    expect(await without()).toMatchObject({ outdated: null, marks, clan });
    // Of a clan that the player has left, nothing is kept.
    await age(2 * hour);
    const { value, metadata } = await env.CACHE.getWithMetadata(`player-statistics:${id}`);
    const elsewhere = { ...JSON.parse(value ?? ""), clan: { id: 7, tag: "LEFT" } };
    await env.CACHE.put(`player-statistics:${id}`, JSON.stringify(elsewhere), { metadata });
    expect(await without()).toMatchObject({ outdated: null, marks, clan: null });
  });

  it.each([
    [9, "unknown"],
    [11, "known"],
  ])("that were unknown %i minutes ago are %s", async (minutes, kind) => {
    const about = { version: 1, state: "unknown", nickname: null, since: null, failedAt: null };
    const readAt = Date.now() - minutes * 60_000;
    await env.CACHE.put(`player-statistics:${id}`, "", { metadata: { ...about, readAt } });
    expect((await readStatistics()).kind).toBe(kind);
  });

  it("are read again without the vehicles while no battle was fought", async () => {
    await known();
    await age(2 * hour);
    await withFault({ endpoint: "wargaming/tanks-stats", fault: "500" }, async () => {
      const again = await known();
      expect([again.outdated, again.vehicles.length > 50]).toEqual([null, true]);
    });
  });

  it.each(["500000099", "1500000000", "0", "1e9", "9".repeat(16), "3100000000"])(
    "of %s, which is no account, are unknown",
    async (account) => {
      const answer = await new Browser().get(`/api/accounts/${account}/statistics`);
      expect([answer.status, await codeOf(answer)]).toEqual([404, "not_found"]);
    },
  );

  it("need the publisher's key", async () => {
    expect((await readStatistics(new Browser({ WARGAMING_APPLICATION_ID: "" }))).kind).toBe("not-configured");
  });

  it("are looked up so many times for one address and no more, but what is kept is shown", async () => {
    const refusing = new Browser({ LOOKUP_LIMIT: { limit: async () => ({ success: false }) } });
    expect((await readStatistics(refusing)).kind).toBe("too-many");
    await known();
    expect(await known(refusing)).toMatchObject({ outdated: null });
    await age(2 * hour);
    expect(await known(refusing)).toMatchObject({ outdated: "too-many" });
  });

  it("are told while KV keeps nothing", async () => {
    const away = () => Promise.reject(new Error("KV is away"));
    const browser = new Browser({ CACHE: { get: away, getWithMetadata: away, put: away } });
    expect((await known(browser)).totals.battles).toBeGreaterThan(9000);
  });
});

describe("a player at a glance", () => {
  const rating = async (browser = new Browser(), account = id) => {
    const answer = await browser.get(`/api/accounts/${account}/rating`);
    return [answer.status, answer.ok ? ((await answer.json()) as RatingAnswer).rating : null] as const;
  };

  it("is what was read before, and nobody is asked", async () => {
    expect(await rating()).toEqual([200, null]);
    await publishFiles("1.26.1.0-000000000001", { "expected/index.json": JSON.stringify({ expected: {} }) });
    const { totals } = await known();
    const [, found] = await rating();
    expect(found).toMatchObject({ battles: totals.battles, tag: "FERRO", wn8: null, week: null });
    expect(found?.winRate).toBeCloseTo((100 * totals.wins) / totals.battles, 9);
    const damage = { damage: 1500, frags: 1, spots: 1.2, defence: 0.8, winRate: 50 };
    const expected = Object.fromEntries((await known()).vehicles.map(({ tankId }) => [tankId, damage]));
    await publishFiles("1.26.1.0-000000000002", { "expected/index.json": JSON.stringify({ expected }) });
    expect((await rating())[1]?.wn8).toBeGreaterThan(0);
  });

  it("of who is private is the owner's alone", async () => {
    await known();
    const browser = await owner("private");
    expect((await rating())[0]).toBe(401);
    expect((await rating(browser))[1]?.battles).toBeGreaterThan(0);
  });
});

describe("statistics of a private player", () => {
  it("are told to the owner only, at once", async () => {
    const browser = await owner();
    await known();
    await browser.post(`/api/wgauth/visibility?account_id=${id}&visibility=private`);
    const other = await signedIn(["wgauth", "commander-2", "?region=eu"]);
    for (const stranger of [other, new Browser()]) {
      const answer = await stranger.get(path);
      const text = await answer.text();
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([401, "private, no-store"]);
      expect(JSON.parse(text)).toEqual({ error: { code: "private", message: expect.any(String), region: "eu" } });
      expect(await readStatistics(stranger)).toEqual({ kind: "private", region: "eu" });
    }
    expect((await known(browser)).vehicles.length).toBeGreaterThan(50);
  });

  it("are told to nobody while the database cannot say who it is", async () => {
    await owner("private");
    await known(await owner("private"));
    const broken = {
      prepare: () => ({
        bind: () => {
          throw new Error("D1 is away");
        },
      }),
    };
    expectConsoleError(/Failed query|D1 is away/);
    const answer = await new Browser({ DB: broken }).get(path);
    expect([answer.status, await codeOf(answer)]).toEqual([503, "unavailable"]);
  });
});

describe("an account that is no more", () => {
  it("is closed where it was known, and not called unknown", async () => {
    const gone = 500_000_099;
    const about = { version: 1, state: "known", nickname: "Gone", readAt: 1, since: null, failedAt: null };
    const text = JSON.stringify((await (await new Browser().get(path)).json<{ statistics: object }>()).statistics);
    await env.CACHE.put(`player-statistics:${gone}`, text, { metadata: about });
    const answer = await new Browser().get(pathOf(gone));
    expect([answer.status, await codeOf(answer)]).toEqual([410, "closed"]);
    expect((await readStatistics(new Browser(), gone)).kind).toBe("closed");
    await env.CACHE.put(`player-statistics:${gone}`, "", { metadata: { ...about, state: "closed" } });
    expect((await readStatistics(new Browser(), gone)).kind).toBe("closed");
    const player = await new Browser().get(`/api/accounts/${gone}`);
    expect([player.status, await player.text()]).toEqual([410, expect.not.stringContaining("Gone")]);
  });

  it("shows nothing to others either that was gathered before", async () => {
    await known();
    await env.DB.prepare("UPDATE player_readings SET account_id = 500000099").run();
    expect((await readStatistics(new Browser(), 500_000_099)).kind).toBe("closed");
  });
});

describe("a player whom the publisher does not tell of at the moment", () => {
  it("is who was read last, with its time", async () => {
    const { readAt } = await known();
    expectConsoleError(/^Looking a player up: /);
    await withFault({ endpoint: "wargaming/info", fault: "500" }, async () => {
      const answer = await new Browser().get(`/api/accounts/${id}`);
      expect([answer.status, await answer.json()]).toEqual([
        200,
        expect.objectContaining({ nickname: "Commander_1", source: "publisher", nicknameAt: readAt }),
      ]);
    });
  });

  it("who is linked is called by the name of the last reading", async () => {
    await owner();
    await env.DB.prepare("UPDATE game_accounts SET nickname = 'Old_Name', nickname_at = 1").run();
    await known();
    expect(await (await new Browser().get(`/api/accounts/${id}`)).json()).toMatchObject({ nickname: "Commander_1" });
  });
});
