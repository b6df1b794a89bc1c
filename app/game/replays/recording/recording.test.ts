import { existsSync, openAsBlob, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, test } from "vitest";
import { inflateChunks } from "#app/lib/inflate.ts";
import { fuzzRecordings } from "#tests/fixtures/replays/fuzz-recordings.ts";
import {
  burst,
  entered,
  fired,
  healthChanged,
  hit,
  left,
  position,
  recordedReplay,
  recordingBytes,
  samplePackets,
  stopped,
} from "#tests/fixtures/replays/sample-recording.ts";
import { readReplay } from "../read-replay.ts";
import { playedBattle } from "./battle.ts";
import { type ClientMethods, clientMethods, installedMethods } from "./client-methods.ts";
import { MAX_PACKETS } from "./packets.ts";
import { type Recording, readRecording } from "./recording.ts";

const options = { inflate: inflateChunks, now: () => performance.now() };

async function read(file: Blob) {
  const replay = await readReplay(file);
  return { replay, recording: await readRecording(file, replay, options) };
}

async function readWell(file: Blob): Promise<Recording> {
  const { recording } = await read(file);
  if (typeof recording === "string") throw new Error(recording);
  return recording;
}

describe("a recording", () => {
  it("tells where vehicles were, and when the recorder's game had them", async () => {
    const { tracks, numbers, duration, isComplete } = await readWell(recordedReplay());
    expect([duration, isComplete]).toEqual([120, true]);
    const of = (number: string) => tracks[numbers.indexOf(number)];
    expect(of("106")?.times).toHaveLength(0);
    expect([...(of("104")?.sights ?? [])]).toEqual([55, 76, 100, 120]);
    expect(of("101")?.times[0]).toBe(-5);
    // Positions outside the map are dropped.
    expect([...(of("101")?.xs ?? [])].every((x) => Math.abs(x) < 500)).toBe(true);
  });

  it("tells every hit with what it did, every loss of health, and shots with their ends", async () => {
    const { events, numbers } = await readWell(recordedReplay());
    const indexOf = (number: string) => numbers.indexOf(number);
    const given = events?.hits.filter(({ attacker }) => attacker === indexOf("101"));
    expect(given?.map(({ damage }) => damage)).toEqual([0, 160, 150, 0, 140]);
    expect(given?.[0]?.points).toEqual([{ effect: 2, part: 1, shell: 2, calibre: 85 }]);
    expect(events?.losses.reduce((sum, { from, to }) => sum + from - to, 0)).toBe(450 + 230 + 450);
    expect(events?.shots).toHaveLength(6);
    expect(events?.shots.flatMap(({ end }) => (end ? [end.hasBurst] : []))).toEqual([false, true]);
    // The last known health, from before it came into sight again.
    const seen = events?.healths.filter(({ vehicle, at }) => vehicle === indexOf("104") && at >= 99);
    expect(seen?.map(({ health }) => health)).toEqual([500]);
  });

  it("tells tracks alone of a client whose numbers are not known, and where their lengths do not hold", async () => {
    for (const version of ["9.9.9.0", "1.26.1.0"]) {
      const { events, tracks } = await readWell(recordedReplay({ version }));
      expect(events).toBeNull();
      expect(tracks.filter(({ times }) => times.length > 0)).toHaveLength(5);
    }
  });

  it("tells everything of a client whose numbers its installation knows, if they can be", async () => {
    const methods = clientMethods("2.3.0");
    if (!methods) throw new Error("no numbers");
    const eventsOf = async (known: ClientMethods) => {
      const file = recordedReplay({ version: "9.9.9.1" });
      const clients = [
        { version: "9.9.8", methods: { ...methods, tracer: null } },
        { version: "9.9.9", methods: known },
      ];
      const otherMethods = async (version: string | null) => installedMethods({ clients }, version);
      const found = await readRecording(file, await readReplay(file), { ...options, otherMethods });
      return typeof found === "string" ? found : found.events;
    };
    expect((await eventsOf(methods)) !== null).toBe(true);
    expect(await eventsOf(methods)).toEqual((await readWell(recordedReplay())).events);
    for (const health of [
      { ...methods.health, method: 1e9 },
      { ...methods.health, property: 0.5 },
    ])
      expect(await eventsOf({ ...methods, health })).toBeNull();
    const tracer = { fired: 37, bytes: 20, placeAt: 16, ended: 28, burst: null };
    expect(await eventsOf({ ...methods, tracer })).toBeNull();
    const burst = { method: -1, placeAt: 12 };
    expect(await eventsOf({ ...methods, tracer: { ...tracer, bytes: 50, burst } })).toBeNull();
  });

  it("asks no installation of a client that is known", async () => {
    const file = recordedReplay();
    const otherMethods = () => Promise.reject(new Error("asked"));
    expect(typeof (await readRecording(file, await readReplay(file), { ...options, otherMethods }))).toBe("object");
  });

  it("is read up to where a file ends", async () => {
    const whole = await readWell(recordedReplay());
    const cut = await readWell(recordedReplay({ share: 0.6 }));
    expect(cut.isComplete).toBe(false);
    expect(cut.duration).toBeLessThan(whole.duration);
    expect(cut.packets).toBeGreaterThan(100);
  });

  it("is none, or too large, without reading it", async () => {
    expect((await read(recordedReplay({ share: 0 }))).recording).toBe("none");
    const lying = recordingBytes(samplePackets(), { unpacked: 65 * 1024 * 1024 });
    expect((await read(recordedReplay({ recording: lying }))).recording).toBe("too-large");
    expect((await read(recordedReplay({ recording: new Uint8Array(64).fill(7) }))).recording).toMatch(/large|damaged/);
  });

  it("keeps time from going back, and leaves out clocks that are none", async () => {
    const odd = [
      position(30, 101, 1, 1),
      position(Number.NaN, 101, 2, 2),
      position(1e9, 101, 3, 3),
      position(Number.POSITIVE_INFINITY, 101, 3, 3),
      position(-1e30, 101, 3, 3),
      position(5, 101, 4, 4),
    ];
    const { tracks } = await readWell(recordedReplay({ recording: recordingBytes(odd) }));
    expect([...(tracks[0]?.times ?? [])]).toEqual([0, 0, 0, 0, 0, 0]);
  });

  const sinceFirst = ({ tracks }: Awaited<ReturnType<typeof readWell>>) => {
    const [first = 0, ...later] = tracks[0]?.times ?? [];
    return [0, ...later.map((time) => time - first)];
  };

  it("does not believe one clock far ahead of all others, but a pause that goes on", async () => {
    const lying = [
      position(30, 101, 1, 1),
      position(5000, 101, 2, 2),
      position(31, 101, 3, 3),
      position(32, 101, 4, 4),
    ];
    const lied = await readWell(recordedReplay({ recording: recordingBytes(lying) }));
    expect(sinceFirst(lied)).toEqual([0, 0, 1, 2]);
    // The game was away for five minutes, and a packet comes late.
    const clocks = [30, 31, 331, 31.5, 332, 333, 334];
    const away = clocks.map((clock, step) => position(clock, 101, step, step));
    const paused = await readWell(recordedReplay({ recording: recordingBytes(away) }));
    expect(sinceFirst(paused).at(-1)).toBe(304);
  });

  it("ends before a packet that would be longer than what is left, and leaves out what lies about its own length", async () => {
    const packets = samplePackets();
    const index = packets.findIndex((bytes) => bytes[4] === 0x08);
    const lying = packets.map((bytes) => Uint8Array.from(bytes));
    new DataView(lying[index]?.buffer ?? new ArrayBuffer(4)).setUint32(0, 0xffff_ffff, true);
    const cut = await readWell(recordedReplay({ recording: recordingBytes(lying) }));
    expect([cut.packets, cut.isComplete]).toEqual([index, false]);
    // The length inside each method: 200 bytes more than its packet has.
    const methods = packets.map((bytes) => Uint8Array.from(bytes));
    for (const bytes of methods)
      if (bytes[4] === 0x08) new DataView(bytes.buffer).setUint32(20, bytes.length + 200, true);
    const { events, isComplete } = await readWell(recordedReplay({ recording: recordingBytes(methods) }));
    expect([isComplete, events?.hits, events?.losses, events?.shots]).toEqual([true, [], [], []]);
  });

  it("reads two million packets and no more", { timeout: 30_000 }, async () => {
    const many = new Uint8Array(12 * (MAX_PACKETS + 5));
    const read = await readWell(recordedReplay({ recording: recordingBytes([position(30, 101, 1, 1), many]) }));
    expect([read.packets, read.isComplete]).toEqual([MAX_PACKETS, false]);
    expect(read.tracks[0]?.times).toHaveLength(1);
  });

  it("knows nobody who is not in the list of the battle, and does without events that are mostly of such", async () => {
    const none = 2_000_000_000;
    const nobody = [
      ...[position(40, none, 1, 1), entered(40, none, 100), left(41, none), hit(42, none, 101, { damage: 9 })],
      ...[
        healthChanged(42, none, 1, 10, 101),
        fired(43, none, 77, 0, 0),
        stopped(44, 12_345, 0, 0),
        burst(44, -1, 0, 0),
      ],
    ];
    const sample = await readWell(recordedReplay());
    const all = await readWell(
      recordedReplay({ recording: recordingBytes([...samplePackets().slice(0, -1), ...nobody]) }),
    );
    expect(all.tracks).toEqual(sample.tracks);
    expect(all.events).toEqual(sample.events);
    const strangers = Array.from({ length: 9 }, (_, i) => healthChanged(50 + i, 105, 1000 - i, 1001 - i, none));
    const one = [...samplePackets().slice(0, -1), ...strangers.slice(0, 1)];
    const { events } = await readWell(recordedReplay({ recording: recordingBytes(one) }));
    expect(events?.losses.filter(({ attacker }) => attacker === -1)).toHaveLength(1);
    const withStrangers = [...samplePackets().slice(0, -1), ...strangers];
    expect((await readWell(recordedReplay({ recording: recordingBytes(withStrangers) }))).events).toBeNull();
  });

  it("stops after the longest time", async () => {
    let time = 0;
    const file = recordedReplay();
    const recording = await readRecording(file, await readReplay(file), { ...options, now: () => (time += 40_000) });
    expect(recording).not.toBe("none");
  });

  it("2,000 damaged and hostile ones give a recording that holds, or a reason", { timeout: 120_000 }, () =>
    fuzzRecordings(2000),
  );
});

