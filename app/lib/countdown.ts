/** A countdown that can be paused and resumed. */
export interface Countdown {
  /** Milliseconds that are left. */
  left(): number;
  pause(): void;
  resume(): void;
}

/**
 * Counts down without the drift of repeated timers. It starts paused; `resume` starts it.
 * @param ms how long it runs, pauses not counted
 * @param onEnd called once, when the time is over
 */
export function createCountdown(ms: number, onEnd: () => void): Countdown {
  let rest = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const left = () => (timer === undefined ? rest : Math.max(0, rest - (Date.now() - startedAt)));
  const pause = () => {
    rest = left();
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    left,
    pause,
    resume() {
      if (timer !== undefined) return;
      startedAt = Date.now();
      timer = setTimeout(onEnd, rest);
    },
  };
}
