import type { TableColumn } from "../table-column.ts";

interface ColumnBoxProps {
  column: TableColumn;
  /** Keys of the columns shown. */
  shown: readonly string[];
  className?: string;
}

/** Shows a column, or leaves it out. */
export function ColumnBox({ column: { key, label, definition }, shown, className }: ColumnBoxProps) {
  return (
    <label className={className} title={definition === "" ? undefined : definition}>
      <input type="checkbox" className="check-field" name="cols" value={key} defaultChecked={shown.includes(key)} />
      {label}
    </label>
  );
}
