import { type RefObject, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Where the frames of earlier pages stood, by entry of the history. One document, one visitor. */
const places = new Map<string, readonly [left: number, top: number]>();

/**
 * Keeps the place of a frame that scrolls by itself: who goes back or forward finds it where it stood, as the
 * browser does for the page. A frame that was never scrolled, or another page's, begins at its beginning.
 */
export function useFrameScroll(frame: RefObject<HTMLElement | null>): void {
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
