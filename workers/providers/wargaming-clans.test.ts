import { describe, expect, it, vi } from "vitest";
import { wargamingSettingsSchema } from "./wargaming.ts";
import { createWargamingClans } from "./wargaming-clans.ts";

const source = createWargamingClans(wargamingSettingsSchema.parse({ WARGAMING_APPLICATION_ID: "our-application" }));
const CLAN = 500_000_101;
const [ONE, TWO] = [500_000_001, 500_000_002];

/** Gives this as the data of every answer. */
function giving(data: unknown) {
  const requests: { at: string; query: Record<string, string> }[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { origin, pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const { application_id, ...query } = Object.fromEntries(searchParams);
    expect(application_id).toBe("our-application");
    requests.push({ at: origin + pathname, query });
    return Response.json({ status: "ok", meta: { count: 1 }, data });
  });
  return requests;
}
const unavailable = { kind: "unavailable" };

const listed = {
  clan_id: CLAN,
  tag: "FERRO",
  name: "Ferro",
  members_count: 42,
  created_at: 1_300_000_000,
  color: "#fff",
};
const entry = { clanId: CLAN, tag: "FERRO", name: "Ferro", members: 42, createdAt: 1_300_000_000_000 };

describe("a search for clans", () => {
  it("asks for fifty at most and gives what a list needs", async () => {
    const [tag, name] = ["A".repeat(16), "B".repeat(128)];
    const requests = giving([listed, { ...listed, clan_id: 7, tag, name, created_at: 0 }]);
    expect(await source.search("asia", "fe rro")).toEqual([
      { region: "asia", ...entry },
      { region: "asia", ...entry, clanId: 7, tag, name, createdAt: null },
    ]);
    const fields = "clan_id,tag,name,members_count,created_at";
    expect(requests).toEqual([
      { at: "https://api.worldoftanks.asia/wot/clans/list/", query: { search: "fe rro", limit: "50", fields } },
    ]);
  });

  it.each([
    { tag: "" },
    { tag: "A".repeat(17) },
    { name: "" },
    { name: "A".repeat(129) },
    { clan_id: 0 },
    { members_count: -1 },
  ])("does not take %j for a clan", async (change) => {
    giving([{ ...listed, ...change }]);
    await expect(source.search("eu", "ferro")).rejects.toMatchObject(unavailable);
  });
});

describe("a clan", () => {
  const member = (account_id: number, changes: object = {}) => ({
    ...{
      account_id,
      account_name: "Commander_1",
      role: "private",
      role_i18n: "Private",
      joined_at: 1_400_000_000,
    },
    ...changes,
  });
  const info = {
    is_clan_disbanded: false,
    tag: "FERRO",
    name: "Ferro",
    motto: "Iron",
    created_at: 1_300_000_000,
    leader_id: ONE,
    leader_name: "Commander_1",
    members: [member(ONE), member(TWO, { role: "junior_officer", role_i18n: null, joined_at: null })],
  };
  const read = (changes: object) => {
    giving({ [CLAN]: { ...info, ...changes } });
    return source.clan("eu", CLAN);
  };

  it("is given with its members", async () => {
    const requests = giving({ [CLAN]: info });
    const own = { nickname: "Commander_1" };
    expect(await source.clan("com", CLAN)).toEqual({
      clanId: CLAN,
      tag: "FERRO",
      name: "Ferro",
      motto: "Iron",
      createdAt: 1_300_000_000_000,
      leader: { accountId: ONE, nickname: "Commander_1" },
      members: [
        { accountId: ONE, ...own, role: "private", roleName: "Private", joinedAt: 1_400_000_000_000 },
        { accountId: TWO, ...own, role: "junior_officer", roleName: "junior officer", joinedAt: null },
      ],
    });
    expect(requests.map(({ at, query }) => [at, query.clan_id])).toEqual([
      ["https://api.worldoftanks.com/wot/clans/info/", String(CLAN)],
    ]);
    expect(requests[0]?.query.fields?.split(",")).toEqual([
      ...["clan_id", "tag", "name", "motto", "created_at", "leader_id", "leader_name", "is_clan_disbanded", "members"],
    ]);
  });

  it("is none where the region has none, and told apart where it was disbanded", async () => {
    giving({ [CLAN]: null });
    expect(await source.clan("eu", CLAN)).toBeNull();
    giving({ [CLAN]: { is_clan_disbanded: true, tag: "", members: "?" } });
    expect(await source.clan("eu", CLAN)).toBe("disbanded");
  });

  it("does without what is beside the point", async () => {
    const odd = { motto: "x".repeat(1001), created_at: "?", leader_id: null };
    expect(await read(odd)).toMatchObject({ motto: "", createdAt: null, leader: null });
    expect(await read({ motto: "x".repeat(1000) })).toMatchObject({ motto: "x".repeat(1000) });
    expect(await read({ leader_name: null })).toMatchObject({ leader: null });
    expect(await read({ leader_name: "" })).toMatchObject({ leader: { accountId: ONE, nickname: "Commander" } });
  });

  it.each([
    { tag: null },
    { name: "" },
    { members: null },
    { members: [member(0)] },
    { members: [member(ONE, { role: "Private" })] },
    { members: [member(ONE, { role: "a b" })] },
    { members: [member(ONE, { role: "a".repeat(41) })] },
    { members: [member(ONE, { role_i18n: "" })] },
    { members: [member(ONE, { role_i18n: "x".repeat(61) })] },
    { members: [member(ONE, { joined_at: -1 })] },
    { members: Array.from({ length: 501 }, (_, i) => member(i + 1)) },
  ])("is not taken without tag, name and members (%#)", async (change) => {
    await expect(read(change)).rejects.toMatchObject(unavailable);
  });

  it("may have more members than the game allows today", async () => {
    const members = Array.from({ length: 500 }, (_, i) =>
      member(i + 1, { role: "a".repeat(40), role_i18n: "x".repeat(60) }),
    );
    expect(await read({ members })).toMatchObject({ members: { length: 500 } });
  });
});

