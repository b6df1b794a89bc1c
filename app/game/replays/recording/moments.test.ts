import { describe, expect, it } from "vitest";
import { participant } from "../made-up-battle.fixture.ts";
import type { PlayedBattle, PlayedEvent, VehicleInBattle } from "./battle.ts";
import { type BattleMoment, battleMoments, cutsAsCsv, cutsAsEdl, cutsAsJson, cutsOf } from "./moments.ts";

const labels = { nameOf: (index: number) => `V${index}`, outcome: "Victory", ending: "Base captured" };

const vehicle = (index: number, changes: Partial<VehicleInBattle> = {}): VehicleInBattle => ({
  index,
  participant: participant(String(index), 1),
  isAlly: index < 2,
  isRecorder: index === 0,
  maxHealth: 1000,
  lostAt: null,
  lostTo: null,
  track: { times: new Float32Array(), xs: new Float32Array(), zs: new Float32Array(), sights: new Float32Array() },
  healths: [],
  ...changes,
});

/** The recorder at place 0, one more of its team, and two others. */
const battle = (changes: Partial<PlayedBattle>): PlayedBattle => ({
  vehicles: [0, 1, 2, 3].map((index) => vehicle(index)),
  recorder: 0,
  duration: 200,
  events: [],
  damages: [],
  hits: [],
  misses: [],
  ownShots: null,
  lanes: null,
  ...changes,
});

const event = (at: number, kind: PlayedEvent["kind"], by: number, to: number, damage: number | null = null) => ({
  ...{ at, kind, by, to, damage },
});

/** Of one kind. */
const of = (kind: BattleMoment["kind"], changes: Partial<PlayedBattle>) =>
  battleMoments(battle(changes), labels).moments.flatMap((moment) =>
    moment.kind === kind ? [[moment.at, moment.text, moment.isChosen]] : [],
  );

