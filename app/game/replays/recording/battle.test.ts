import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { inflateChunks } from "#app/lib/inflate.ts";
import { recordedReplay } from "#tests/fixtures/replays/sample-recording.ts";
import { readReplay } from "../read-replay.ts";
import { healthAt, isInSight, type PlayedBattle, playedBattle, positionAt, stepAt } from "./battle.ts";
import { clientMethods } from "./client-methods.ts";
import { collectedAverages, collectedBattle, collectedHeat, collectedOf } from "./collected.ts";
import { heatOf } from "./heat.ts";
import { averageDamageOf, damageOfResults, hitLog, hitSums } from "./hit-log.ts";
import { battleMoments, cutsOf } from "./moments.ts";
import { readRecording, recordingOf } from "./recording.ts";

async function played(file: Blob): Promise<PlayedBattle> {
  const replay = await readReplay(file);
  const recording = await readRecording(file, replay, { inflate: inflateChunks, now: () => 0 });
  if (typeof recording === "string") throw new Error(recording);
  return playedBattle(replay, recording);
}

let battle: PlayedBattle;
beforeAll(async () => {
  battle = await played(recordedReplay());
});

const of = (number: string) => {
  const found = battle.vehicles.find(({ participant }) => participant.number === number);
  if (!found) throw new Error(number);
  return found;
};
const labels = { nameOf: (index: number) => `V${index}`, outcome: "Victory", ending: null };

it.each([
  [113, 113],
  [119, 119],
  [120, 120],
  [300, 120],
])("lasts as long as its results say, %d s, and no longer than the recording", async (stated, seconds) => {
  const file = recordedReplay();
  const replay = await readReplay(file);
  const recording = await readRecording(file, replay, { inflate: inflateChunks, now: () => 0 });
  if (typeof recording === "string" || !replay.end) throw new Error("not read");
  const { duration } = playedBattle({ ...replay, end: { ...replay.end, duration: stated } }, recording);
  expect(Math.floor(duration)).toBe(seconds);
});

it("knows the damage of the results, of which the hits in the log are a part", () => {
  const index = battle.vehicles.findIndex(({ participant }) => participant.number === "104");
  expect([damageOfResults(battle, index, "given"), damageOfResults(battle, index, "taken")]).toEqual([450, 230]);
  expect(damageOfResults(battle, -1, "given")).toBeNull();
});

describe("a battle that is played", () => {
  it("knows where a vehicle is, whether it is seen, and what it has left", () => {
    const enemy = of("104");
    expect(positionAt(enemy.track, 54)).toBeNull();
    expect([60, 80, 105].map((at) => isInSight(enemy.track, at))).toEqual([true, false, true]);
    // Where it was last seen, while it is not.
    expect(positionAt(enemy.track, 80)).toEqual(positionAt(enemy.track, 76));
    expect([50, 73, 119].map((at) => healthAt(enemy, at))).toEqual([730, 500, 500]);
    expect(healthAt(of("102"), 95)).toBe(0);
  });

  it("tells who destroyed whom when, from the recording before the results", () => {
    expect([of("102").lostAt, of("102").lostTo]).toEqual([expect.closeTo(90.2, 3), of("101").index]);
    expect(of("106").lostAt).toBeNull();
    expect(battle.events.map(({ kind }) => kind).filter((kind) => kind.endsWith("lost"))).toEqual([
      "enemy-lost",
      "ally-lost",
    ]);
  });

  it("sums damage and health of both sides, and counts enemies in sight", () => {
    const { lanes } = battle;
    if (!lanes) throw new Error("no lanes");
    const at = (seconds: number) => [
      stepAt(lanes.damage.team, seconds),
      stepAt(lanes.damage.enemies, seconds),
      lanes.damage.recorder && stepAt(lanes.damage.recorder, seconds),
      stepAt(lanes.sight, seconds),
    ];
    expect(at(0)).toEqual([0, 0, 0, 0]);
    expect(at(75)).toEqual([540, 110, 310, 2]);
    expect(at(120)).toEqual([680, 450, 450, 0]);
    expect([0, 120].map((seconds) => stepAt(lanes.health.team, seconds))).toEqual([3080, 2630]);
  });

  it("has no lanes without the numbers of its client, and losses by the results", async () => {
    const other = await played(recordedReplay({ version: "9.0.0" }));
    expect(other.lanes).toBeNull();
    expect(other.vehicles.filter(({ lostAt }) => lostAt !== null)).toHaveLength(2);
  });
});

const BOUNDS = { west: -500, south: -500, east: 500, north: 500 };
const sum = (cells: Float32Array) => cells.reduce((all, cell) => all + cell, 0);

it("a heat map holds all damage, and the seconds that vehicles were seen", () => {
  const dealt = heatOf(battle, BOUNDS, "dealt", null);
  expect([sum(dealt.team), sum(dealt.enemies)]).toEqual([680, 450]);
  const taken = heatOf(battle, BOUNDS, "taken", null);
  expect([sum(taken.team), sum(taken.enemies)]).toEqual([450, 680]);
  expect(sum(heatOf(battle, BOUNDS, "dealt", battle.recorder).team)).toBe(450);
  const presence = heatOf(battle, BOUNDS, "presence", of("102").index);
  expect(sum(presence.enemies)).toBeCloseTo(50, 0);
});

