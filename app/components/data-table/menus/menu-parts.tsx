import type { ReactNode } from "react";
import type { TableQuery } from "../query/table-query.ts";
import type { TableColumn } from "../table-column.ts";

interface ColumnBoxProps {
  column: TableColumn;
  /** Keys of the columns shown. */
  visible: readonly string[];
  className?: string;
}

/** Shows a column, or leaves it out. */
export function ColumnBox({ column: { key, label, definition }, visible, className }: ColumnBoxProps) {
  return (
    <label className={className} title={definition === "" ? undefined : definition}>
      <input type="checkbox" className="check-field" name="cols" value={key} defaultChecked={visible.includes(key)} />
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

/** The lowest and the highest figure of a column that is wanted. */
export function RangeFields({ column: { key, kind, label }, query }: { column: TableColumn; query: TableQuery }) {
  if (kind !== "number") return null;
  const { min, max } = query.ranges[key] ?? {};
  const field = "range-field w-58px";
  return (
    <span className="flex flex-none gap-4px items-center color-text-3">
      <input
        className={field}
        name={`${key}-min`}
        placeholder="min"
        inputMode="decimal"
        defaultValue={min ?? ""}
        aria-label={`${label}, from`}
      />
      –
      <input
        className={field}
        name={`${key}-max`}
        placeholder="max"
        inputMode="decimal"
        defaultValue={max ?? ""}
        aria-label={`${label}, up to`}
      />
    </span>
  );
}
