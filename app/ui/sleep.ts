import { type ReactNode, use, useEffect, useSyncExternalStore } from "react";

/** What tells that somebody uses the page; scrolling alone does not. */
const USES = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "click", "popstate"];

// One document, one visitor: this module sleeps in the browser only.
let awake = typeof document === "undefined";
let wake = () => {};
const waking = new Promise<void>((resolve) => {
  wake = resolve;
});

/** Wakes the sleeping parts at the first use of the page, before React hears of it. */
export function wakeOnUse(): void {
  // Used before this script had come.
  if (document.querySelector(":focus,details[open]")) wakeUp();
  const onUse = () => {
    wakeUp();
    for (const name of USES) removeEventListener(name, onUse, true);
  };
  for (const name of USES) addEventListener(name, onUse, true);
}

function wakeUp(): void {
  awake = true;
  wake();
}

/**
 * For a page with a part that does something when one scrolls: that is a use of it, too.
 * @param frame selects what scrolls by itself where the screen is narrow
 */
export function useWakeOnScroll(frame: string): void {
  useEffect(() => {
    // Reloaded far down, or on a slow network: it was scrolled before anybody listened.
    if (window.scrollY || document.querySelector(frame)?.scrollTop) wakeUp();
    const options = { capture: true, once: true };
    document.addEventListener("scroll", wakeUp, options);
    return () => document.removeEventListener("scroll", wakeUp, options);
  }, [frame]);
}

const never = () => () => {};

/**
 * Leaves the HTML of the server as it is until the page is used: the nearest <Suspense> is hydrated then, at
 * once where the use goes to it. For parts that work without script and cost much to hydrate. A part that
 * comes by a navigation in the browser does not sleep.
 *
 * Its children come from outside, so that they are not rendered again when hydrating ends, which would
 * hydrate every <Suspense> in them in that same moment.
 */
export function Asleep({ children }: { children: ReactNode }): ReactNode {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (hydrating && !awake) use(waking);
  return children;
}