describe("what the publisher says of a clan", () => {
  it("are its ratings, where 0 is no place", async () => {
    const names = [
      ...["efficiency", "fb_elo_rating_6", "fb_elo_rating_8", "fb_elo_rating_10"],
      ...["gm_elo_rating_6", "gm_elo_rating_8", "gm_elo_rating_10", "battles_count_avg_daily"],
    ];
    const rated = names.map((name, i) => [name, { value: 100.5 + i, rank: i + 1, rank_delta: 1 }]);
    const requests = giving({ [CLAN]: Object.fromEntries(rated) });
    expect(await source.ratings("eu", CLAN)).toEqual({
      efficiency: { value: 100.5, rank: 1 },
      skirmish6: { value: 101.5, rank: 2 },
      skirmish8: { value: 102.5, rank: 3 },
      skirmish10: { value: 103.5, rank: 4 },
      globalMap6: { value: 104.5, rank: 5 },
      globalMap8: { value: 105.5, rank: 6 },
      globalMap10: { value: 106.5, rank: 7 },
      battlesADay: { value: 107.5, rank: 8 },
    });
    expect(requests).toEqual([
      { at: "https://api.worldoftanks.eu/wot/clanratings/clans/", query: { clan_id: String(CLAN) } },
    ]);
    giving({ [CLAN]: { efficiency: { value: null, rank: 0 } } });
    expect(await source.ratings("eu", CLAN)).toMatchObject({
      ...{ efficiency: { value: null, rank: null }, battlesADay: { value: null, rank: null } },
    });
    giving({ [CLAN]: null });
    expect(await source.ratings("eu", CLAN)).toBeNull();
    giving({ [CLAN]: { efficiency: { value: "high" } } });
    await expect(source.ratings("eu", CLAN)).rejects.toMatchObject(unavailable);
  });

  it("is its stronghold, with battles where both their number and the wins are known", async () => {
    const requests = giving({
      [CLAN]: {
        stronghold_level: 9,
        skirmish_statistics: { total_6: 10, win_6: 4, total_8: 20, win_8: 0, total_10: 30 },
        battles_for_strongholds_statistics: { total_10: 40, win_10: 25 },
      },
    });
    expect(await source.stronghold("eu", CLAN)).toEqual({
      level: 9,
      skirmish6: { battles: 10, wins: 4 },
      skirmish8: { battles: 20, wins: 0 },
      skirmish10: null,
      advance10: { battles: 40, wins: 25 },
    });
    expect(requests[0]?.at).toBe("https://api.worldoftanks.eu/wot/stronghold/claninfo/");
    giving({ [CLAN]: { skirmish_statistics: { win_6: 4 } } });
    expect(await source.stronghold("eu", CLAN)).toEqual({
      ...{ level: null, skirmish6: null, skirmish8: null, skirmish10: null, advance10: null },
    });
    giving({ [CLAN]: { stronghold_level: 3, skirmish_statistics: null } });
    expect(await source.stronghold("eu", CLAN)).toMatchObject({ level: 3, skirmish6: null, advance10: null });
    giving({ [CLAN]: { skirmish_statistics: { total_10: 3, win_10: 2 } } });
    expect(await source.stronghold("eu", CLAN)).toMatchObject({ skirmish10: { battles: 3, wins: 2 } });
    for (const odd of [
      { stronghold_level: "?" },
      { skirmish_statistics: { total_6: -1 } },
      { battles_for_strongholds_statistics: { win_10: 0.5 } },
    ]) {
      giving({ [CLAN]: odd });
      await expect(source.stronghold("eu", CLAN)).rejects.toMatchObject(unavailable);
    }
    giving({ [CLAN]: null });
    expect(await source.stronghold("eu", CLAN)).toBeNull();
  });

  it("is its place on the Global Map", async () => {
    const requests = giving({ [CLAN]: { statistics: { provinces_count: 3, captures: 11, battles: 90, wins: 50 } } });
    expect(await source.globalMap("eu", CLAN)).toEqual({ provinces: 3, captures: 11, battles: 90, wins: 50 });
    expect(requests[0]?.at).toBe("https://api.worldoftanks.eu/wot/globalmap/claninfo/");
    for (const none of [null, {}, { statistics: null }]) {
      giving({ [CLAN]: none });
      expect(await source.globalMap("eu", CLAN)).toBeNull();
    }
    giving({ [CLAN]: { statistics: { provinces_count: 3 } } });
    await expect(source.globalMap("eu", CLAN)).rejects.toMatchObject(unavailable);
  });
});

