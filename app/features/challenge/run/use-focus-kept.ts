import { useEffect, useRef } from "react";

/**
 * Buttons come and go with a state: one that is gone has taken the focus with it.
 * @param state which buttons there are
 * @returns of what takes the focus in its place
 */
export function useFocusKept<T extends HTMLElement>(state: string) {
  const element = useRef<T>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const hasNone = (document.activeElement ?? document.body) === document.body;
    if (hasNone) element.current?.focus({ preventScroll: true });
  }, [state]);
  return element;
}
