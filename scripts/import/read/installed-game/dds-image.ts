/** A fault in a game picture; the only error its reader throws. */
export class PictureDamage extends Error {}

/** A picture, four bytes a pixel. */
export interface RgbaPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

const HEAD = 128;
const LARGEST = 4096;
/** The flag of a format that is named by four letters. */
const NAMED = 0x4;
const FORMATS = ["DXT1", "DXT3", "DXT5"] as const;
type Format = (typeof FORMATS)[number];

/**
 * Reads the largest picture of a DirectDraw surface, in one of the block formats that minimaps use, or uncompressed.
 * @throws PictureDamage saying what is wrong with it
 */
export function readDds(bytes: Uint8Array): RgbaPicture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD || view.getUint32(0) !== 0x44445320) throw new PictureDamage("it is no DirectDraw surface");
  const [height, width] = [view.getUint32(12, true), view.getUint32(16, true)];
  if (width < 1 || height < 1 || width > LARGEST || height > LARGEST) {
    throw new PictureDamage(`it measures ${width} × ${height}, which is not possible`);
  }
  const letters = String.fromCharCode(...bytes.subarray(84, 88));
  const format = FORMATS.find((name) => name === letters);
  const isNamed = (view.getUint32(80, true) & NAMED) !== 0;
  if (isNamed && !format) throw new PictureDamage(`it is of the format ${JSON.stringify(letters)}`);
  const picture = { width, height, data: new Uint8Array(4 * width * height) };
  if (format) readBlocks(view, picture, format);
  else readPlain(view, picture);
  return picture;
}

/** Blocks of 4 × 4 pixels: two colours with steps between them, before them the opacity where the format has one. */
function readBlocks(view: DataView, { width, height, data }: RgbaPicture, format: Format): void {
  const size = format === "DXT1" ? 8 : 16;
  const blocks = Math.ceil(width / 4) * Math.ceil(height / 4);
  if (HEAD + blocks * size > view.byteLength) throw new PictureDamage("it is cut off");
  let at = HEAD;
  for (let top = 0; top < height; top += 4) {
    for (let left = 0; left < width; left += 4, at += size) {
      const colours = coloursOf(view, at + size - 8, format === "DXT1");
      const indexes = view.getUint32(at + size - 4, true);
      for (let pixel = 0; pixel < 16; pixel++) {
        const [x, y] = [left + (pixel & 3), top + (pixel >> 2)];
        if (x >= width || y >= height) continue;
        const colour = colours[(indexes >>> (2 * pixel)) & 3] ?? [0, 0, 0, 0];
        data.set(colour, 4 * (y * width + x));
        if (format !== "DXT1") data[4 * (y * width + x) + 3] = opacityOf(view, at, pixel, format);
      }
    }
  }
}

type Colour = [red: number, green: number, blue: number, opacity: number];

function coloursOf(view: DataView, at: number, mayBeClear: boolean): Colour[] {
  const [first, second] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
  const [one, two] = [colourOf(first), colourOf(second)];
  const between = (share: number, of: number) =>
    one.map((value, channel) => Math.round(((of - share) * value + share * (two[channel] ?? 0)) / of)) as Colour;
  if (mayBeClear && first <= second) return [one, two, between(1, 2), [0, 0, 0, 0]];
  return [one, two, between(1, 3), between(2, 3)];
}

/** 5, 6 and 5 bits. */
function colourOf(bits: number): Colour {
  const spread = (value: number, max: number) => Math.round((value * 255) / max);
  return [spread(bits >> 11, 31), spread((bits >> 5) & 63, 63), spread(bits & 31, 31), 255];
}

function opacityOf(view: DataView, at: number, pixel: number, format: Format): number {
  if (format === "DXT3") return ((view.getUint8(at + (pixel >> 1)) >> (4 * (pixel & 1))) & 15) * 17;
  const [one, two] = [view.getUint8(at), view.getUint8(at + 1)];
  // 16 steps of three bits, across the bytes.
  const bit = 3 * pixel;
  const word = view.getUint8(at + 2 + (bit >> 3)) | (bit >> 3 < 5 ? view.getUint8(at + 3 + (bit >> 3)) << 8 : 0);
  const step = (word >> (bit & 7)) & 7;
  if (step < 2) return step === 0 ? one : two;
  if (one > two) return Math.round(((8 - step) * one + (step - 1) * two) / 7);
  return step === 6 ? 0 : step === 7 ? 255 : Math.round(((6 - step) * one + (step - 1) * two) / 5);
}

/** Four bytes a pixel, each the place that its mask says; without a mask for it, a pixel is opaque. */
function readPlain(view: DataView, { width, height, data }: RgbaPicture): void {
  const bits = view.getUint32(88, true);
  if (bits !== 32) throw new PictureDamage(`it has ${bits} bits a pixel`);
  if (HEAD + 4 * width * height > view.byteLength) throw new PictureDamage("it is cut off");
  const offsets = [92, 96, 100, 104].map((at) => [0, 8, 16, 24].indexOf(Math.log2(view.getUint32(at, true) / 0xff)));
  for (let pixel = 0; pixel < width * height; pixel++) {
    offsets.forEach((offset, channel) => {
      data[4 * pixel + channel] = offset < 0 ? 255 : view.getUint8(HEAD + 4 * pixel + offset);
    });
  }
}
