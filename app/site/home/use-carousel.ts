import type { EmblaCarouselType } from "embla-carousel";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";

/** How long each stays. */
const STAY_MS = 5_000;
/** Embla counts no time but the pull on a slide: with 18 it is there, within a hundredth of its width, after 400 ms. */
const PULL = 18;
const CALM = "(prefers-reduced-motion: reduce)";

/**
 * Advances the list in a frame item by item, automatically and by hand. It pauses while a pointer is over it, while
 * the keyboard focus is in it, while the page is hidden, for visitors who prefer reduced motion, and when paused by
 * its button.
 * @param frame has the list as its only child
 * @param wanted whether there is anything to move
 */
export function useCarousel(frame: RefObject<HTMLElement | null>, wanted: boolean) {
  const carousel = useRef<EmblaCarouselType>(undefined);
  const [moves, setMoves] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // Undefined if nobody has pressed the button.
  const [chosen, setChosen] = useState<boolean>();
  const calm = useSyncExternalStore(
    listenToMotion,
    () => matchMedia(CALM).matches,
    () => false,
  );
  const turning = chosen ?? !calm;

  useEffect(() => {
    if (import.meta.env.SSR || !wanted) return;
    let gone = false;
    // Until it is there, and where it cannot be fetched, the list is a row that one scrolls.
    import("embla-carousel").then(
      ({ default: createCarousel }) => {
        const node = frame.current;
        if (gone || !node) return;
        const startIndex = Math.round(node.scrollLeft / node.clientWidth);
        node.scrollLeft = 0;
        setMoves(true);
        carousel.current = createCarousel(node, { loop: true, startIndex, duration: PULL });
      },
      () => undefined,
    );
    return () => {
      gone = true;
      carousel.current?.destroy();
    };
  }, [frame, wanted]);

  useEffect(() => {
    if (!moves || !turning || hovered || focused) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") carousel.current?.scrollNext(calm);
    }, STAY_MS);
    return () => clearInterval(timer);
  }, [moves, turning, hovered, focused, calm]);

  return {
    /** The script is there. */
    moves,
    turning,
    toggle: () => {
      setChosen(!turning);
      // Who presses it with the keyboard means it, although the focus is on it.
      setFocused(false);
    },
    go(step: 1 | -1) {
      const { current } = carousel;
      // Still a row that scrolls.
      if (!current) frame.current?.scrollBy({ left: step * frame.current.clientWidth });
      else if (step === 1) current.scrollNext(calm);
      else current.scrollPrev(calm);
    },
    /** For the element around it all. */
    pauses: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => setHovered(pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: { target: Element }) => setFocused(target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}

function listenToMotion(changed: () => void): () => void {
  const query = matchMedia(CALM);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