describe("moments of a battle", () => {
  it("begin and end it, also where nothing happened", () => {
    expect(battleMoments(battle({}), labels)).toEqual({
      moments: [
        { key: "start", kind: "start", at: 0, title: expect.any(String), text: "", isChosen: true },
        { key: "end 200.0", kind: "end", at: 200, title: "Victory", text: "Base captured", isChosen: true },
      ],
      missing: [],
    });
    const [, end] = battleMoments(battle({}), { ...labels, outcome: null, ending: null }).moments;
    expect([end?.text, end?.isChosen]).toEqual(["", false]);
  });

  it("are in the order of time, with a key of kind and tenth of a second", () => {
    const events = [event(30.04, "taken", 2, 0, 5), event(20.26, "given", 0, 2, 9)];
    const { moments } = battleMoments(battle({ events }), labels);
    expect(moments.map(({ key }) => key)).toEqual(["start", "damage 20.3", "hit-taken 30.0", "end 200.0"]);
  });

  it("have the first hit that was taken, whatever it did", () => {
    expect(
      of("hit-taken", {
        events: [event(9, "given", 0, 2, 1), event(10, "taken", 2, 0, 0), event(11, "taken", 3, 0, 50)],
      }),
    ).toEqual([[10, "V2, no damage", false]]);
    expect(of("hit-taken", { events: [event(11, "taken", 3, 0, 50)] })).toEqual([[11, "V3, 50 damage", false]]);
    expect(of("hit-taken", { events: [event(11, "taken", 3, 0, null)] })).toEqual([[11, "V3, no damage", false]]);
  });

  it("have the first damage that was given", () => {
    const events = [event(10, "given", 0, 2, 0), event(11, "taken", 3, 0, 50), event(12, "given", 0, 3, 1)];
    expect(of("damage", { events })).toEqual([[12, "1 on V3", true]]);
    expect(of("damage", { events: events.slice(0, 2) })).toEqual([]);
    expect(of("damage", { events: [event(10, "given", 0, 2, null)] })).toEqual([]);
  });

  it("have the first kill, if another made it, and each of the recorder's", () => {
    const events = [
      event(10, "given", 0, 2, 5),
      event(20, "ally-lost", 3, 1),
      event(30, "enemy-lost", 0, 2),
      event(40, "enemy-lost", 1, 3),
      event(50, "ally-lost", 0, 1),
    ];
    expect(of("first-kill", { events })).toEqual([[20, "V3 destroys V1", true]]);
    expect(of("own-kill", { events })).toEqual([[30, "V2", true]]);
    expect(of("first-kill", { events: events.slice(2) })).toEqual([]);
    expect(of("first-kill", { events: [event(20, "ally-lost", -1, 1)] })).toEqual([[20, "V1 is lost", true]]);
    // Nobody's loss is no kill of a recorder that is not listed.
    expect(of("own-kill", { recorder: -1, events: [event(20, "enemy-lost", -1, 2)] })).toEqual([]);
    expect(of("own-kill", { events: [event(20, "enemy-lost", 0, 2), event(21, "enemy-lost", 0, 3)] })).toHaveLength(2);
  });

  it("have the ten seconds of most damage by the recorder, if more than one hit did it", () => {
    const damage = (at: number, amount: number, attacker = 0) => ({
      ...{ at, vehicle: 2, attacker, from: 900, to: 900 - amount, reason: 0 },
    });
    expect(of("burst", { damages: [damage(5, 90), damage(15.1, 50), damage(20, 30, 1), damage(25.1, 41)] })).toEqual([
      [15.1, "91 damage, 2 hits", true],
    ]);
    // The strongest is a single hit.
    expect(of("burst", { damages: [damage(5, 100), damage(20, 50), damage(25, 40)] })).toEqual([]);
    // Of two as strong the first.
    expect(of("burst", { damages: [damage(5, 50), damage(6, 50), damage(50, 50), damage(51, 50)] })).toEqual([
      [5, "100 damage, 2 hits", true],
    ]);
  });

  it("have series of three or more enemies lost within 15 seconds", () => {
    const lostAt = (...times: number[]) => ({ events: times.map((at, i) => event(at, "enemy-lost", 1, i)) });
    const titles = (...times: number[]) =>
      battleMoments(battle(lostAt(...times)), labels).moments.flatMap(({ kind, title, at }) =>
        kind === "series" ? [[at, ...(title.match(/\d+/g) ?? []).map(Number)]] : [],
      );
    expect(titles(10, 20, 25)).toEqual([[10, 3, 15]]);
    expect(titles(10, 20, 25.1)).toEqual([]);
    expect(titles(10, 10.1, 10.2)).toEqual([[10, 3, 1]]);
    expect(titles(5, 21, 22, 23, 30, 40, 41, 42)).toEqual([
      [21, 4, 9],
      [40, 3, 2],
    ]);
    expect(of("series", lostAt(10, 20, 22.6))).toEqual([[10, "V0, V1, V2", true]]);
    const allies = [10, 11, 12].map((at, i) => event(at, "ally-lost", 2, i));
    expect(of("series", { events: allies })).toEqual([]);
  });

  it("have the recorder's loss, and to whom", () => {
    const lost = (lostTo: number | null) => ({
      vehicles: [vehicle(0, { lostAt: 150, lostTo }), vehicle(1), vehicle(2)],
    });
    expect(of("lost", lost(2))).toEqual([[150, "by V2", true]]);
    expect(of("lost", lost(null))).toEqual([[150, "", true]]);
    expect(of("lost", { recorder: -1, ...lost(2) })).toEqual([]);
  });

  it("have when the recorder came near death, or what was the least it had", () => {
    const near = (changes: Partial<VehicleInBattle>) => {
      const { moments, missing } = battleMoments(battle({ vehicles: [vehicle(0, changes), vehicle(1)] }), labels);
      const found = moments.find(({ kind }) => kind === "low-health");
      return found ? [found.at, found.text] : missing.map((text) => Number(/(\d+)%/.exec(text)?.[1]));
    };
    const healths = (...all: number[]) => all.map((health, i) => ({ at: 10 * (i + 1), health }));
    expect(near({ healths: healths(500, 200, 200, 300) })).toEqual([20, "200 of 1000 left"]);
    expect(near({ healths: healths(500, 206) })).toEqual([20]);
    expect(near({ healths: healths(500, 150, 0), lostAt: 30 })).toEqual([20, "150 of 1000 left"]);
    expect(near({ healths: healths(500, 0), lostAt: 20 })).toEqual([]);
    expect(near({})).toEqual([]);
    expect(near({ healths: healths(100), maxHealth: null })).toEqual([100]);
  });

  it("have when the recorder was the last of the team, if it lived on", () => {
    const last = (ally: Partial<VehicleInBattle>, own: Partial<VehicleInBattle> = {}) =>
      of("last-man", {
        vehicles: [vehicle(0, own), vehicle(1, ally), vehicle(1, { lostAt: 50 }), vehicle(2), vehicle(3)],
      });
    expect(last({ lostAt: 120 })).toEqual([[120, expect.any(String), true]]);
    expect(last({ lostAt: 30 })).toEqual([[50, expect.any(String), true]]);
    expect(last({ lostAt: null })).toEqual([]);
    expect(last({ lostAt: 200 })).toEqual([]);
    expect(last({ lostAt: 120 }, { lostAt: 120 })).toEqual([]);
    expect(last({ lostAt: 120 }, { lostAt: 121 })).toHaveLength(1);
    expect(last({ lostAt: 120 }, { maxHealth: null })).toEqual([]);
    expect(of("last-man", { vehicles: [vehicle(0), vehicle(2)] })).toEqual([]);
  });
});

