/** Small numbers as bytes, and bytes as letters of an address. */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** base64url without padding (RFC 4648 §5). */
export function lettersOf(bytes: readonly number[]): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3);
    const group = (a << 16) | (b << 8) | c;
    const letters = Math.min(bytes.length - at, 3) + 1;
    for (let index = 0; index < letters; index++) text += LETTERS[(group >> (18 - 6 * index)) & 63];
  }
  return text;
}

/** The bytes encoded by the letters, up to the first invalid one. */
export function bytesOf(text: string): number[] {
  const bytes: number[] = [];
  let [group, bits] = [0, 0];
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) break;
    group = ((group << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((group >> bits) & 0xff);
  }
  return bytes;
}

/** A whole number from 0 in as few bytes as it needs, seven bits each, the lowest first. */
export function varint(number: number): number[] {
  return number < 128 ? [number] : [(number & 127) | 128, ...varint(number >> 7)];
}

/** The numbers of a row of them; one that is cut off is left out. */
export function varints(bytes: readonly number[]): number[] {
  const numbers: number[] = [];
  let [number, shift] = [0, 0];
  for (const byte of bytes) {
    number += (byte & 127) * 2 ** shift;
    shift = byte & 128 ? Math.min(shift + 7, 28) : 0;
    if (byte & 128) continue;
    numbers.push(number);
    number = 0;
  }
  return numbers;
}

/** Fletcher-16: notices every single changed byte, and bytes that have changed places. */
export function checksum(bytes: readonly number[]): number[] {
  let [a, b] = [0, 0];
  for (const byte of bytes) {
    a = (a + byte) % 255;
    b = (b + a) % 255;
  }
  return [a, b];
}
