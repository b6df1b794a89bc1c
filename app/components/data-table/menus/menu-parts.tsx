import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { queryToHref, type TableQuery, visibleKeys } from "#app/components/data-table/query/table-query.ts";
import type { TableColumn } from "#app/components/data-table/table-column.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";

interface ColumnBoxProps {
  column: TableColumn;
  /** Keys of the columns shown. */
  visible: readonly string[];
  className?: string;
}

export function ColumnBox({ column: { key, label, definition }, visible, className }: ColumnBoxProps) {
  return (
    <label className={className} title={definition === "" ? undefined : definition}>
      <input type="checkbox" className="checkbox" name="cols" value={key} defaultChecked={visible.includes(key)} />
      {label}
    </label>
  );
}

/** The foot of a menu, always visible while its content scrolls. */
export function MenuFoot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-1 flex gap-8px justify-between px-16px py-12px border-t border-t-border bg-float-bg">
      {children}
    </div>
  );
}

/** About what `parseNumber` reads; the browser marks anything else. */
const NUMBER_TYPED = "\\s*[\\-\u2212]?\\d[\\d.,]*\\s*";

/** The lowest and the highest figure of a column that is wanted. */
export function RangeFields({ column: { key, kind, label }, query }: { column: TableColumn; query: TableQuery }) {
  if (kind !== "number") return null;
  const { min, max } = query.ranges[key] ?? {};
  const field = {
    className: "range-field w-58px",
    inputMode: "decimal",
    pattern: NUMBER_TYPED,
    title: "A number",
  } as const;
  return (
    <span className="flex flex-none gap-4px items-center color-text-3">
      <input {...field} name={`${key}-min`} placeholder="min" defaultValue={min ?? ""} aria-label={`${label}, from`} />
      –
      <input {...field} name={`${key}-max`} placeholder="max" defaultValue={max ?? ""} aria-label={`${label}, up to`} />
    </span>
  );
}

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
 * Who moves a row by the key of a control, `#move-up-…` or `#move-down-…`, keeps the focus on it; at an end, where it
 * can move on no more, on the way back. Who removes rows by a button goes on to that of the next row.
 */
export function useFocusThatStays(list: RefObject<HTMLElement | null>): void {
  const last = useRef<{ target: HTMLElement; index: number }>(undefined);
  useLayoutEffect(() => {
    const element = list.current;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = { target, index: alike(element, target).indexOf(target) };
    };
    element?.addEventListener("focusin", onFocus);
    return () => element?.removeEventListener("focusin", onFocus);
  }, [list]);
  useLayoutEffect(() => {
    // What has just been disabled has the focus for a moment yet.
    if (!last.current || !document.activeElement?.matches("body, :disabled")) return;
    const { target, index } = last.current;
    const other = target.id.replace(/-(up|down)-/, (_, way) => (way === "up" ? "-down-" : "-up-"));
    const left = target.isConnected ? [] : alike(list.current, target);
    const keys = [target.id, other].map((id) => document.getElementById(id));
    const moved = keys.find((key) => key?.matches(":not(:disabled)"));
    (moved ?? left[index] ?? left.at(-1))?.focus();
  });
}

/** The buttons of a list that do the same to its rows as one of them. */
function alike(list: HTMLElement | null, button: HTMLElement): HTMLElement[] {
  if (!list || !(button instanceof HTMLButtonElement)) return [];
  return [...list.querySelectorAll<HTMLElement>(`button[name="${button.name}"]`)];
}

/** Columns under the headings where one chooses them, both in the order of the columns. */
export function groupedColumns(columns: readonly TableColumn[]): { group: string; columns: TableColumn[] }[] {
  return [...Map.groupBy(columns, ({ group }) => group)].map(([group, columns]) => ({ group, columns }));
}
