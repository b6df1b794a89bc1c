/** The default pause before the work is done. */
const DEFAULT_MS = 25;

interface Debounce {
  /** Schedules the work; a later call restarts the pause and replaces the work. */
  soon(work: () => void, milliseconds?: number): void;
  /** Does the work that waits at once, if there is any. */
  now(): void;
  cancel(): void;
}

/** Runs a task only after a pause in the calls, for example after the last key press. */
export function createDebounce(): Debounce {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | null = null;
  const take = () => {
    clearTimeout(timer);
    const work = waiting;
    waiting = null;
    return work;
  };
  const now = () => take()?.();
  return {
    soon(work, milliseconds = DEFAULT_MS) {
      take();
      waiting = work;
      timer = setTimeout(now, milliseconds);
    },
    now,
    cancel: () => void take(),
  };
}
