/** Up to so many parts of pages are preloaded in parallel (spec §9). */
export const PARALLEL_PARTS = 4;

/** Runs tasks in the order they come, at most so many at a time; a task that fails makes room as well. */
export function createPartQueue(parallel: number = PARALLEL_PARTS): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = parallel;
  return async (task) => {
    if (free > 0) free--;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