describe("what the publisher says of members", () => {
  const all = { battles: 100, wins: 55, damage_dealt: 90_000, frags: 80, spotted: 120, dropped_capture_points: 60 };

  it("are their totals of every mode", async () => {
    const requests = giving({
      [ONE]: { global_rating: 5474, last_battle_time: 1_795_000_000, statistics: { all } },
      [TWO]: { global_rating: null, last_battle_time: 0, statistics: { all: { ...all, battles: 0 } } },
    });
    const totals = { wins: 55, damage: 90_000, frags: 80, spots: 120, defence: 60 };
    expect([...(await source.totals("eu", [ONE, TWO]))]).toEqual([
      [ONE, { ...totals, battles: 100, personalRating: 5474, lastBattleAt: 1_795_000_000_000 }],
      [TWO, { ...totals, battles: 0, personalRating: null, lastBattleAt: null }],
    ]);
    const [request] = requests;
    expect([request?.at, request?.query.account_id]).toEqual([
      "https://api.worldoftanks.eu/wot/account/info/",
      `${ONE},${TWO}`,
    ]);
    expect(request?.query.fields?.split(",")).toEqual([
      ...["battles", "wins", "damage_dealt", "frags", "spotted", "dropped_capture_points"].map(
        (field) => `statistics.all.${field}`,
      ),
      ...["account_id", "nickname", "global_rating", "last_battle_time"],
    ]);
    giving({ [ONE]: { statistics: { all: { battles: 1 } } } });
    await expect(source.totals("eu", [ONE])).rejects.toMatchObject(unavailable);
  });

  it("are their vehicles", async () => {
    const tank = (tank_id: number, battles: number, wins: number) => ({ tank_id, statistics: { battles, wins } });
    const requests = giving({ [ONE]: [tank(1, 10, 6), tank(5137, 0, 0)], [TWO]: null });
    expect([...(await source.vehicles("asia", [ONE, TWO]))]).toEqual([
      [
        ONE,
        [
          { id: 1, battles: 10, wins: 6 },
          { id: 5137, battles: 0, wins: 0 },
        ],
      ],
    ]);
    expect(requests).toEqual([
      {
        at: "https://api.worldoftanks.asia/wot/account/tanks/",
        query: { account_id: `${ONE},${TWO}`, fields: "tank_id,statistics.battles,statistics.wins" },
      },
    ]);
    const many = (count: number) => Array.from({ length: count }, (_, i) => tank(i, 1, 1));
    giving({ [ONE]: many(2000) });
    expect((await source.vehicles("eu", [ONE])).get(ONE)).toHaveLength(2000);
    for (const odd of [many(2001), [{ tank_id: 1 }], [{ tank_id: 1, statistics: { battles: 1 } }]]) {
      giving({ [ONE]: odd });
      await expect(source.vehicles("eu", [ONE])).rejects.toMatchObject(unavailable);
    }
  });

  it("are their clans, without those that are in none", async () => {
    const requests = giving({ [ONE]: { clan: listed }, [TWO]: { clan: null } });
    expect([...(await source.clansOf("eu", [ONE, TWO]))]).toEqual([[ONE, { region: "eu", ...entry }]]);
    const fields = ["clan_id", "tag", "name", "members_count", "created_at"].map((field) => `clan.${field}`);
    expect(requests).toEqual([
      {
        at: "https://api.worldoftanks.eu/wot/clans/accountinfo/",
        query: { account_id: `${ONE},${TWO}`, fields: ["account_id", ...fields].join() },
      },
    ]);
    giving({ [ONE]: { clan: { tag: "FERRO" } } });
    await expect(source.clansOf("eu", [ONE])).rejects.toMatchObject(unavailable);
  });
});
