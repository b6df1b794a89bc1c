import { type ReactNode, use, useSyncExternalStore } from "react";

/** What tells that somebody uses the page; scrolling alone does not. */
const USES = ["pointerover", "pointerdown", "mousedown", "touchstart", "keydown", "focusin", "click", "popstate"];

// One document, one visitor: this module sleeps in the browser only.
let awake = typeof document === "undefined";
let wake = () => {};
const waking = new Promise<void>((resolve) => {
  wake = resolve;
});

/** Wakes the sleeping parts at the first use of the page, before React hears of it. */
export function wakeOnUse(): void {
  const onUse = () => {
    awake = true;
    wake();
    for (const name of USES) removeEventListener(name, onUse, true);
  };
  for (const name of USES) addEventListener(name, onUse, { capture: true, passive: true });
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
