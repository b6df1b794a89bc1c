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

/** The parts of a loadout code; each is a section with its number, length and bytes. */
export const SECTIONS = {
  modules: 1,
  equipment: 2,
  roleSlot: 3,
  crew: 4,
  skills: 5,
  consumables: 6,
  directive: 7,
  field: 8,
  shell: 9,
  mode: 10,
} as const;

export type CodeSection = keyof typeof SECTIONS;

/** The first letter: which form the rest has. */
export const VERSION = "1";

/** Item number of a compact descriptor, without type and nation, which the section implies. */
export function itemNumber(id: number): number {
  return Math.floor(id / 256);
}

/** Marks the level of a skill as stated; without it the skill is fully learnt. */
export const LEVEL_FOLLOWS = 128;

/** Marks the modules of the vehicle as bought; top modules are not written at all. */
export const STOCK = 0;

/** The order of modules in the code. */
export const MODULE_ORDER = ["turret", "gun", "chassis", "engine", "radio", "fuelTank"] as const;

/** The code of sections that are written as bytes. */
export function codeOf(bytes: readonly number[]): string {
  return VERSION + lettersOf([...bytes, ...checksum(bytes)]);
}

/** The sections of a code of this version by number, in their order, and whether it is whole and unchanged; one that is cut off is left out. */
export function sectionsOf(code: string): { sections: ReadonlyMap<number, readonly number[]>; sound: boolean } {
  const letters = code.length - VERSION.length;
  const bytes = bytesOf(code.slice(VERSION.length));
  const body = bytes.slice(0, -2);
  const whole = bytes.length === Math.floor((letters * 6) / 8) && bytes.length >= 2;
  const sound = whole && checksum(body).every((byte, index) => byte === bytes[body.length + index]);
  const sections = new Map<number, readonly number[]>();
  for (let at = 0; at + 1 < body.length; ) {
    const [number = 0, length = 0] = body.slice(at, at + 2);
    // Longer sections do not occur: a length has one byte.
    const content = body.slice(at + 2, at + 2 + length);
    if (content.length < length || length > 127) break;
    sections.set(number, content);
    at += 2 + length;
  }
  return { sections, sound };
}
