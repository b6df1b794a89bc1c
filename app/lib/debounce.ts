/** How long nothing may be asked before the work is done (spec §9). */
const DEFAULT_MS = 25;

export interface Debounce {
  /** Does the work in a while; asked again before, it begins to wait anew, and only the last work is done. */
  soon(work: () => void, milliseconds?: number): void;
  cancel(): void;
}

/** Waits for a rest before it does something, such as after the last key of what is typed. */
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
