/** A whole number from 0 to below `under`, always the same for the same seeds. */
export function simulatedNumber(seed: number, salt: number, under: number): number {
  // A mixing function of 32 bits (murmur3's finaliser).
  let mixed = Math.imul((seed ^ (seed / 2 ** 32)) + Math.imul(salt + 1, 0x9e3779b1), 0x85ebca6b) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0;
  return ((mixed ^ (mixed >>> 16)) >>> 0) % under;
}
