import { describe, expect, test } from "vitest";
import {
  replayBytes,
  resultsText,
  SAMPLE_ACCOUNT,
  sampleHead,
  samplePersonal,
  sampleReplay,
} from "#tests/fixtures/replays/sample-replay.ts";
import { readReplay } from "./read-replay.ts";
import { REPLAY_FAULTS, type ReplayFaultKind } from "./replay.ts";

const faultOf = (blob: Blob) =>
  readReplay(blob).then(
    () => "none",
    ({ kind, message }: { kind: ReplayFaultKind; message: string }) =>
      message === REPLAY_FAULTS[kind] ? kind : message,
  );

test("A replay with results tells the battle and what counts for its account", async () => {
  const replay = await readReplay(sampleReplay());
  expect(replay).toMatchObject({
    player: "commander_1",
    accountId: SAMPLE_ACCOUNT,
    vehicle: { nation: "ussr", tag: "R04_T-34" },
    team: 1,
    mapTag: "18_cliff",
    gameplay: "ctf",
    playedAt: "2024-10-16T20:15:30",
    clientVersion: "1.26.1.0",
    missing: null,
  });
  expect(replay.end).toMatchObject({ winner: 1, duration: 301, earned: { credits: 31_124, xp: 1686 } });
  expect(replay.end?.own).toMatchObject({
    arenaId: "36643412784517925",
    accountId: SAMPLE_ACCOUNT,
    tankId: 1,
    startedAt: 1_729_102_530,
    outcome: "win",
    survived: true,
    damageDealt: 912,
    assistedBySpotting: 240,
    baseXp: 843,
    markPercentage: 49,
  });
});

test("Both teams are told with who destroyed whom and when", async () => {
  const { participants } = await readReplay(sampleReplay());
  expect(participants).toHaveLength(2);
  expect(participants[1]).toMatchObject({
    player: "enemy_1",
    team: 2,
    vehicle: null,
    result: { tankId: 1, lifeTime: 187, deathReason: 0, destroyedBy: "101" },
  });
  expect(participants[0]?.result).toMatchObject({ deathReason: -1, destroyedBy: null, damageDealt: 912 });
});

test("A replay that its player left early has a beginning and no results", async () => {
  const replay = await readReplay(sampleReplay(sampleHead(), null));
  expect(replay).toMatchObject({ end: null, missing: "left", team: 1 });
  expect(replay.participants.map(({ result }) => result)).toEqual([null, null]);
});

describe("Results that cannot be read leave the beginning", () => {
  test.each([
    ["of nobody", resultsText({ personal: {} })],
    ["of another account", resultsText({ personal: { "1": samplePersonal({ accountDBID: 7 }) } })],
    ["with impossible figures", resultsText({ personal: { "1": samplePersonal({ damageDealt: 900_000 }) } })],
    ["with an arena id beyond 64 bits", resultsText({ arenaUniqueID: "99999999999999999999" })],
    ["that are no JSON", "{"],
    ["that are something else", "[[]]"],
  ])("%s", async (_, results) => {
    expect(await readReplay(sampleReplay(sampleHead(), results))).toMatchObject({ end: null, missing: "unreadable" });
  });
});

test("A figure that the client did not report is unknown, not zero", async () => {
  const personal = samplePersonal({ damageAssistedStun: undefined, spotted: "many", deathReason: null });
  const { end } = await readReplay(sampleReplay(sampleHead(), resultsText({ personal: { "1": personal } })));
  expect(end?.own).toMatchObject({ assistedByStun: null, spotted: null, survived: null, damageDealt: 912 });
});

test("Not-a-number and infinity of the game's JSON are unknown figures", async () => {
  const text = resultsText().replaceAll('"spotted":2', '"spotted":NaN').replaceAll('"shots":14', '"shots":-Infinity');
  const { end } = await readReplay(sampleReplay(sampleHead(), text));
  expect(end?.own).toMatchObject({ spotted: null, shots: null, hits: 11 });
});

test("A name keeps its markup as text and loses control characters", async () => {
  const name = "<b>x</b>\u0000\u0007";
  const replay = await readReplay(sampleReplay(sampleHead({ playerName: name })));
  expect(replay.player).toBe("<b>x</b>");
});

describe("A file that is no readable replay says what it is and what to do", () => {
  const whole = replayBytes([JSON.stringify(sampleHead()), resultsText()]);
  const long = new Uint8Array(12);
  long.set(whole.slice(0, 8));
  new DataView(long.buffer).setUint32(8, 0xffff_fff0, true);
  test.each<[string, BlobPart, ReplayFaultKind]>([
    ["an empty file", "", "empty"],
    ["a few letters", "wot", "not-a-replay"],
    ["a picture with the name of a replay", "\u0089PNG\r\n\u001a\n, and more", "not-a-replay"],
    ["one that ends within the first block", whole.slice(0, 200), "truncated"],
    ["one that ends within the second block", whole.slice(0, -60), "truncated"],
    ["one that ends after the number of blocks", whole.slice(0, 8), "truncated"],
    ["a block of 4 GB", long, "too-large"],
    ["no block", replayBytes([]), "damaged"],
    ["a hundred blocks", replayBytes(Array(100).fill("{}")), "damaged"],
    ["a first block that is no JSON", replayBytes(["{'a'"]), "damaged"],
    ["the replay of another game", replayBytes(['{"shipConfig":1,"vehicles":[]}']), "other-game"],
    ["a path in place of the map", replayBytes([JSON.stringify(sampleHead({ mapName: "../x" }))]), "other-game"],
    ["a time that there is not", sampleReplay(sampleHead({ dateTime: "99.99.9999 99:99:99" })), "other-game"],
    ["a day that there is not", sampleReplay(sampleHead({ dateTime: "31.02.2020 10:00:00" })), "other-game"],
    ["nobody's vehicle", replayBytes([JSON.stringify(sampleHead({ vehicles: {} }))]), "damaged"],
  ])("%s", async (_, content, kind) => {
    expect(await faultOf(new Blob([content]))).toBe(kind);
  });
});
