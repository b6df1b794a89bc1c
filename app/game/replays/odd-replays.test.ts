import { describe, expect, it, test } from "vitest";
import {
  replayBytes,
  resultsText,
  SAMPLE_ACCOUNT,
  sampleHead,
  samplePersonal,
  sampleReplay,
} from "#tests/fixtures/replays/sample-replay.ts";
import { readReplay, readReplayBlocks } from "./read-replay.ts";

const readHead = (changes: object) => readReplay(sampleReplay(sampleHead(changes)));
const readResults = (changes: object) => readReplay(sampleReplay(sampleHead(), resultsText(changes)));
const readOwn = async (changes: object) => (await readResults({ personal: { "1": samplePersonal(changes) } })).end?.own;

describe("the head of a replay", () => {
  it("names the battle as the game does", async () => {
    expect(await readHead({})).toMatchObject({ mapName: "Cliff", region: "EU" });
    const { participants } = await readHead({});
    expect(participants[0]).toMatchObject({ number: "101", clan: "INDEX", maxHealth: 450, platoon: null });
    expect(participants[0]?.vehicle).toEqual({ nation: "ussr", tag: "R04_T-34" });
  });

  it.each([
    ["World of Tanks v.1.26.1.0 #546", "1.26.1.0"],
    ["v.0.9.8 Common Test #12", "0.9.8"],
    ["World of Tanks v.2.3", "2.3"],
    ["World of Tanks v.2", null],
    ["World of Tanks 1.26.1.0", null],
    ["v.1.2.3.4.5.6", "1.2.3.4.5"],
    [7, null],
  ])("says the client's version: %s", async (clientVersionFromXml, version) => {
    expect((await readHead({ clientVersionFromXml })).clientVersion).toBe(version);
  });

  it("may lack what is beside the point", async () => {
    const odd = { playerID: -1, mapDisplayName: 7, battleType: "?", regionCode: null };
    const replay = await readReplay(sampleReplay(sampleHead(odd), null));
    expect(replay).toMatchObject({ accountId: null, mapName: "", region: "" });
  });

  it("may lack it of a vehicle, too", async () => {
    const vehicles = {
      "101": { name: "commander_1", clanAbbrev: 7, team: 2, vehicleType: "mars:x", maxHealth: -1 },
      "102": { name: [], team: 1, vehicleType: "germany:G16_PzVIB_Tiger_II.x", maxHealth: 1_000_000 },
    };
    const replay = await readReplay(sampleReplay(sampleHead({ vehicles }), null));
    expect(replay.team).toBe(2);
    expect(replay.participants).toMatchObject([
      { player: "commander_1", clan: "", team: 2, vehicle: null, maxHealth: null },
      { player: "", clan: "", vehicle: { nation: "germany", tag: "G16_PzVIB_Tiger_II.x" }, maxHealth: 1_000_000 },
    ]);
  });

  it("shortens what is longer than any real one", async () => {
    const replay = await readHead({
      playerName: "n".repeat(65),
      mapDisplayName: "m".repeat(65),
      regionCode: "r".repeat(17),
    });
    const { player, mapName, region } = replay;
    expect([player.length, mapName.length, region.length]).toEqual([64, 64, 16]);
  });

  it.each([
    { playerVehicle: "ussr" },
    { playerVehicle: "ussr-" },
    { playerVehicle: "ussr--x" },
    { playerVehicle: "xussr-R04" },
    { playerVehicle: "ussr-R04 x" },
    { playerVehicle: `ussr-${"x".repeat(124)}` },
    { mapName: "" },
    { mapName: "a b" },
    { mapName: "x".repeat(65) },
    { gameplayID: "c/f" },
    { gameplayID: "x".repeat(33) },
    { dateTime: "2024-10-16 20:15:30" },
    { dateTime: "16.10.2024 20:15:30 " },
    { dateTime: "x16.10.2024 20:15:30" },
    { vehicles: { x: { name: "a", team: 1 } } },
    { vehicles: { "12345678901234567": { name: "a", team: 1 } } },
    { vehicles: { "101": { name: "a", team: 3 } } },
    { vehicles: Object.fromEntries(Array.from({ length: 61 }, (_, i) => [i, { name: `p${i}`, team: 1 }])) },
  ])("is another game's: %j", async (change) => {
    await expect(readHead(change)).rejects.toMatchObject({ kind: "other-game" });
  });

  it("takes the longest names and the largest battle", async () => {
    const tag = "x".repeat(123);
    const vehicles = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [i, { name: `p${i}`, team: 1 }]));
    const head = {
      playerVehicle: `ussr-${tag}`,
      mapName: "m".repeat(64),
      gameplayID: "g".repeat(32),
      playerName: "p7",
    };
    const replay = await readReplay(sampleReplay(sampleHead({ ...head, vehicles }), null));
    expect(replay).toMatchObject({ vehicle: { tag }, mapTag: "m".repeat(64), gameplay: "g".repeat(32), team: 1 });
    expect(replay.participants).toHaveLength(60);
  });
});

