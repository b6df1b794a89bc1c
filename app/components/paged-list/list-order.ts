import type { QueryParameters } from "#app/game/search/typed-text.ts";

/** What the entries of a list can be sorted by, and whether the largest comes first. */
export type ListSorts<Entry, Key extends string = string> = Readonly<
  Record<Key, { value(entry: Entry): number | string | null; descending: boolean }>
>;

export interface ListOrder<Key extends string = string> {
  sort: Key;
  descending: boolean;
}

/** The order that a URL requests, "-damage"; null if it requests none that the list has. */
export function listOrderOf<Entry, Key extends string>(
  params: QueryParameters,
  sorts: ListSorts<Entry, Key>,
): ListOrder<Key> | null {
  const [, minus, key = ""] = /^(-?)(\w+)(?:,|$)/.exec(params.get("sort") ?? "") ?? [];
  return Object.hasOwn(sorts, key) ? { sort: key as Key, descending: minus === "-" } : null;
}

/** What a column's head leads to: sorted by it, the other way round where it is already. */
export function nextListOrder<Entry, Key extends string>(
  order: ListOrder<Key> | null,
  sorts: ListSorts<Entry, Key>,
  sort: Key,
): ListOrder<Key> {
  return { sort, descending: order?.sort === sort ? !order.descending : sorts[sort].descending };
}

/** The order's part of a URL; empty for the usual one. */
export function listOrderSearch(order: ListOrder | null, usual: ListOrder | null): string {
  const isUsual = order?.sort === usual?.sort && order?.descending === usual?.descending;
  return order === null || isUsual ? "" : `sort=${order.descending ? "-" : ""}${order.sort}`;
}

/** Entries that are equal keep their order; unknown values come last either way. */
export function inListOrder<Entry, Key extends string>(
  entries: readonly Entry[],
  sorts: ListSorts<Entry, Key>,
  { sort, descending }: ListOrder<Key>,
): Entry[] {
  const { value } = sorts[sort];
  return entries.toSorted((a, b) => {
    const [first, second] = [value(a), value(b)];
    if (first === second) return 0;
    if (first === null) return 1;
    if (second === null) return -1;
    return (first < second ? -1 : 1) * (descending ? -1 : 1);
  });
}
