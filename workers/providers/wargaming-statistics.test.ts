import { describe, expect, it, vi } from "vitest";
import { NO_PUBLISHED_STATS } from "#app/game/players/published/published-stats.ts";
import { wargamingSettingsSchema } from "./wargaming.ts";
import { createWargamingStatistics } from "./wargaming-statistics.ts";

const source = createWargamingStatistics(
  wargamingSettingsSchema.parse({ WARGAMING_APPLICATION_ID: "our-application" }),
);
const ID = 445_888;

function giving(data: unknown) {
  const requests: URL[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    requests.push(new URL(input instanceof Request ? input.url : input));
    return Response.json({ status: "ok", meta: { count: 1 }, data: { [ID]: data } });
  });
  return requests;
}

/** As the publisher answers, with more than was asked for. */
const random = {
  spotted: 42,
  battles_on_stunning_vehicles: 0,
  avg_damage_blocked: 12.5,
  piercings: 0,
  xp: 2959,
  survived_battles: 1,
  dropped_capture_points: 3,
  hits_percents: 35,
  draws: 0,
  battles: 20,
  damage_received: 4105,
  frags: 4,
  capture_points: 82,
  stun_assisted_damage: 0,
  hits: 20,
  wins: 7,
  losses: 13,
  damage_dealt: 852,
  shots: 57,
};
const sums = {
  ...NO_PUBLISHED_STATS,
  battles: 20,
  wins: 7,
  draws: 0,
  survived: 1,
  damageDealt: 852,
  damageReceived: 4105,
  kills: 4,
  spotted: 42,
  shots: 57,
  hits: 20,
  penetrations: 0,
  capturePoints: 82,
  defencePoints: 3,
  assistedByStun: 0,
};

describe("an account", () => {
  const account = {
    nickname: "Somebody",
    created_at: 1_288_587_547,
    last_battle_time: 0,
    global_rating: 5474,
    clan_id: null,
    private: null,
    statistics: { all: { battles: 11_157 }, random, trees_cut: 6400 },
  };

  it("is told with its random battles, without a permission", async () => {
    const requests = giving(account);
    expect(await source.account("eu", ID)).toEqual({
      nickname: "Somebody",
      createdAt: 1_288_587_547_000,
      lastBattleAt: null,
      personalRating: 5474,
      clanId: null,
      allBattles: 11_157,
      totals: sums,
    });
    const [url] = requests;
    expect(url && url.origin + url.pathname).toBe("https://api.worldoftanks.eu/wot/account/info/");
    const { fields, ...query } = Object.fromEntries(url?.searchParams ?? []);
    expect(fields?.split(",").filter((field) => !field.startsWith("statistics.random."))).toEqual([
      ...["nickname", "created_at", "last_battle_time", "global_rating", "clan_id", "statistics.all.battles"],
    ]);
    expect(query).toEqual({ application_id: "our-application", account_id: String(ID), extra: "statistics.random" });
    expect(fields?.split(",")).toContain("statistics.random.damage_dealt");
    // The publisher takes a hundred.
    expect(fields?.split(",").length).toBeLessThan(100);
  });

  it("is null where there is none, or nothing is told of it", async () => {
    giving(null);
    expect(await source.account("eu", ID)).toBeNull();
    giving({ ...account, statistics: null });
    expect(await source.account("eu", ID)).toBeNull();
  });

  it("with a figure of another shape has the rest", async () => {
    giving({ ...account, clan_id: 500_000_101, nickname: "\n", last_battle_time: 1_795_000_000 });
    expect(await source.account("eu", ID)).toMatchObject({
      ...{ clanId: 500_000_101, nickname: "Commander", lastBattleAt: 1_795_000_000_000 },
    });
    giving({ ...account, clan_id: "x", statistics: { all: { battles: 1 }, random: { ...random, frags: "many" } } });
    expect(await source.account("eu", ID)).toMatchObject({ clanId: null, totals: { ...sums, kills: null } });
  });

  it("without what counts fails", async () => {
    const { battles: _, ...rest } = random;
    giving({ ...account, statistics: { all: { battles: 1 }, random: rest } });
    await expect(source.account("eu", ID)).rejects.toMatchObject({ kind: "unavailable" });
  });
});

describe("the vehicles of an account", () => {
  it("are those with random battles", async () => {
    const requests = giving([
      { tank_id: 769, account_id: ID, in_garage: null, mark_of_mastery: 0, all: random, random },
      { tank_id: 1, random: { ...random, battles: 0, wins: 0 } },
      { tank_id: 2 },
    ]);
    expect(await source.vehicles("com", ID)).toEqual([{ tankId: 769, ...sums }]);
    const [url] = requests;
    expect(url && url.origin + url.pathname).toBe("https://api.worldoftanks.com/wot/tanks/stats/");
    expect(url?.searchParams.get("extra")).toBe("random");
    const fields = url?.searchParams.get("fields")?.split(",") ?? [];
    expect([fields.length, fields[0], fields.slice(1).every((field) => /^random\.[a-z_]+$/.test(field))]).toEqual([
      ...[17, "tank_id", true],
    ]);
  });

  it("may be 700, in an answer that is longer than others may be", async () => {
    giving(Array.from({ length: 700 }, (_, at) => ({ tank_id: at + 1, all: { ...random, ...random }, random })));
    expect(await source.vehicles("eu", ID)).toHaveLength(700);
    giving([{ tank_id: 1, random, note: "x".repeat(1024 * 1024) }]);
    await expect(source.vehicles("eu", ID)).rejects.toMatchObject({ kind: "unavailable" });
  });
});

it("marks of excellence are those of one to three", async () => {
  const requests = giving([
    { tank_id: 1, achievements: { warrior: 3, marksOnGun: 2 } },
    { tank_id: 2, achievements: { warrior: 1 } },
    { tank_id: 3, achievements: { marksOnGun: 0 } },
    { tank_id: 4, achievements: { marksOnGun: 9 } },
    { tank_id: 5, achievements: null },
    { tank_id: 6, achievements: { marksOnGun: 3 } },
  ]);
  expect([...(await source.marks("eu", ID))]).toEqual([
    [1, 2],
    [6, 3],
  ]);
  expect(requests[0]?.pathname).toBe("/wot/tanks/achievements/");
  expect(requests[0]?.searchParams.get("fields")).toBe("tank_id,achievements");
});