describe("the results of a replay", () => {
  const common = {
    winnerTeam: 1,
    finishReason: 1,
    duration: 301.9,
    arenaCreateTime: 1_729_102_530,
    bonusType: 1,
    arenaTypeID: 11,
  };

  it("are the account's own, figure by figure", async () => {
    expect(
      await readOwn({
        ...{ damageAssistedTrack: 11, damageAssistedStun: 12, damageBlockedByArmor: 13, damageReceived: 14 },
        ...{ capturePoints: 15, droppedCapturePoints: 16, lifeTime: 250.4, marksOnGun: 3, damageRating: 91 },
      }),
    ).toEqual({
      ...{
        arenaId: "36643412784517925",
        accountId: SAMPLE_ACCOUNT,
        tankId: 1,
        startedAt: 1_729_102_530,
        duration: 301,
      },
      ...{ arenaTypeId: 11, bonusType: 1, team: 1, outcome: "win", survived: true, damageDealt: 912 },
      ...{ assistedBySpotting: 240, assistedByTracking: 11, assistedByStun: 12, damageBlocked: 13, damageReceived: 14 },
      ...{ kills: 1, spotted: 2, shots: 14, hits: 11, penetrations: 9, capturePoints: 15, defencePoints: 16 },
      ...{ baseXp: 843, lifeTime: 250, mastery: 2, marks: 3, markPercentage: 91, averageCombined: 639 },
      clientVersion: "1.26.1.0",
    });
  });

  it.each([
    [0, "draw", null],
    [1, "win", 1],
    [2, "loss", 2],
  ])("tell by the winner %d a %s", async (winnerTeam, outcome, winner) => {
    const { end } = await readResults({ common: { ...common, winnerTeam } });
    expect([end?.own.outcome, end?.winner, end?.duration]).toEqual([outcome, winner, 301]);
  });

  it.each([
    [-1, true],
    [0, false],
    [1000, false],
    [null, null],
    [1001, null],
    [-2, null],
  ])("tell by the reason %j of a loss whether one survived: %j", async (deathReason, survived) => {
    expect((await readOwn({ deathReason }))?.survived).toBe(survived);
  });

  it.each([
    [{ markOfMastery: 5 }, { mastery: null }],
    [{ markOfMastery: 4 }, { mastery: 4 }],
    [{ marksOnGun: 4 }, { marks: null }],
    [{ damageRating: 101 }, { markPercentage: null }],
    [{ damageRating: 100 }, { markPercentage: 100 }],
    [{ damageRating: 49.5 }, { markPercentage: null }],
    [{ spotted: -1 }, { spotted: null }],
    [{ lifeTime: 12.5 }, { lifeTime: 13 }],
  ])("with %j are %j", async (change, figures) => {
    expect(await readOwn(change)).toMatchObject(figures);
  });

  it.each([
    { arenaUniqueID: -1 },
    { arenaUniqueID: "x1" },
    { arenaUniqueID: "18446744073709551616" },
    { common: { ...common, winnerTeam: 3 } },
    { common: { ...common, duration: -1 } },
    { common: { ...common, duration: 86_401 } },
    { common: { ...common, arenaCreateTime: 0 } },
    { common: { ...common, arenaCreateTime: 2 ** 32 } },
    { common: { ...common, bonusType: -1 } },
    { common: { ...common, arenaTypeID: -1 } },
    { vehicles: { x: {} } },
    { personal: { "1": samplePersonal({ team: 3 }) } },
    { personal: { "1": samplePersonal({ typeCompDescr: 0 }) } },
    { personal: null },
  ])("are none with %j", async (change) => {
    expect(await readResults(change)).toMatchObject({ end: null, missing: "unreadable" });
  });

  it("may be of an arena up to 64 bits, and say no reason of the end", async () => {
    const { end } = await readResults({
      arenaUniqueID: "18446744073709551615",
      common: { ...common, finishReason: "?" },
    });
    expect([end?.arenaId, end?.finishReason]).toEqual(["18446744073709551615", null]);
  });

  it("name vehicles that the head did not know, and players by their accounts", async () => {
    const stats = { ...samplePersonal(), accountDBID: 7, team: 2, killerID: 0, deathReason: -1 };
    const vehicles = { "103": stats, "104": [{ ...stats, accountDBID: 8, killerID: 103, deathReason: 0 }] };
    const players = { "7": { name: "seven", prebattleID: 5 }, "8": { name: 8, prebattleID: 5 } };
    const { participants } = await readResults({ vehicles, players });
    expect(
      participants.map(({ number, player, team, platoon, result }) => [
        number,
        player,
        team,
        platoon,
        result?.destroyedBy,
      ]),
    ).toEqual([
      ["101", "commander_1", 1, null, undefined],
      ["102", "enemy_1", 2, null, undefined],
      ["103", "seven", 2, 1, null],
      ["104", "", 2, 1, "103"],
    ]);
    // Players in a wrong shape, or none.
    expect((await readResults({ vehicles, players: 7 })).participants.map(({ player }) => player)).toEqual([
      ...["commander_1", "enemy_1", "", ""],
    ]);
  });

  it.each([
    [{ maxHealth: 900 }, 900],
    [{ maxHealth: 0, health: 100, damageReceived: 350 }, 450],
    [{ health: null, damageReceived: 350 }, 350],
    [{ health: 0, damageReceived: 0 }, null],
    [{ health: 5, damageReceived: null }, null],
  ])("tell the health that a vehicle began with: %j is %j", async (change, maxHealth) => {
    const vehicles = { "103": { ...samplePersonal(), accountDBID: 7, ...change } };
    const { participants } = await readResults({ vehicles });
    expect(participants.find(({ number }) => number === "103")?.maxHealth).toBe(maxHealth);
  });

  it("are none of more vehicles than a battle has", async () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [i, samplePersonal()]));
    expect((await readResults({ vehicles: many(60) })).missing).toBeNull();
    expect((await readResults({ vehicles: many(61) })).missing).toBe("unreadable");
  });
});

