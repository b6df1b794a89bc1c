import { useEffect } from "react";

const INTERACTIONS = ["scroll", "pointerover", "pointerdown", "focusin"];

/** Loads the script of tabs and charts at the first use of the page: nothing of it is in the first load. */
export function usePageEnhancements(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const ended = new AbortController();
    const { signal } = ended;
    let started = false;
    const start = async (event?: Event) => {
      if (started) return;
      started = true;
      const { startEnhancements } = await import("./page-enhancements.ts");
      if (!signal.aborted) stop = startEnhancements(event);
    };
    for (const name of INTERACTIONS) addEventListener(name, start, { signal, passive: true });
    // Reloaded far down, or opened at a section.
    if (scrollY || location.hash) start();
    return () => {
      ended.abort();
      stop?.();
    };
  }, []);
}
