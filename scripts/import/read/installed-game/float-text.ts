/** Digits that every decimal keeps on its way through a float32. */
const KEPT = 6;
/** Digits that tell any two float32 apart. */
const ENOUGH = 9;
/** Below this, a float32 holds fewer digits than `KEPT`. */
const MIN_NORMAL = 2 ** -126;

/**
 * A float32 as the shortest decimal that gives the same float32 again: what an author wrote as 0.4 is stored as
 * 0.4000000059604645 and comes back as "0.4".
 */
export function floatText(value: number): string {
  const first = Math.abs(value) < MIN_NORMAL ? 1 : KEPT;
  for (let digits = first; digits < ENOUGH; digits++) {
    const decimal = Number(value.toPrecision(digits));
    if (Math.fround(decimal) === value) return String(decimal);
  }
  return String(Number(value.toPrecision(ENOUGH)));
}
