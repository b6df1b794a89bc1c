/**
 * The value below which a share of a sample lies, by the estimate that is about unbiased by the median whatever the
 * distribution: definition 8 of R. J. Hyndman and Y. Fan, "Sample Quantiles in Statistical Packages", The American
 * Statistician 50 (1996). Beyond the ends of what the sample can tell it is the smallest or the largest value.
 * @param sorted ascending, not empty
 * @param share from 0 to 1
 */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length + 1 / 3) * share + 1 / 3;
  const at = (index: number) => sorted[Math.min(Math.max(index, 1), sorted.length) - 1] ?? Number.NaN;
  const below = Math.floor(place);
  return at(below) + (place - below) * (at(below + 1) - at(below));
}
