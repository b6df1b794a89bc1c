import type { ReactNode } from "react";
import { toggleChoice, withoutFilters, withRange } from "#app/components/data-table/query/change-query.ts";
import { type NumberRange, queryToHref, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import type { TableColumn } from "#app/components/data-table/table-column.ts";
import { rowNoun, type TableDefinition } from "#app/components/data-table/table-definition.ts";
import { EmptyState } from "#app/components/empty-state.tsx";
import { playerSearchPath } from "#app/game/accounts/player-search.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { sentence } from "#app/lib/text/sentence.ts";

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

interface AppliedLineProps {
  model: TableDefinition;
  query: TableQuery;
  /** Rows that the query lets through, and all there are. */
  total: number;
  all: number;
  /** What one does with the rows. */
  children: ReactNode;
}

/** The row count, the active filters with links to remove them, and the actions for the rows. */
export function AppliedLine({ model, query, total, all, children }: AppliedLineProps) {
  const applied = appliedFilters(query, model);
  return (
    <div
      className="flex flex-wrap gap-6px items-center min-h-45px px-16px py-7px border-b border-b-border color-text-3 text-12"
      data-keep-scroll=""
    >
      <span role="status" tabIndex={-1}>
        <b className="color-text font-600">{formatNumber(total)}</b>
        {applied.length > 0 ? ` of ${formatNumber(all)}` : ` ${rowNoun(model, total)}`}
      </span>
      {applied.map(({ label, href }) => (
        <a key={label} className="chip chip-on max-w-full" href={href} aria-label={`Remove ${label}`}>
          <span className="overflow-hidden text-ellipsis">{label}</span>
          <i className="i-lucide-x" />
        </a>
      ))}
      {applied.length > 0 && (
        <a
          className="text-link p-4px lt-tablet:px-8px lt-tablet:py-12px"
          href={queryToHref(withoutFilters(query), model)}
        >
          Clear
        </a>
      )}
      <div className="flex gap-6px items-center ml-auto lt-tablet:[&_.button>i]:hidden">{children}</div>
    </div>
  );
}

interface NothingFoundProps {
  model: TableDefinition;
  query: TableQuery;
  /** Rows of the whole table. */
  all: number;
}

/** In place of the rows: what nothing fits, and the ways back. */
export function NothingFound({ model, query, all }: NothingFoundProps) {
  const applied = appliedFilters(query, model);
  const last = applied.at(-1);
  return (
    <EmptyState
      title={`No ${rowNoun(model, 1)} matches`}
      reason={sentence(
        `None of the ${formatNumber(all)} ${rowNoun(model, all)} matches all of these filters: ${applied.map(({ label }) => label).join(", ")}`,
      )}
    >
      {last && applied.length > 1 && (
        <a className="button button-small" href={last.href} data-keep-scroll="">
          Remove {last.label}
        </a>
      )}
      {model.path === "/" && query.q !== "" && (
        <a className="button button-small" href={playerSearchPath(query.q)}>
          Look up the player “{query.q}”
        </a>
      )}
      <a className="button button-small" href={queryToHref(withoutFilters(query), model)} data-keep-scroll="">
        Clear all
      </a>
    </EmptyState>
  );
}
