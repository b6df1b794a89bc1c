import { useEffect } from "react";

const USES = ["scroll", "pointerover", "pointerdown", "focusin"];

/** Fetches the script of tabs and charts at the first use of the page: nothing of it is in the first load. */
export function usePageAids(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const ending = new AbortController();
    const { signal } = ending;
    let begun = false;
    const begin = async (event?: Event) => {
      if (begun) return;
      begun = true;
      const { startAids } = await import("./page-aids.ts");
      if (!signal.aborted) stop = startAids(event);
    };
    for (const name of USES) addEventListener(name, begin, { signal, passive: true });
    // Reloaded far down, or opened at a section.
    if (scrollY || location.hash) begin();
    return () => {
      ending.abort();
      stop?.();
    };
  }, []);
}
