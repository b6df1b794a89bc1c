import type { TableQuery } from "../query/table-query.ts";
import type { TableColumn } from "../table-column.ts";

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