describe("cut lists", () => {
  const moment = (at: number, title: string, text = ""): BattleMoment => ({
    ...{ key: title, kind: "damage", at, title, text, isChosen: true },
  });

  it("cut five seconds before and after, from whole seconds, and not before the video", () => {
    const cuts = cutsOf([moment(0, "A"), moment(60.26, "B", "b"), moment(3700.9, "C")], 3.5);
    expect(cuts).toEqual([
      { title: "A", text: "", battleSecond: 0, videoFrom: 0, videoTo: 8 },
      { title: "B", text: "b", battleSecond: 60.3, videoFrom: 58, videoTo: 68 },
      { title: "C", text: "", battleSecond: 3700.9, videoFrom: 3699, videoTo: 3709 },
    ]);
    expect(JSON.parse(cutsAsJson(cuts))).toEqual(cuts);
    expect(cutsAsCsv(cuts).split("\r\n").slice(1)).toEqual([
      '"A","",0,00:00:00:00,00:00:08:00',
      '"B","b",60.3,00:00:58:00,00:01:08:00',
      '"C","",3700.9,01:01:39:00,01:01:49:00',
    ]);
    // Each behind the one before it.
    expect(cutsAsEdl(cuts, "a\r\nb\nc").split("\n")).toEqual([
      "TITLE: a b c",
      "FCM: NON-DROP FRAME",
      "001  AX       V     C        00:00:00:00 00:00:08:00 00:00:00:00 00:00:08:00",
      "* FROM CLIP NAME: A",
      "002  AX       V     C        00:00:58:00 00:01:08:00 00:00:08:00 00:00:18:00",
      "* FROM CLIP NAME: B, b",
      "003  AX       V     C        01:01:39:00 01:01:49:00 00:00:18:00 00:00:28:00",
      "* FROM CLIP NAME: C",
      "",
    ]);
  });

  it.each(["=", "+", "-", "@", "\t", "\r"])("keep a cell that begins with %j from being run", (sign) => {
    const row = cutsAsCsv(cutsOf([moment(0, `${sign}1`, `"${sign}"`)], 0));
    expect(row).toContain(`"'${sign}1","""${sign}"""`);
  });
});
