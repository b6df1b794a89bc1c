/**
 * Removes the rounding noise of the files (5.71428585, 0.30000000000000004). Six decimals keep every figure that is
 * shown exact.
 */
export function tidy(value: number): number {
  const rounded = Math.round(value * 1e6) / 1e6;
  return rounded === 0 ? 0 : rounded;
}
