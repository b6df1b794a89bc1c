/** Orders versions number by number: `1.26.1.0` before `2.3.1.3`; numbers that one lacks are zero. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(".").map(Number));
  const differences = [0, 1, 2, 3].map((index) => (left?.[index] ?? 0) - (right?.[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
