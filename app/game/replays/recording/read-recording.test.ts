import { describe, expect, it } from "vitest";
import { inflateChunks } from "#app/lib/inflate.ts";
import {
  packet,
  position,
  recordedReplay,
  recordingBytes,
  samplePackets,
} from "#tests/fixtures/replays/sample-recording.ts";
import { type ReplayFile, readReplay } from "../read-replay.ts";
import { readRecording } from "./recording.ts";

const usual = { inflate: inflateChunks, now: () => 0 };
const read = async (file: ReplayFile, options: Partial<Parameters<typeof readRecording>[2]> = {}) =>
  readRecording(file, await readReplay(file), { ...usual, ...options });
const seenIn = async (...answer: Parameters<typeof read>) => {
  const recording = await read(...answer);
  return typeof recording === "string" ? recording : recording.tracks.reduce((all, { times }) => all + times.length, 0);
};

/** Numbers at the beginning of a recording: bytes once unpacked, and packed. */
const saying = (unpacked: number, packed: number, length = 8) => {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  if (length >= 8) {
    view.setUint32(0, unpacked, true);
    view.setUint32(4, packed, true);
  }
  return recordedReplay({ recording: bytes });
};

describe("a recording", () => {
  it.each([
    ["none", 0, 0, 0],
    ["none", 0, 0, 7],
    ["none", 0, 0, 8],
    ["none", 100, 0, 8],
    ["none", 0, 100, 8],
    ["damaged", 100, 100, 8],
    ["damaged", 64 * 1024 * 1024, 100, 8],
    ["too-large", 64 * 1024 * 1024 + 1, 100, 8],
  ])("is %s that says %d bytes, %d packed, in %d", async (fault, unpacked, packed, length) => {
    expect(await read(saying(unpacked, packed, length))).toBe(fault);
  });

  it("without a place of any vehicle is damaged", async () => {
    expect(await read(recordedReplay({ recording: recordingBytes([packet(0x18, 1)]) }))).toBe("damaged");
  });

  /** Packets of noise, which cannot be packed: of several pieces of 64 kB. */
  const noisy = (count: number) => {
    let state = 7;
    const next = () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state >> 16;
    };
    const noise = () => Uint8Array.from({ length: 1000 }, next);
    return Array.from({ length: count }, (_, i) => [packet(0x18, 30 + i, noise()), position(30 + i, 101, i, 1)]).flat();
  };

  it("is read piece by piece, to its last byte, and says how far it is", async () => {
    const packets = noisy(200);
    const told: [number, number][] = [];
    const onProgress = (share: number, clock: number) => told.push([share, clock]);
    expect(await seenIn(recordedReplay({ recording: recordingBytes(packets) }), { onProgress })).toBe(200);
    expect(told.length).toBeGreaterThan(3);
    expect(
      told.every(
        ([share, clock], i) => i === 0 || (share > (told[i - 1]?.[0] ?? 0) && clock >= (told[i - 1]?.[1] ?? 0)),
      ),
    ).toBe(true);
    expect(told[0]?.[0]).toBeLessThan(0.5);
    expect(told.at(-1)).toEqual([1, 229]);
  });

  it("is read for thirty seconds at most", async () => {
    const file = recordedReplay({ recording: recordingBytes(noisy(200)) });
    const patient = (ms: number) => {
      let time = -ms;
      return seenIn(file, { now: () => (time += ms) });
    };
    expect(await patient(0)).toBe(200);
    const cut = await patient(30_001);
    expect(cut).toBeGreaterThan(0);
    expect(cut).toBeLessThan(100);
    expect(await patient(30_000)).toBeGreaterThan(Number(cut));
    // One piece more.
    expect(await patient(15_001)).toBeGreaterThan(Number(cut));
  });

  it("is not read beyond what it says that it has", async () => {
    const packets = [position(30, 101, 1, 1), position(31, 101, 2, 2)];
    const half = recordingBytes(packets, { unpacked: packets[0]?.length ?? 0 });
    expect(await seenIn(recordedReplay({ recording: half }))).toBe(1);
    const more = recordingBytes(packets, { unpacked: 10_000 });
    expect(await seenIn(recordedReplay({ recording: more }))).toBe(2);
  });

  /** Unpacks to these, whatever is packed. @returns what was seen, and how many of them were asked for */
  async function unpacking(unpacked: number, ...chunks: Uint8Array[]) {
    let asked = 0;
    const inflate = async function* () {
      for (const chunk of chunks) {
        asked += 1;
        yield chunk;
      }
    };
    return [await seenIn(saying(unpacked, 8, 16), { inflate }), asked];
  }

  it("is unpacked no further than to what it says, and to its end", async () => {
    const [one, two, three] = [30, 31, 32].map((clock) => position(clock, 101, clock, 1)) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    const both = Uint8Array.from([...two, ...three]);
    expect(await unpacking(2 * one.length, one, both, three, three)).toEqual([2, 2]);
    expect(await unpacking(9 * one.length, one, both, three)).toEqual([4, 3]);
    expect(await unpacking(9 * one.length, one, packet(0xffff_ffff, 31), three)).toEqual([1, 2]);
    // A packet that comes in two parts.
    expect(await unpacking(one.length, one.subarray(0, 20), one.subarray(20))).toEqual([1, 2]);
  });

  it("asks for the numbers of a client that is not known, once, by its version", async () => {
    const asked: unknown[] = [];
    const otherMethods = async (version: string | null) => {
      asked.push(version);
      return null;
    };
    const recording = await read(recordedReplay({ version: "9.9.9.1" }), { otherMethods });
    expect([asked, typeof recording === "string" ? recording : recording.events]).toEqual([["9.9.9.1"], null]);
    expect(await seenIn(recordedReplay({ version: "9.9.9.1" }))).toBe(await seenIn(recordedReplay()));
  });

  it("of which nothing can be unpacked is damaged", async () => {
    const inflate = async function* (): AsyncGenerator<Uint8Array> {
      yield* [];
      throw new Error("not zlib");
    };
    expect(await read(recordedReplay({ recording: recordingBytes(samplePackets()) }), { inflate })).toBe("damaged");
  });
});
