import type { TableDefinition } from "../table-definition.ts";
import { columnOf } from "../table-definition.ts";
import { MAX_SORT_TERMS, type NumberRange, type SortTerm, type TableQuery, visibleKeys } from "./table-query.ts";

// A visitor's changes to a query. They return to the first page whenever the rows or their order change.

/** With one choice switched on or off. */
export function toggleChoice(query: TableQuery, key: string, value: string): TableQuery {
  const { [key]: chosen = [], ...others } = query.sets;
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...query, sets: next.length === 0 ? others : { ...others, [key]: next }, page: 1 };
}

/** With a new range for a column; null removes it. */
export function withRange(query: TableQuery, key: string, range: NumberRange | null): TableQuery {
  const { [key]: _, ...others } = query.ranges;
  return { ...query, ranges: range ? { ...others, [key]: range } : others, page: 1 };
}

/** Without any filter; order, columns and layout stay. */
export function withoutFilters(query: TableQuery): TableQuery {
  return { ...query, q: "", sets: {}, ranges: {}, page: 1 };
}

/** With the next order by a column alone: its natural one first, then the other way round, then none. */
export function cycleSort(query: TableQuery, model: TableDefinition, key: string): TableQuery {
  const [only, ...more] = query.sort;
  const first = { key, descending: columnOf(model, key).descendingFirst };
  if (only?.key !== key || more.length > 0) return { ...query, sort: [first], page: 1 };
  return { ...query, sort: turned(only, first), page: 1 };
}

/**
 * Like `cycleSort`, but keeps the current order and sorts its ties by the column. With three columns already, it
 * replaces the last.
 */
export function cycleThenSort(query: TableQuery, model: TableDefinition, key: string): TableQuery {
  const first = { key, descending: columnOf(model, key).descendingFirst };
  const known = query.sort.some((term) => term.key === key);
  const sort = known
    ? query.sort.flatMap((term) => (term.key === key ? turned(term, first) : [term]))
    : [...query.sort.slice(0, MAX_SORT_TERMS - 1), first];
  return { ...query, sort, page: 1 };
}

function turned(term: SortTerm, first: SortTerm): SortTerm[] {
  return term.descending === first.descending ? [{ key: term.key, descending: !first.descending }] : [];
}

/** With a column moved to another place among those shown, from 0; a place beyond the ends is the end. Rows and page stay. */
export function moveColumn(query: TableQuery, model: TableDefinition, key: string, index: number): TableQuery {
  const others = visibleKeys(query, model).filter((other) => other !== key);
  const at = Math.min(Math.max(0, index), others.length);
  const columns = [...others.slice(0, at), key, ...others.slice(at)];
  return { ...query, columns: columns.join() === model.usual.join() ? null : columns };
}