/** Real replays, if the shared data is next to the project. */
const FOLDER = fileURLToPath(new URL("../../../../../shared/data/replays", import.meta.url));
const files = existsSync(FOLDER) ? readdirSync(FOLDER).sort() : [];

/** By the map of each: packets, vehicles that were seen, losses of health and hits, as counted apart from this reader. */
const KNOWN: Readonly<Record<string, readonly [packets: number, seen: number, losses: number, hits: number]>> = {
  "18_cliff": [87_856, 29, 73, 105],
  "105_germany": [26_161, 20, 3, 6],
  "38_mannerheim_line": [90_679, 27, 90, 106],
  "44_north_america": [40_232, 25, 38, 42],
  "07_lakeville": [85_062, 25, 68, 83],
  "115_sweden": [105_073, 26, 93, 132],
};

/** Of those with results: the recorder's shots, hits and misses. One of eleven hits in the oldest was out of sight. */
const SHOTS: Readonly<Record<string, readonly [shots: number, hits: number, misses: number]>> = {
  "18_cliff": [15, 10, 2],
  "38_mannerheim_line": [7, 6, 1],
  "07_lakeville": [9, 5, 4],
  "115_sweden": [23, 13, 7],
};

/** s between the beginning of a battle and an end in which the recorder's game did not have a vehicle. */
function secondsUnseen(sights: Float32Array, end: number): number {
  let seen = 0;
  for (let i = 0; i < sights.length; i += 2)
    seen += Math.max(0, Math.min(end, sights[i + 1] as number) - Math.max(0, sights[i] as number));
  return end - seen;
}

