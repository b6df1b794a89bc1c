import { toggleChoice, withRange } from "#app/widgets/data-table/query/change-query.ts";
import { queryToHref, type TableQuery } from "#app/widgets/data-table/query/table-query.ts";
import { rangeText } from "#app/widgets/data-table/rows/range-text.ts";
import type { TableModel } from "#app/widgets/data-table/table-model.ts";

/** The labels of what is switched on, with the link that switches it off. */
export function appliedFilters(query: TableQuery, model: TableModel): { label: string; href: string }[] {
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