it("of many battles nothing is kept but the recorder's squares, and each counts once", async () => {
  const file = recordedReplay();
  const kept = collectedBattle(await readReplay(file), battle, BOUNDS);
  expect(JSON.stringify(kept)).not.toMatch(/commander_1|enemy_1|50000000/);
  const lost = { ...kept, mark: "another", hasWon: false, damage: 150, team: 2 as const };
  const both = [kept, lost];
  expect(collectedOf(both, { map: kept.map, team: 2, vehicle: null })).toEqual([lost]);
  expect(collectedOf(both, { map: "elsewhere", team: null, vehicle: null })).toEqual([]);
  expect(sum(collectedHeat(both, "dealt").team)).toBe(900);
  expect(collectedAverages(both)).toEqual({ battles: 2, winRate: 50, damage: 300, lifeTime: 110 });
  expect(collectedAverages([]).damage).toBeNull();
});

it("the hit log says of each hit what the game said", () => {
  const rows = hitLog(battle, battle.recorder);
  expect(rows.map(({ direction, result }) => `${direction} ${result}`)).toEqual([
    "given Not penetrated",
    "given Penetrated",
    "taken Tracks hit",
    "given Penetrated",
    "given Ricochet",
    "taken Penetrated",
    "missed Missed",
    "given Destroyed",
    "taken Destroyed",
  ]);
  expect([battle.ownShots, battle.misses.map(({ end }) => end)]).toEqual([
    { fired: 6, hit: 5 },
    [{ at: expect.closeTo(80.4, 3), x: 100, z: 100, hasBurst: true }],
  ]);
  expect(rows.find(({ result }) => result === "Missed")).toMatchObject({ other: -1, damage: 0, parts: "" });
  // Of the other vehicles' shots no more is known here.
  expect(hitLog(battle, of("103").index).map(({ result }) => result)).toEqual(["Penetrated"]);
  expect(rows[1]).toMatchObject({ shell: "AP", calibre: 85, parts: "Hull", damage: 160 });
  expect(rows[1]?.distance).toBeGreaterThan(100);
  const shells = [
    { kind: "AP", calibre: 85, damage: 160 },
    { kind: "APCR", calibre: 85, damage: 150 },
    { kind: "AP", calibre: 76.2, damage: 110 },
  ];
  const given = rows.filter(({ direction }) => direction === "given");
  // A finishing hit only takes what was left.
  expect(hitSums(given, (row) => averageDamageOf(shells, row))).toEqual({
    hits: 5,
    damage: 450,
    penetrated: 3,
    luck: -10,
  });
});

it("a hit did the first loss to its attacker at its time that no earlier hit did", () => {
  const [methods, none] = [clientMethods("2.3.0"), new Float32Array()];
  const event = fc.record({
    clock: fc.integer({ min: 0, max: 40 }).map((steps) => steps / 10),
    vehicle: fc.integer({ min: 0, max: 1 }),
    attacker: fc.integer({ min: -1, max: 1 }),
    reason: fc.integer({ min: 0, max: 1 }),
  });
  const events = fc.array(event).map((drawn) => drawn.sort((a, b) => a.clock - b.clock));
  fc.assert(
    fc.property(events, events, (reported, struck) => {
      const health = reported.map((event, i) => ({ ...event, before: 1000, health: 999 - i }));
      const hits = struck.map((event) => ({ ...event, points: [] }));
      const packets = {
        ...{ positions: none, sights: none, health, seenHealth: [], hits, shots: [], began: 0, ended: 9, last: 9 },
        ...{ count: 1, complete: true, holds: true },
      };
      const taken = new Set<number>();
      const damages = hits.map(({ clock, vehicle, attacker }) => {
        const found = health.findIndex(
          (loss, i) =>
            loss.vehicle === vehicle &&
            loss.attacker === attacker &&
            loss.reason === 0 &&
            Math.abs(loss.clock - clock) <= 0.25 &&
            !taken.has(i),
        );
        taken.add(found);
        return found < 0 ? 0 : found + 1;
      });
      expect(recordingOf(packets, [], methods).events?.hits.map(({ damage }) => damage)).toEqual(damages);
    }),
  );
});

describe("moments", () => {
  it("are of events, with the second of the video", () => {
    const { moments } = battleMoments(battle, labels);
    expect(moments.map(({ kind }) => kind)).toEqual([
      "start",
      "damage",
      "burst",
      "hit-taken",
      "own-kill",
      "lost",
      "end",
    ]);
    const [, damage] = cutsOf(moments, 31);
    expect(damage).toMatchObject({ battleSecond: 60.2, videoFrom: 86, videoTo: 96 });
  });

  it("have the ten seconds of most damage, whatever hits there are", () => {
    const hits = fc.array(fc.record({ at: fc.integer({ min: 0, max: 60 }), damage: fc.integer({ min: 1, max: 9 }) }));
    fc.assert(
      fc.property(hits, (drawn) => {
        // Steps of 0.3 s and of 10.
        const own = drawn.map(({ at, damage }) => ({ at: at % 2 ? at * 0.3 : at, damage })).sort((a, b) => a.at - b.at);
        const damages = own.map(({ at, damage }) => ({
          ...{ at, vehicle: of("104").index, attacker: battle.recorder, reason: 0 },
          ...{ from: 10 + damage, to: 10 },
        }));
        const within = own.map(({ at }) => own.filter((other) => other.at >= at && other.at <= at + 10));
        const sums = within.map((group) => group.reduce((sum, { damage }) => sum + damage, 0));
        const best = sums.indexOf(Math.max(...sums));
        const count = within[best]?.length ?? 0;
        const { moments } = battleMoments({ ...battle, damages }, labels);
        const burst = moments.filter(({ kind }) => kind === "burst").map(({ at, text }) => ({ at, text }));
        const text = `${sums[best]} damage, ${count} hits`;
        expect(burst).toEqual(count > 1 ? [{ at: own[best]?.at, text }] : []);
      }),
    );
  });
});