/** Half the side of every one of these maps, m. */
const HALF = 512;

for (const [number, file] of files.entries()) {
  test(`The recording of real replay ${number} is read to its last byte, and does not exceed its results`, async () => {
    const { replay, recording } = await read(await openAsBlob(join(FOLDER, file)));
    if (typeof recording === "string") throw new Error(recording);
    const { tracks, events, isComplete, packets } = recording;
    expect(isComplete).toBe(true);
    const seen = tracks.filter(({ times }) => times.length > 0).length;
    expect([packets, seen, events?.losses.length, events?.hits.length]).toEqual(KNOWN[replay.mapTag]);
    for (const { xs, zs } of tracks) {
      expect(xs.every((x) => Math.abs(x) < HALF) && zs.every((z) => Math.abs(z) < HALF)).toBe(true);
    }
    if (!replay.end || !events) return;
    expect(Math.abs(recording.duration - replay.end.duration)).toBeLessThan(7);
    const sums = replay.participants.map(({ team, result }, index) => {
      const isEnemy = (other: number) => replay.participants[other]?.team !== team;
      const dealt = events.losses.filter(({ attacker, vehicle }) => attacker === index && isEnemy(vehicle));
      const taken = events.losses.filter(({ vehicle }) => vehicle === index);
      const sum = (losses: typeof dealt) => losses.reduce((all, { from, to }) => all + from - to, 0);
      const end = result?.deathReason === -1 ? recording.duration : Math.min(recording.duration, result?.lifeTime ?? 0);
      return {
        team,
        notDealt: (result?.damageDealt ?? 0) - sum(dealt),
        notTaken: (result?.damageReceived ?? 0) - sum(taken),
        wasSeen: secondsUnseen(tracks[index]?.sights ?? new Float32Array(), end) < 0.5,
      };
    });
    expect(sums.every(({ notDealt, notTaken }) => notDealt >= 0 && notTaken >= 0)).toBe(true);
    // Of those that were in sight all the time every loss is there.
    const seenAlways = sums.filter(({ wasSeen }) => wasSeen);
    expect(seenAlways.length).toBeGreaterThanOrEqual(7);
    expect(seenAlways.map(({ notTaken }) => notTaken)).toEqual(seenAlways.map(() => 0));
    // What attackers lack is what vehicles out of sight lost.
    const lacks = (team: 1 | 2, key: "notDealt" | "notTaken") =>
      sums.filter((row) => row.team === team).reduce((all, row) => all + row[key], 0);
    expect(lacks(1, "notDealt")).toBeLessThanOrEqual(lacks(2, "notTaken"));
    expect(lacks(2, "notDealt")).toBeLessThanOrEqual(lacks(1, "notTaken"));
    // Every shot of the recorder is recorded; a hit may be out of sight, but it is never counted as a miss.
    const { ownShots, misses, recorder } = playedBattle(replay, recording);
    const ownMisses = misses.filter(({ shooter }) => shooter === recorder).length;
    const { own } = replay.end;
    expect([ownShots?.fired, ownShots?.hit, ownMisses]).toEqual(SHOTS[replay.mapTag]);
    expect(ownShots?.fired).toBe(own.shots);
    expect(ownShots?.hit).toBeLessThanOrEqual(own.hits ?? 0);
    expect(ownMisses).toBeLessThanOrEqual((own.shots ?? 0) - (own.hits ?? 0));
  });
}