test("Eight blocks are read, each up to eight megabytes, and the recording begins behind them", async () => {
  const texts = Array.from({ length: 8 }, (_, i) => `${i}é`);
  expect(await readReplayBlocks(new Blob([replayBytes(texts)]))).toEqual({ blocks: texts, end: 8 + 8 * (4 + 3) });
  await expect(readReplayBlocks(new Blob([replayBytes([...texts, ""])]))).rejects.toMatchObject({ kind: "damaged" });
  const head = new Uint8Array(replayBytes([""]));
  const said = (length: number) => {
    new DataView(head.buffer).setUint32(8, length, true);
    return new Blob([head]);
  };
  await expect(readReplayBlocks(said(8 * 1024 * 1024 + 1))).rejects.toMatchObject({ kind: "too-large" });
  await expect(readReplayBlocks(said(8 * 1024 * 1024))).rejects.toMatchObject({ kind: "truncated" });
  for (const length of [1, 4, 7]) {
    await expect(readReplayBlocks(new Blob([head.slice(0, length)]))).rejects.toMatchObject({ kind: "not-a-replay" });
  }
  await expect(readReplayBlocks(new Blob([head.slice(0, 8)]))).rejects.toMatchObject({ kind: "truncated" });
  await expect(readReplayBlocks(new Blob([head.slice(0, 11)]))).rejects.toMatchObject({ kind: "truncated" });
});
