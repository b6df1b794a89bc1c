import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Who moves a column by the key of a control, `#move-up-…` or `#move-down-…`, keeps the focus on it; at an end, where
 * it can move on no more, on the way back.
 */
export function useFocusThatStays(list: RefObject<HTMLElement | null>): void {
  const last = useRef("");
  useLayoutEffect(() => {
    const element = list.current;
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? target.id : "";
    };
    element?.addEventListener("focusin", onFocus);
    return () => element?.removeEventListener("focusin", onFocus);
  }, [list]);
  useLayoutEffect(() => {
    if (last.current === "" || document.activeElement !== document.body) return;
    const other = last.current.replace(/-(up|down)-/, (_, way) => (way === "up" ? "-down-" : "-up-"));
    (document.getElementById(last.current) ?? document.getElementById(other))?.focus();
  });
}
