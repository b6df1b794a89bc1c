/** Neighbouring cells of a row that are shown as one. */
export interface CellRun {
  /** Index of the first one. */
  start: number;
  span: number;
  /** Whether it says that the figures are not published; a row says it once. */
  told: boolean;
}

/** So many columns the words need. */
const LEAST_SPAN = 2;

/**
 * The cells of a row of which some figures are not published: its longest run of unknown ones says so, the others say
 * nothing. A run never goes over the edge between columns that narrow screens leave out and those they keep.
 * @param spared for every cell whether a narrow screen leaves its column out
 */
export function cellRuns(cells: readonly (string | null)[], spared: readonly boolean[]): CellRun[] {
  const runs: CellRun[] = [];
  for (let start = 0; start < cells.length; ) {
    let end = start + 1;
    while (cells[start] === null && cells[end] === null && spared[end] === spared[start] && end < cells.length) end++;
    runs.push({ start, span: end - start, told: false });
    start = end;
  }
  const unknown = runs.filter(({ start }) => cells[start] === null && !spared[start]);
  const longest = unknown.reduce<CellRun | null>((most, run) => (most && most.span >= run.span ? most : run), null);
  if (longest && longest.span >= LEAST_SPAN) longest.told = true;
  return runs;
}
