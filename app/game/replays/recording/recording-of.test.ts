import { describe, expect, it } from "vitest";
import { clientMethods, installedMethods } from "./client-methods.ts";
import type { Packets } from "./raw-events.ts";
import { recordingOf } from "./recording.ts";

const methods = clientMethods("2.3.0");
const withoutShots = clientMethods("1.0.0");

/** What packets said of two vehicles, in a battle from 30 to 130 s by the clock. */
const packets = (
  changes: Partial<Omit<Packets, "positions" | "sights">> & { positions?: number[][]; sights?: number[][] },
) => {
  const { positions = [], sights = [], ...rest } = changes;
  return {
    ...{ health: [], seenHealth: [], hits: [], shots: [], began: 30, ended: 130, last: 140, count: 9 },
    ...{ complete: true, holds: true },
    ...rest,
    positions: Float32Array.from(positions.flat()),
    sights: Float32Array.from(sights.flat()),
  };
};
const read = (changes: Parameters<typeof packets>[0]) => recordingOf(packets(changes), ["1", "2"], methods);

describe("the length of a recording", () => {
  const of = (changes: Parameters<typeof packets>[0]) => read(changes).duration;
  // Vehicle, clock, east, north.
  const positions = [
    [0, 5, 10, 10],
    [1, 6, 0, 0],
    [0, 7, 11, 11],
    [1, 8, 0, 2],
    [0, 9, 8, 10],
    [0, 12, 10, 12.1],
    [1, 14, 50, 50],
  ];

  it("is from the beginning of the battle to its end", () => {
    expect(of({ positions })).toBe(100);
    expect(of({ positions, ended: null })).toBe(110);
    // Never none.
    expect(of({ ended: 30.5 })).toBe(1);
  });

  it("begins when the first vehicle has moved more than two metres, where the beginning was not recorded", () => {
    expect(of({ positions, began: null })).toBe(118);
    expect(of({ positions: positions.slice(0, 5), began: null })).toBe(125);
    const second = [
      [1, 5, 0, 0],
      [0, 6, 9, 9],
      [1, 7, 3, 0],
    ];
    expect(of({ positions: second, began: null })).toBe(123);
    expect(of({ began: null })).toBe(130);
    expect(
      of({
        positions: [
          [0, 3, 0, 0],
          [0, 4, 1.5, 1.5],
        ],
        began: null,
      }),
    ).toBe(126);
  });
});

describe("tracks", () => {
  const tracks = (positions: number[][], sights: number[][]) =>
    read({ positions, sights }).tracks.map(({ times, xs, zs, sights }) => [[...times], [...xs], [...zs], [...sights]]);

  it("have the places of each vehicle, by the time of the battle", () => {
    const positions = [
      [1, 29, 1, 2],
      [0, 40, 3, 4],
      [1, 41, 5, 6],
    ];
    const sights = [
      [1, 28, 1],
      [0, 40, 1],
      [1, 60, 0],
      [1, 70, 1],
    ];
    expect(tracks(positions, sights)).toEqual([
      [[10], [3], [4], [10, 110]],
      [
        [-1, 11],
        [1, 5],
        [2, 6],
        [-2, 30, 40, 110],
      ],
    ]);
  });

  it("begin and end sight in turn, whatever comes twice", () => {
    const sights = [
      [0, 35, 0],
      [0, 40, 1],
      [0, 45, 1],
      [0, 50, 0],
      [0, 55, 0],
      [0, 60, 1],
    ];
    expect(tracks([], sights)[0]?.[3]).toEqual([10, 20, 30, 110]);
    // One that nobody said to come is in sight from its first place.
    expect(tracks([[0, 50, 1, 1]], [])).toEqual([
      [[20], [1], [1], [20, 110]],
      [[], [], [], []],
    ]);
  });
});

