/** A figure and its unit, with the space that would let a line end between them. */
const VALUE_AND_UNIT = /(\d) (?=(?:°|(?:[smt]|mm|km|hp|XP)(?!\w)))/g;

/** A factor and its sign: "× 1.25". */
const SIGN_AND_FACTOR = /× (?=\d)/g;

/** Keeps figures of running text on one line with their units: "445 m" never ends a line after its 445, "× 1.25" none after its sign. */
export function keepUnits(text: string): string {
  return text.replace(VALUE_AND_UNIT, "$1\u00a0").replace(SIGN_AND_FACTOR, "×\u00a0");
}
