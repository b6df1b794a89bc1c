/** Key of the recordings of every client: it is the same in all of them, and hides nothing. */
const KEY = [0xde, 0x72, 0xbe, 0xa0, 0xde, 0x04, 0xbe, 0xb1, 0xde, 0xfe, 0xbe, 0xef, 0xde, 0xad, 0xbe, 0xef];
const ROUNDS = 16;
const KEYS = ROUNDS + 2;
const BOX = 256;

/** The tables of Blowfish (Schneier, 1993): round keys, and four boxes behind each other. */
interface Tables {
  keys: Uint32Array;
  boxes: Uint32Array;
}

/** A cipher starts from the binary digits of pi after the point; Machin's formula yields them in a few milliseconds. */
function digitsOfPi(words: number): Uint32Array {
  const spare = 64n;
  const bits = BigInt(words * 32) + spare;
  const arctanOfInverse = (x: bigint) => {
    let power = (1n << bits) / x;
    let sum = power;
    for (let n = 3n, sign = -1n; power > 0n; n += 2n, sign = -sign) {
      power /= x * x;
      sum += (sign * power) / n;
    }
    return sum;
  };
  const pi = 16n * arctanOfInverse(5n) - 4n * arctanOfInverse(239n);
  const hex = ((pi - (3n << bits)) >> spare).toString(16).padStart(words * 8, "0");
  return Uint32Array.from({ length: words }, (_, word) => Number.parseInt(hex.slice(word * 8, word * 8 + 8), 16));
}

let made: Tables | null = null;

export function blowfishTables(): Tables {
  if (made) return made;
  const pi = digitsOfPi(KEYS + 4 * BOX);
  const keys = pi.slice(0, KEYS);
  const boxes = pi.slice(KEYS);
  for (let word = 0; word < KEYS; word++) {
    const at = (word * 4) % KEY.length;
    const [a = 0, b = 0, c = 0, d = 0] = KEY.slice(at, at + 4);
    keys[word] = ((keys[word] ?? 0) ^ ((a << 24) | (b << 16) | (c << 8) | d)) >>> 0;
  }
  const pair: [number, number] = [0, 0];
  for (const table of [keys, boxes]) {
    for (let at = 0; at < table.length; at += 2) {
      encipher(pair, keys, boxes);
      table[at] = pair[0];
      table[at + 1] = pair[1];
    }
  }
  made = { keys, boxes };
  return made;
}

function mixed(boxes: Uint32Array, x: number): number {
  const a = boxes[x >>> 24] as number;
  const b = boxes[BOX + ((x >>> 16) & 0xff)] as number;
  const c = boxes[2 * BOX + ((x >>> 8) & 0xff)] as number;
  const d = boxes[3 * BOX + (x & 0xff)] as number;
  return (((a + b) ^ c) + d) >>> 0;
}

/** Enciphers two words in place. */
export function encipher(pair: [number, number], keys: Uint32Array, boxes: Uint32Array): void {
  let [left, right] = pair;
  for (let round = 0; round < ROUNDS; round++) {
    left = (left ^ (keys[round] as number)) >>> 0;
    right = (right ^ mixed(boxes, left)) >>> 0;
    [left, right] = [right, left];
  }
  pair[0] = (right ^ (keys[ROUNDS + 1] as number)) >>> 0;
  pair[1] = (left ^ (keys[ROUNDS] as number)) >>> 0;
}

/**
 * Deciphers a recording piece by piece: each block of 8 bytes is deciphered and then combined with the plain block
 * before it. Pieces are of whole blocks; they are changed in place.
 */
export function decipherer(): (piece: Uint8Array) => void {
  const { keys, boxes } = blowfishTables();
  let beforeLeft = 0;
  let beforeRight = 0;
  return (piece) => {
    const view = new DataView(piece.buffer, piece.byteOffset, piece.byteLength);
    for (let at = 0; at + 8 <= piece.byteLength; at += 8) {
      let left = view.getUint32(at);
      let right = view.getUint32(at + 4);
      for (let round = ROUNDS + 1; round > 1; round -= 2) {
        left ^= keys[round] as number;
        right ^= mixed(boxes, left >>> 0) ^ (keys[round - 1] as number);
        left ^= mixed(boxes, right >>> 0);
      }
      beforeLeft ^= right ^ (keys[0] as number);
      beforeRight ^= left ^ (keys[1] as number);
      view.setUint32(at, beforeLeft);
      view.setUint32(at + 4, beforeRight);
    }
  };
}
