import { VEHICLE_CLASSES, type VehicleClass } from "#app/game/model/classes.ts";
import { NATIONS, type Nation } from "#app/game/model/nations.ts";
import { ROLE_CATEGORIES, type RoleCategory } from "#app/game/model/roles.ts";
import { TIERS, type Tier } from "#app/game/model/tiers.ts";
import type { IndexStat } from "#app/game/stats/keys.ts";

/** How one comes by a vehicle: in the tech tree, for gold or as a reward, or in the collection. */
export const ACQUISITIONS = ["researchable", "premium", "collector"] as const;

export type Acquisition = (typeof ACQUISITIONS)[number];

export const ACQUISITION_LABELS: Record<Acquisition, string> = {
  researchable: "Researchable",
  premium: "Premium",
  collector: "Collector",
};

export type SortKey = IndexStat | "name";

export interface Sort {
  key: SortKey;
  descending: boolean;
}

/** How the index shows its vehicles: rows to compare by figures, or cards to look around. */
export const INDEX_LAYOUTS = ["table", "grid"] as const;

export type IndexLayout = (typeof INDEX_LAYOUTS)[number];

/** What the index shows. Every list is a filter of which one value has to match; empty means any. */
export interface IndexQuery {
  /** Part of a name. */
  q: string;
  class: VehicleClass[];
  tier: Tier[];
  nation: Nation[];
  role: RoleCategory[];
  type: Acquisition[];
  /** Null is the order of the index itself: highest tier first, see rows.ts. */
  sort: Sort | null;
  view: IndexLayout;
  /** From 1. */
  page: number;
}

export const EMPTY_QUERY: IndexQuery = {
  q: "",
  class: [],
  tier: [],
  nation: [],
  role: [],
  type: [],
  sort: null,
  view: "table",
  page: 1,
};

/** The filters that are sets of choices, with all their values in the order of the canonical URL. */
export const CHOICES = {
  class: VEHICLE_CLASSES,
  tier: TIERS,
  nation: NATIONS,
  role: ROLE_CATEGORIES,
  type: ACQUISITIONS,
} as const;

export type ChoiceKey = keyof typeof CHOICES;

export type ChoiceValue<K extends ChoiceKey> = (typeof CHOICES)[K][number];

const CHOICE_KEYS = Object.keys(CHOICES) as ChoiceKey[];

/**
 * The canonical query string, "?" included; empty for the plain index. Two queries that show the same
 * have the same string, whatever order their values were chosen in.
 */
export function indexQueryToSearch(query: IndexQuery): string {
  const parts: string[] = [];
  if (query.q !== "") parts.push(`q=${encodeURIComponent(query.q)}`);
  for (const key of CHOICE_KEYS) {
    const chosen = inOrder(key, query[key]);
    if (chosen.length > 0) parts.push(`${key}=${chosen.join(",")}`);
  }
  if (query.sort) parts.push(`sort=${query.sort.descending ? "-" : ""}${query.sort.key}`);
  if (query.view !== "table") parts.push(`view=${query.view}`);
  if (query.page > 1) parts.push(`page=${query.page}`);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

function inOrder(key: ChoiceKey, values: readonly (string | number)[]): (string | number)[] {
  return CHOICES[key].filter((value) => values.includes(value));
}

/** The query with one choice switched on or off; back on the first page, since the rows change. */
export function toggleChoice<K extends ChoiceKey>(query: IndexQuery, key: K, value: ChoiceValue<K>): IndexQuery {
  const values = query[key] as ChoiceValue<K>[];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return { ...query, [key]: next, page: 1 };
}

/**
 * Takes a change to another query: what differs between `from` and `to` is done to `base`. A link that was made
 * for `from` so does what it says even where the page has been on its way to `base` since.
 */
export function withChange(base: IndexQuery, from: IndexQuery, to: IndexQuery): IndexQuery {
  const isChanged = (key: "q" | "sort" | "view") => JSON.stringify(from[key]) !== JSON.stringify(to[key]);
  let next: IndexQuery = {
    ...base,
    q: isChanged("q") ? to.q : base.q,
    sort: isChanged("sort") ? to.sort : base.sort,
    view: isChanged("view") ? to.view : base.view,
  };
  for (const key of CHOICE_KEYS) {
    const before: readonly (string | number)[] = from[key];
    const after: readonly (string | number)[] = to[key];
    for (const value of CHOICES[key]) {
      if (before.includes(value) !== after.includes(value)) next = toggleChoice(next, key, value);
    }
  }
  return { ...next, page: to.page };
}

/**
 * The query with the next order of a column: its natural one first, then the other way round, then none.
 * @param bestFirst the natural order is descending
 */
export function cycleSort(query: IndexQuery, key: SortKey, bestFirst: boolean): IndexQuery {
  const current = query.sort?.key === key ? query.sort : null;
  const sort = current === null ? { key, descending: bestFirst } : turned(current, bestFirst);
  return { ...query, sort, page: 1 };
}

function turned(sort: Sort, bestFirst: boolean): Sort | null {
  return sort.descending === bestFirst ? { key: sort.key, descending: !bestFirst } : null;
}

/** The query without any filter; order and layout stay. */
export function withoutFilters(query: IndexQuery): IndexQuery {
  return { ...EMPTY_QUERY, sort: query.sort, view: query.view };
}

/** How many filters are set. */
export function countFilters(query: IndexQuery): number {
  const choices = CHOICE_KEYS.reduce((sum, key) => sum + query[key].length, 0);
  return choices + (query.q === "" ? 0 : 1);
}
