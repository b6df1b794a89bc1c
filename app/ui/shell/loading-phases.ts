/** What the loading bar does: nothing, grow, fill up, fade away. */
export type LoadingPhase = "idle" | "run" | "full" | "fade";

/** In milliseconds. The growth itself (2000 ms) is a transition of the stylesheet. */
export const LOADING_TIMES = { throttle: 200, hide: 500, reset: 400 } as const;

export interface LoadingPhases {
  start(): void;
  finish(): void;
  stop(): void;
}

/** The timing of the loading bar: a navigation that ends within the throttle shows nothing. */
export function createLoadingPhases(show: (phase: LoadingPhase) => void): LoadingPhases {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;

  const after = (milliseconds: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  };

  return {
    start() {
      show("idle");
      after(LOADING_TIMES.throttle, () => {
        running = true;
        show("run");
      });
    },
    finish() {
      if (!running) return clearTimeout(timer);
      running = false;
      show("full");
      after(LOADING_TIMES.hide, () => {
        show("fade");
        after(LOADING_TIMES.reset, () => show("idle"));
      });
    },
    stop() {
      running = false;
      clearTimeout(timer);
    },
  };
}
