import type { TableModel } from "../table-model.ts";
import { groupedColumns } from "./grouped-columns.ts";

/** All columns as options, under their headings. */
export function ColumnOptions({ model }: { model: TableModel }) {
  return groupedColumns(model.columns).map(({ group, columns }) => (
    <optgroup key={group} label={group}>
      {columns.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </optgroup>
  ));
}
