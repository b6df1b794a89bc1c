import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns the focus to a menu's button when one of its links is followed: the menu closes, and the focus would be lost
 * for keyboard users.
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
