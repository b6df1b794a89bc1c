import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PictureDamage, readDds } from "./dds-image.ts";

/** A surface of these pixels, in a format of four letters or of 32 bits a pixel. */
function dds(width: number, height: number, format: string | [number, number, number, number], data: number[]): Buffer {
  const head = Buffer.alloc(128);
  head.write("DDS ", 0, "latin1");
  head.writeUInt32LE(height, 12);
  head.writeUInt32LE(width, 16);
  if (typeof format === "string") {
    head.writeUInt32LE(4, 80);
    head.write(format, 84, "latin1");
  } else {
    head.writeUInt32LE(0x41, 80);
    head.writeUInt32LE(32, 88);
    format.forEach((mask, channel) => {
      head.writeUInt32LE(mask, 92 + 4 * channel);
    });
  }
  return Buffer.concat([head, Buffer.from(data)]);
}

const pixels = (bytes: Uint8Array) => {
  const { data } = readDds(bytes);
  return Array.from({ length: data.length / 4 }, (_, at) => [...data.slice(4 * at, 4 * at + 4)]);
};

/** Red, then blue, in 5, 6 and 5 bits; places 0 to 3 in the first row, then 0. */
const RED_BLUE = [0x00, 0xf8, 0x1f, 0x00, 0b11_10_01_00, 0, 0, 0];
const BLUE_RED = [0x1f, 0x00, 0x00, 0xf8, 0b11_10_01_00, 0, 0, 0];

describe("a picture of the game", () => {
  it("of blocks has its two colours and two between them", () => {
    expect(pixels(dds(4, 4, "DXT1", RED_BLUE)).slice(0, 5)).toEqual([
      [255, 0, 0, 255],
      [0, 0, 255, 255],
      [170, 0, 85, 255],
      [85, 0, 170, 255],
      [255, 0, 0, 255],
    ]);
  });

  it("of blocks may have one between them, and clear pixels", () => {
    expect(pixels(dds(4, 4, "DXT1", BLUE_RED)).slice(0, 4)).toEqual([
      [0, 0, 255, 255],
      [255, 0, 0, 255],
      [128, 0, 128, 255],
      [0, 0, 0, 0],
    ]);
  });

  it("is cut to its size where that is no whole number of blocks", () => {
    const { width, height, data } = readDds(dds(5, 3, "DXT1", [...RED_BLUE, ...BLUE_RED]));
    expect([width, height, data.length]).toEqual([5, 3, 60]);
    expect([...data.slice(16, 20)]).toEqual([0, 0, 255, 255]);
  });

  it("has the opacity of its format", () => {
    // Four bits a pixel: 1, 15, 8, 0.
    expect(pixels(dds(4, 4, "DXT3", [0xf1, 0x08, 0, 0, 0, 0, 0, 0, ...BLUE_RED])).slice(0, 4)).toEqual([
      [0, 0, 255, 17],
      [255, 0, 0, 255],
      // With an opacity of its own, no order of the colours makes a pixel clear.
      [85, 0, 170, 136],
      [170, 0, 85, 0],
    ]);
    // Steps 0, 1, 2 and 7 between 210 and 70; then, the other way round, 0, 2, 6 and 7.
    const steps = (indexes: number[]) => {
      const bits = indexes.reduce((all, index, at) => all | (index << (3 * at)), 0);
      return [bits & 255, bits >> 8, 0, 0, 0, 0];
    };
    const opacities = (head: number[]) =>
      pixels(dds(4, 4, "DXT5", [...head, ...RED_BLUE])).map(([, , , opacity]) => opacity);
    expect(opacities([210, 70, ...steps([0, 1, 2, 7])]).slice(0, 5)).toEqual([210, 70, 190, 90, 210]);
    expect(opacities([70, 210, ...steps([0, 2, 6, 7])]).slice(0, 4)).toEqual([70, 98, 0, 255]);
    // The last pixel's three bits are the highest.
    expect(opacities([210, 70, 0, 0, 0, 0, 0, 0b0010_0000]).at(-1)).toBe(70);
  });

  it("may be plain, with its channels in any order, and without opacity", () => {
    const bgr: [number, number, number, number] = [0xff0000, 0xff00, 0xff, 0];
    expect(pixels(dds(2, 1, bgr, [1, 2, 3, 4, 5, 6, 7, 8]))).toEqual([
      [3, 2, 1, 255],
      [7, 6, 5, 255],
    ]);
    const rgba: [number, number, number, number] = [0xff, 0xff00, 0xff0000, 0xff000000];
    expect(pixels(dds(1, 1, rgba, [1, 2, 3, 4]))).toEqual([[1, 2, 3, 4]]);
  });

  it.each([
    ["no surface", Buffer.from("not a picture".padEnd(200)), "is no DirectDraw surface"],
    ["of no size", dds(0, 4, "DXT1", RED_BLUE), "measures 0 × 4"],
    ["of a size beyond all maps", dds(5000, 4, "DXT1", RED_BLUE), "measures 5000 × 4"],
    ["of another format", dds(4, 4, "DX10", RED_BLUE), 'of the format "DX10"'],
    ["cut off", dds(4, 4, "DXT5", RED_BLUE), "cut off"],
    ["plain and cut off", dds(2, 2, [0xff, 0xff00, 0xff0000, 0], [1, 2, 3, 4]), "cut off"],
  ])("is refused when it is %s", (_, bytes, message) => {
    expect(() => readDds(bytes)).toThrow(PictureDamage);
    expect(() => readDds(bytes)).toThrow(message);
  });

  it("is read or refused, whatever its bytes are", () => {
    const start = fc.constantFrom("DXT1", "DXT3", "DXT5", "DX10").map((format) => dds(8, 8, format, []));
    const change = fc.tuple(fc.nat(127), fc.nat(255));
    fc.assert(
      fc.property(
        start,
        fc.uint8Array({ maxLength: 90 }),
        fc.array(change, { maxLength: 4 }),
        (head, data, changes) => {
          const bytes = Buffer.concat([head, data]);
          for (const [at, byte] of changes) bytes[at] = byte;
          try {
            const { width, height, data: read } = readDds(bytes);
            return read.length === 4 * width * height;
          } catch (error) {
            return error instanceof PictureDamage;
          }
        },
      ),
      { numRuns: 2_000, seed: 1_944 },
    );
  });
});
