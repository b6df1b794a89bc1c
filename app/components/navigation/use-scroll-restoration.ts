import { type RefObject, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Scroll positions by history entry; state of one document in the browser. */
const positions = new Map<string, readonly [left: number, top: number]>();

/** What shows that a visitor has begun to scroll. */
const SCROLLS = ["wheel", "pointerdown", "keydown"];

/**
 * Restores an element's own scroll position on back and forward, as the browser does for the page. An element without
 * a stored position starts at the top.
 */
export function useScrollRestoration(frame: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const ended = new AbortController();
    const { signal } = ended;
    const position = type === "POP" ? positions.get(key) : undefined;
    if (position) restoreScroll(element, position, signal);
    const onScroll = () => positions.set(key, [element.scrollLeft, element.scrollTop]);
    element.addEventListener("scroll", onScroll, { passive: true, signal });
    return () => ended.abort();
  }, [frame, key, type]);
}

/** Exported for its test. Scrolls now or, if the style sheet that makes it scrollable is still loading, as soon as it has loaded. */
export function restoreScroll(element: HTMLElement, [left, top]: readonly [number, number], signal: AbortSignal): void {
  const isThere = () => {
    element.scrollTo({ left, top, behavior: "instant" });
    return Math.abs(element.scrollTop - top) < 1 && Math.abs(element.scrollLeft - left) < 1;
  };
  if (isThere()) return;
  const resized = new ResizeObserver(() => isThere() && resized.disconnect());
  resized.observe(element);
  const stop = () => resized.disconnect();
  for (const name of SCROLLS) addEventListener(name, stop, { once: true, passive: true, signal });
  signal.addEventListener("abort", stop);
}
