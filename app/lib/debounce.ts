/** The default pause before the work is done. */
const DEFAULT_MS = 25;

export interface Debounce {
  /** Schedules the work; a later call restarts the pause and replaces the work. */
  soon(work: () => void, milliseconds?: number): void;
  cancel(): void;
}

/** Does work only after a pause in the calls, such as after the last key press. */
export function createDebounce(): Debounce {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    soon(work, milliseconds = DEFAULT_MS) {
      clearTimeout(timer);
      timer = setTimeout(work, milliseconds);
    },
    cancel: () => clearTimeout(timer),
  };
}
