import { useEffect } from "react";

const INTERACTIONS = ["scroll", "pointerover", "pointerdown", "focusin"];

/** Starts something on the page, and returns what ends it. @param first the event that brought it, when there was one */
export type Start = (first?: Event) => () => void;

/**
 * Fetches a script at the first use of the page and starts it: nothing of it is in the first load.
 * @param fetch imports it; the same function at every rendering
 */
export function useAtFirstUse(fetch: () => Promise<Start>): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const ended = new AbortController();
    const { signal } = ended;
    let started = false;
    const start = async (event?: Event) => {
      if (started) return;
      started = true;
      const begin = await fetch();
      if (!signal.aborted) stop = begin(event);
    };
    for (const name of INTERACTIONS) addEventListener(name, start, { signal, passive: true });
    // Reloaded far down, or opened at a section.
    if (scrollY || location.hash) start();
    return () => {
      ended.abort();
      stop?.();
    };
  }, [fetch]);
}
