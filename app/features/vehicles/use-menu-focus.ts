import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives the focus back to a menu's own button when one of its links is followed: the menu closes then, and
 * the focus would be lost with it. For whoever chooses by keyboard.
 */
export function useMenuFocus(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const element = list.current;
    const onClick = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      link?.closest("details")?.querySelector("summary")?.focus({ preventScroll: true });
    };
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, []);
  return list;
}
