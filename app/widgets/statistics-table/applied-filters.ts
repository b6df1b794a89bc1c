import { toggleChoice, withRange } from "../data-table/query/change-query.ts";
import { queryToHref, type TableQuery } from "../data-table/query/table-query.ts";
import { rangeText } from "../data-table/rows/range-text.ts";
import type { TableModel } from "../data-table/table-model.ts";

/** The labels of what is switched on, with the link that switches it off. */
export function appliedFilters(query: TableQuery, model: TableModel): { label: string; href: string }[] {
  const name = { label: `“${query.q}”`, href: queryToHref({ ...query, q: "", page: 1 }, model) };
  const others = model.columns.flatMap((column) => {
    const { key, choices } = column;
    const chosen = choices.filter(({ value }) => query.sets[key]?.includes(value));
    const range = query.ranges[key];
    return [
      ...chosen.map(({ value, label }) => ({
        label: key === "tier" ? `Tier ${label}` : label,
        href: queryToHref(toggleChoice(query, key, value), model),
      })),
      ...(range ? [{ label: rangeText(column, range), href: queryToHref(withRange(query, key, null), model) }] : []),
    ];
  });
  return query.q === "" ? others : [name, ...others];
}
