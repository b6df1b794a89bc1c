import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { queryToHref, type TableQuery, visibleKeys } from "../query/table-query.ts";
import type { TableDefinition } from "../table-definition.ts";

/** Updates the form from the URL, for example after going back, except the field being typed in. */
export function useAddressInForm(
  form: RefObject<HTMLFormElement | null>,
  query: TableQuery,
  model: TableDefinition,
): void {
  // Only when the URL changes: a repeated one would undo a choice still in flight.
  useOnChange(queryToHref(query, model), () => {
    const visible = visibleKeys(query, model);
    for (const input of form.current?.querySelectorAll("input") ?? []) {
      const [key = "", bound] = input.name.split("-");
      if (input.type === "checkbox") input.checked = visible.includes(input.value);
      if (input.type !== "text" || input === document.activeElement) continue;
      input.value = String(query.ranges[key]?.[bound === "min" ? "min" : "max"] ?? "");
    }
  });
}

/**
 * Runs `work` when a value changes, but not for the first value. Runs immediately, since a delay could undo what the
 * visitor has ticked since.
 */
export function useOnChange(value: string, work: () => void): void {
  const last = useRef(value);
  const run = useEffectEvent(work);
  useLayoutEffect(() => {
    if (last.current === value) return;
    last.current = value;
    run();
  }, [value]);
}

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
