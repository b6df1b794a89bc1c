import { toggleChoice, withRange } from "#app/components/data-table/query/change-query.ts";
import { type NumberRange, queryToHref, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import type { TableColumn } from "../data-table/table-column.ts";

/** The labels of the active filters, each with the link that removes it. */
export function appliedFilters(query: TableQuery, model: TableDefinition): { label: string; href: string }[] {
  const name = { label: `“${query.q}”`, href: queryToHref({ ...query, q: "", page: 1 }, model) };
  const sets = model.columns.flatMap(({ key, choices }) => {
    const chosen = query.sets[key] ?? [];
    return choices
      .filter(({ value }) => chosen.includes(value))
      .map(({ value, label }) => ({
        label: key === "tier" ? `Tier ${label}` : label,
        href: queryToHref(toggleChoice(query, key, value), model),
      }));
  });
  const ranges = model.columns.flatMap((column) => {
    const range = query.ranges[column.key];
    if (!range) return [];
    return [{ label: rangeText(column, range), href: queryToHref(withRange(query, column.key, null), model) }];
  });
  return [...(query.q === "" ? [] : [name]), ...sets, ...ranges];
}

/** A range in words: "DPM from 2,500", "Reload up to 8 s", "Health 1,500 to 2,000". */
export function rangeText({ label, unit, print, unsigned }: TableColumn, { min, max }: NumberRange): string {
  const printed = (value: number) => (unsigned ? print(value).replace("\u2212", "") : print(value));
  const after = unit === "" ? "" : unit === "°" || unit === "%" ? unit : ` ${unit}`;
  if (min !== null && max !== null) return `${label} ${printed(min)} to ${printed(max)}${after}`;
  return min === null ? `${label} up to ${printed(max ?? 0)}${after}` : `${label} from ${printed(min)}${after}`;
}
