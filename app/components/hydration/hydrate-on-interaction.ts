import { type ReactNode, use, useEffect } from "react";
import { useHydrating } from "./use-hydrating.ts";

/** Events that show that somebody interacts with the page. Scrolling alone does not count. */
const INTERACTIONS = [
  "pointerover",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "click",
  // Files may be chosen without any of the others.
  "change",
  "dragenter",
  "popstate",
];

// One document has one visitor, so module scope will do. On the server nothing waits.
let interacted = typeof document === "undefined";
let resolveInteraction = () => {};
const firstInteraction = new Promise<void>((resolve) => {
  resolveInteraction = resolve;
});

/** Hydrates the waiting parts at the first interaction. Called before React starts, so that no event is missed. */
export function hydrateOnInteraction(): void {
  // The visitor may have used the page before this script was loaded; a dialog is there to be used. Menus are never sent
  // open, while other disclosures may be: those that the visitor opened have the focus, and work without script.
  if (document.querySelector(":focus,[data-menu][open],dialog[open]")) hydrateNow();
  const onInteraction = () => {
    hydrateNow();
    for (const name of INTERACTIONS) removeEventListener(name, onInteraction, true);
  };
  for (const name of INTERACTIONS) addEventListener(name, onInteraction, true);
}

function hydrateNow(): void {
  interacted = true;
  resolveInteraction();
}

/**
 * For a page with a part that reacts to scrolling: there, scrolling counts as interaction too.
 * @param scrollContainer selects the element that scrolls by itself on a narrow screen
 */
export function useHydrateOnScroll(scrollContainer: string): void {
  useEffect(() => {
    // After a reload far down, or on a slow network, the page was scrolled before anything listened.
    if (window.scrollY || document.querySelector(scrollContainer)?.scrollTop) hydrateNow();
    const options = { capture: true, once: true };
    document.addEventListener("scroll", hydrateNow, options);
    return () => document.removeEventListener("scroll", hydrateNow, options);
  }, [scrollContainer]);
}

/**
 * Leaves the server's HTML as it is until somebody interacts with the page; then the nearest <Suspense> is
 * hydrated, with priority where the event is inside it. For parts that work without script and are expensive to
 * hydrate. A part that is rendered after a client navigation does not wait.
 *
 * The children are passed in, so that they are not rendered again when hydration ends: that would hydrate every
 * <Suspense> in them at that moment.
 */
export function HydrateOnInteraction({ children }: { children: ReactNode }): ReactNode {
  const hydrating = useHydrating();
  if (hydrating && !interacted) use(firstInteraction);
  return children;
}
