/** All orders of some items, the given one first. */
export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, place) => permutations(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));
}

/** All choices of `size` of some items, each in their order. */
export function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, place) => combinations(items.slice(place + 1), size - 1).map((rest) => [item, ...rest]));
}
