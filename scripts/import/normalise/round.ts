/**
 * Rounds away what the files' own arithmetic left behind (5.71428585, 0.30000000000000004).
 * Six decimals keep every figure that can be shown exact.
 */
export function tidy(value: number): number {
  const rounded = Math.round(value * 1e6) / 1e6;
  return rounded === 0 ? 0 : rounded;
}
