/** At most this many files of pages are prefetched in parallel. */
const PARALLEL_DOWNLOADS = 4;

/** Runs tasks in the order they come, at most `parallel` at a time; a task that fails lets the next one start too. */
export function createDownloadQueue(parallel: number = PARALLEL_DOWNLOADS): <T>(task: () => Promise<T>) => Promise<T> {
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
