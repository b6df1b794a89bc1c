import { expect, it } from "vitest";
import { battleOf } from "../battles/battle-record.fixture.ts";
import type { Replay } from "../replays/replay.ts";
import { assistedOf, battleValues, killsText, masteryText, nameOfTag, sumOf } from "./battle-values.ts";
import { PLACEHOLDERS } from "./video-templates.ts";

it.each<[(number | null | undefined)[], number | null]>([
  [[], null],
  [[null, undefined], null],
  [[0, null], 0],
  [[1, undefined, 2.5, null, 3], 6.5],
])("the sum of %j is %j", (values, sum) => {
  expect(sumOf(...values)).toBe(sum);
});

it("assisted damage is what is known of spotting, tracking and stun", () => {
  const all = { assistedBySpotting: 100, assistedByTracking: 20, assistedByStun: 3 };
  expect(assistedOf(all)).toBe(123);
  expect(assistedOf({ ...all, assistedByStun: null })).toBe(120);
  expect(assistedOf({ assistedBySpotting: null, assistedByTracking: null, assistedByStun: null })).toBeNull();
  expect([assistedOf(null), assistedOf(undefined)]).toEqual([null, null]);
});

it("kills are counted in words", () => {
  expect(["0", "1", "2", "11", null].map(killsText)).toEqual(["0 kills", "1 kill", "2 kills", "11 kills", null]);
});

it("a mark of mastery has its name, and none of what is no mark", () => {
  expect([1, 2, 3, 4].map(masteryText)).toEqual(["Class III", "Class II", "Class I", "Ace Tanker"]);
  expect([0, 5, null, undefined].map(masteryText)).toEqual([null, null, null, null]);
});

it.each([
  ["R04_T-34", "T-34"],
  ["GB91_Super_Conqueror", "Super Conqueror"],
  ["Ch01_Type59", "Type59"],
  ["F108_Panhard_EBR_105", "Panhard EBR 105"],
  ["Observer", "Observer"],
  ["ABCDE1_x", "ABCDE1 x"],
  ["1_A1_b", "1 A1 b"],
])("the vehicle of the tag %s is called %s", (tag, name) => {
  expect(nameOfTag(tag)).toBe(name);
});

const replay = {
  player: "Somebody",
  vehicle: { nation: "germany", tag: "G16_Tiger_II" },
  playedAt: "2026-03-04T20:15:30",
  clientVersion: "2.3.0.0",
  end: { duration: 301, own: battleOf({ damageDealt: 1912, mastery: 4, kills: 1, damageReceived: 0, spotted: null }) },
} as Replay;

it("placeholders have what the results say", () => {
  const vehicle = {
    name: "Tiger II",
    nation: "germany",
    tier: 8,
    type: "heavyTank",
    link: "https://x.example",
  } as const;
  const values = battleValues(replay, vehicle);
  expect(Object.keys(values).sort()).toEqual(Object.keys(PLACEHOLDERS).sort());
  expect(values).toEqual({
    vehicle: "Tiger II",
    tier: "VIII",
    class: "heavy tank",
    nation: "Germany",
    map: null,
    type: null,
    spawn: null,
    outcome: "Victory",
    damage: "1,912",
    assisted: "240",
    blocked: "640",
    received: "0",
    kills: "1",
    "kills in words": "1 kill",
    spotted: null,
    shots: "14",
    hits: "11",
    penetrations: "9",
    xp: "843",
    mastery: "Ace Tanker",
    duration: "5:01",
    date: "2026-03-04",
    patch: "2.3.0.0",
    player: "Somebody",
    link: "https://x.example",
    chapters: null,
  });
});

it("without results and dataset placeholders have what the head says", () => {
  const values = battleValues({ ...replay, end: null, player: "", clientVersion: null }, null);
  const known = Object.entries(values).filter(([, value]) => value !== null);
  expect(Object.fromEntries(known)).toEqual({ vehicle: "Tiger II", nation: "Germany", date: "2026-03-04" });
});