describe("events", () => {
  const health = (clock: number, before: number | null, left: number) => ({
    ...{ clock, vehicle: 1, attacker: 0, before, health: left, reason: 2 },
  });

  it("are losses of health, and what was reported of it, by time", () => {
    const { events } = read({
      health: [health(50, 900, 700), health(60, null, 500), health(61, 500, 500), health(62, 400, 450)],
      seenHealth: [
        { clock: 40, vehicle: 0, health: 300 },
        { clock: 55, vehicle: 1, health: 700 },
      ],
    });
    expect(events?.losses).toEqual([{ at: 20, vehicle: 1, attacker: 0, from: 900, to: 700, reason: 2 }]);
    expect(events?.healths).toEqual([
      { at: 10, vehicle: 0, health: 300 },
      { at: 20, vehicle: 1, health: 700 },
      { at: 25, vehicle: 1, health: 700 },
      { at: 30, vehicle: 1, health: 500 },
      { at: 31, vehicle: 1, health: 500 },
      { at: 32, vehicle: 1, health: 450 },
    ]);
  });

  it("are shots with their ends", () => {
    const shots = [
      { clock: 50, shooter: 1, id: 7, x: 1, z: 2, end: null },
      { clock: 60, shooter: 0, id: 8, x: 3, z: 4, end: { clock: 61, x: 5, z: 6, hasBurst: true } },
    ];
    const { events } = read({ shots });
    expect([events?.shots, events?.hasShots]).toEqual([
      [
        { at: 20, shooter: 1, x: 1, z: 2, end: null },
        { at: 30, shooter: 0, x: 3, z: 4, end: { at: 31, x: 5, z: 6, hasBurst: true } },
      ],
      true,
    ]);
    expect(recordingOf(packets({ shots }), ["1", "2"], withoutShots).events?.hasShots).toBe(false);
  });

  it("are hits with the health that a shot took within a quarter of a second", () => {
    const loss = (clock: number, attacker: number, from: number, to: number, reason = 0) => ({
      ...{ clock, vehicle: 1, attacker, before: from, health: to, reason },
    });
    const hit = (clock: number, attacker = 0) => ({ clock, vehicle: 1, attacker, points: [] });
    const damages = (health: Packets["health"], ...hits: Packets["hits"]) =>
      read({ health, hits }).events?.hits.map(({ damage }) => damage);
    const losses = [loss(40, 0, 900, 890), loss(50, 0, 890, 700), loss(50, -1, 700, 690), loss(50.1, 0, 690, 640, 1)];
    expect(damages(losses, hit(50))).toEqual([190]);
    expect(damages(losses, hit(50, 1))).toEqual([0]);
    expect(damages(losses, hit(49.75), hit(50.25))).toEqual([190, 0]);
    expect(damages(losses, hit(50.25))).toEqual([190]);
    expect(damages(losses, hit(49.5), hit(50.5))).toEqual([0, 0]);
    expect(damages(losses, hit(40), hit(50, -1), hit(50))).toEqual([10, 10, 190]);
  });

  it("are unknown without the numbers of the client, or where its lengths do not hold", () => {
    expect(recordingOf(packets({}), ["1"], null).events).toBeNull();
    expect(read({ holds: false }).events).toBeNull();
  });

  it("come with what the file had", () => {
    expect(read({ complete: false, count: 12 })).toMatchObject({ isComplete: false, packets: 12, numbers: ["1", "2"] });
  });
});

describe("the numbers of a client's methods", () => {
  it.each([
    ["0.9.8", 1, 1],
    ["0.9.8.1", 1, 1],
    ["0.9.12", 1, 2],
    ["1.5.1.9", 1, 2],
    ["1.6.0", 3, 2],
    ["1.13", 2, 3],
    ["1.26.1.0", 4, 7],
    ["2.3.0.5", 4, 13],
  ])("are known of %s", (version, method, tailBytes) => {
    const known = clientMethods(version);
    expect([known?.health.method, known?.hit.tailBytes]).toEqual([method, tailBytes]);
  });

  it.each(["0.9.7", "0.9.9", "0.9.11", "1.26.2", "2.2.9", "2.3.1", "3.0.0", "x", "", null])(
    "are not known of %s",
    (version) => {
      expect(clientMethods(version)).toBeNull();
    },
  );

  it("of an installed client are taken if they can be", () => {
    if (!methods) throw new Error("no numbers");
    const { health, hit, tracer } = methods;
    const known = (changes: object, version: string | null = "9.9.9.4") =>
      installedMethods({ clients: [{ version: "9.9.9", methods: { ...methods, ...changes } }] }, version) !== null;
    expect([known({}), known({}, null), known({}, "9.9.8"), known({ tracer: null })]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    for (const bytes of [7, 9, 10]) expect(known({ health: { ...health, bytes } })).toBe(true);
    for (const bytes of [8, 0, 11]) expect(known({ health: { ...health, bytes } })).toBe(false);
    for (const property of [null, 0, 1023]) expect(known({ health: { ...health, property } })).toBe(true);
    for (const property of [-1, 1024]) expect(known({ health: { ...health, property } })).toBe(false);
    expect(known({ hit: { ...hit, pointBytes: 8 } })).toBe(true);
    for (const odd of [{ pointBytes: 12 }, { method: 1.5 }, { tailBytes: -1 }])
      expect(known({ hit: { ...hit, ...odd } })).toBe(false);
    // A place has three numbers of four bytes.
    for (const [bytes, isKnown] of [
      [28, true],
      [27, false],
    ] as const)
      expect(known({ tracer: { ...tracer, bytes, placeAt: 16 } })).toBe(isKnown);
    expect(known({ tracer: { ...tracer, ended: 1024 } })).toBe(false);
    expect(known({ tracer: { ...tracer, burst: { method: 5, placeAt: 1024 } } })).toBe(false);
    expect(known({ tracer: { ...tracer, burst: null } })).toBe(true);
  });
});
