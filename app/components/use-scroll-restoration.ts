import { type RefObject, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Scroll positions by history entry; state of one document in the browser. */
const places = new Map<string, readonly [left: number, top: number]>();

/**
 * Restores the position of an element that scrolls by itself on back and forward, as the browser does for the page. An
 * element without a stored position starts at the top.
 */
export function useScrollRestoration(frame: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const place = type === "POP" ? places.get(key) : undefined;
    if (place) element.scrollTo({ left: place[0], top: place[1], behavior: "instant" });
    const onScroll = () => places.set(key, [element.scrollLeft, element.scrollTop]);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => element.removeEventListener("scroll", onScroll);
  }, [frame, key, type]);
}
