import { askedText, readAskedQuestion, readAskedSections, searchWords } from "#app/game/search/asked.ts";
import { canSearchNames } from "#app/game/search/name-search-rules.ts";
import { joined, type PaletteHit, paletteIndex, searchPalette } from "#app/game/search/palette.ts";
import { typedText } from "#app/game/search/typed-text.ts";
import {
  type RankedVehicle,
  rankedVehicles,
  readVehicleQuestion,
  type VehicleQuestion,
} from "#app/game/search/vehicle-question.ts";
import { begunVersus, readVersus } from "#app/game/search/versus.ts";
import { isIndexStat, type StatKey } from "#app/game/stats/keys.ts";
import { ACTIONS, CLEAR_RECENTS, planItem, RETRY } from "./actions.ts";
import { type AskItem, type FoundItem, PAGE_ITEMS, type PaletteItem, type VehicleItem } from "./items.ts";
import { isCalled, lookedUp, type NameSearch, nameSearchActions, notLookedUp, rangesIn } from "./name-search.ts";
import {
  comparisonRow,
  guessRows,
  hitRow,
  type KnownItems,
  listRows,
  markedRow,
  namedList,
  plainRow,
  playerRows,
  type Ratings,
  type ResultRow,
  scaleRows,
  sectionRow,
  uniqueRows,
} from "./result-rows.ts";

/** What one can narrow the list to, in its order. */
export const FILTERS = ["vehicle", "player", "clan", "map", "term", "page"] as const;

export type PaletteFilter = (typeof FILTERS)[number];

export const FILTER_LABELS: Record<PaletteFilter, string> = {
  vehicle: "Vehicles",
  player: "Players",
  clan: "Clans",
  map: "Maps",
  term: "Terms",
  page: "Pages",
};

export interface ResultGroup {
  id: "recent" | "ask" | "found" | "ways";
  /** Null: its rows need none. */
  title: string | null;
  rows: ResultRow[];
}

export interface PaletteResults {
  groups: ResultGroup[];
  /** How many there are of each kind. */
  counts: Partial<Record<PaletteFilter, number>>;
  /** Nothing is called so. */
  nothing: boolean;
}

export interface PaletteState extends Ratings, KnownItems {
  /** As typed. */
  query: string;
  filter: PaletteFilter | null;
  /** A stat that the index does not hold, by vehicle; null until it is fetched. */
  column: { key: StatKey; values: ReadonlyMap<number, number | null> } | null;
  /** Keys, newest first. */
  recents: readonly string[];
  status: "loading" | "ready" | "failed";
  /** Null until it is there. */
  nameSearch: NameSearch | null;
}

/** How many rows a kind has among other kinds, and alone. */
const SOME: Record<FoundItem["kind"], number> = { vehicle: 6, map: 3, page: 4, answer: 3, action: 3, term: 3 };
const MANY = 40;

const EXAMPLES = [
  "tier 8 light view range",
  "IS-7 vs E 100",
  "german heavies tier 9",
  "premium td reload",
  "Prokhorovka",
];
/** Far more letters than any name or question has. */
export const MAX_TYPED = 100;

const ASKS = EXAMPLES.map((label): AskItem => ({ kind: "ask", key: `ask:${label}`, label }));

/** Where a question that finds nothing leads. */
const QUESTIONS = PAGE_ITEMS.filter(({ href }) => href === "/faq");

const fixedIndex = paletteIndex<FoundItem>([...PAGE_ITEMS, ...ACTIONS]);

/** The content of the list: results, or recent items and example questions while nothing is typed. */
export function paletteResults(state: PaletteState): PaletteResults {
  const text = typedText(state.query, MAX_TYPED);
  return text === "" ? suggestions(state) : found(state, text);
}

/** The kind that one narrows the list to for a row to stay in it. */
function filterOf({ kind }: PaletteItem): PaletteFilter | null {
  if (kind === "answer") return "page";
  return kind === "list" || kind === "compare" || kind === "ask" || kind === "action" ? null : kind;
}

function suggestions({ filter, recents, vehicles, others, status }: PaletteState): PaletteResults {
  const all = joined<FoundItem>([vehicles, others, fixedIndex]).rows.map(({ entry }) => entry);
  const byKey = new Map(all.map((item) => [item.key, item]));
  const isVisible = (item: PaletteItem) => filter === null || filterOf(item) === filter;
  const recent = recents.flatMap((key) => byKey.get(key) ?? []).filter(isVisible);
  // All vehicles are no list to choose from.
  const rest =
    filter === null || filter === "vehicle" ? [] : all.filter((item) => isVisible(item) && !recent.includes(item));
  const failed = status === "failed" && (filter === null || filter === "vehicle") ? [RETRY] : [];
  const groups: ResultGroup[] = [
    { id: "recent", title: "Recently viewed", rows: recent.map(plainRow) },
    { id: "found", title: null, rows: [...rest, ...failed].map(plainRow) },
    { id: "ask", title: "You can also ask", rows: filter === null ? ASKS.map(plainRow) : [] },
  ];
  const counts = Object.fromEntries(FILTERS.map((kind) => [kind, 0]));
  return { groups: groups.filter(({ rows }) => rows.length > 0), counts, nothing: false };
}

function found(state: PaletteState, text: string): PaletteResults {
  const { filter, vehicles, others, recents, nameSearch } = state;
  const extra = paletteIndex<FoundItem>(recents.length > 0 ? [CLEAR_RECENTS] : []);
  const searched = joined<FoundItem>([vehicles, others, fixedIndex, extra]);
  // Players and clans are looked up by the text itself.
  const asked = askedText(searched, text);
  const isSentence = asked !== text;
  const begun = begunVersus(asked, vehicles);
  const compared = readVersus(asked, vehicles);
  const sections = compared.length > 0 ? [] : readAskedSections(text, vehicles);
  const question = compared.length > 0 || sections.length > 0 ? null : readVehicleQuestion(asked);
  const ranked = question ? rankedRows(question, state) : [];
  const isUnderstood = [ranked, compared, begun, sections].some(({ length }) => length > 0);
  const whole =
    begun.length > 0
      ? begun.flatMap((name) => searchPalette(vehicles, name).filter(({ match }) => match !== "gaps"))
      : searchPalette(searched, asked);
  const hits = isSentence && !isUnderstood && whole.length === 0 ? searchWords(searched, asked) : whole;
  const exact = hits.filter(({ match }) => match === "exact");
  const rest = hits.filter(
    (hit) => hit.match !== "exact" && isWorthShowing(hit, asked, exact.length > 0 || isUnderstood),
  );

  const named = compared.flatMap(({ label }) => searchPalette(vehicles, label).filter(({ match }) => match !== "gaps"));
  const understood: ResultRow[] = [
    ...(question && ranked.length > 0 ? listRows(question, ranked, filter === null, others) : []),
    ...(compared.length > 0 ? [comparisonRow(compared), ...compared.map(markedRow)] : []),
    ...named.map(hitRow),
    ...sections.map(sectionRow),
    ...sections.map(({ entry }) => markedRow(entry)),
  ];
  const exactRows = exact.map(hitRow).flatMap((row) => (row.scale ? scaleRows(row, state) : [row]));
  const people = lookedUp(text, nameSearch);
  const rowsOf = (called: boolean) =>
    people
      .filter((item) => isCalled(item, text) === called)
      .flatMap((item) => playerRows({ ...plainRow(item), ranges: rangesIn(item.label, text) }, text, state));
  const all = uniqueRows([...exactRows, ...rowsOf(true), ...understood, ...rest.map(hitRow), ...rowsOf(false)]);
  const counts = countsOf(all, ranked);

  const guess = all.length === 0 ? guessRows(asked, state) : [];
  // Data still being fetched may match.
  const settled = state.status !== "loading" && (nameSearch?.text === text || !canSearchNames(text));
  const nothing = filter === null && settled && all.length === 0;
  const isVisible = ({ item }: ResultRow) =>
    filter === null || filterOf(item) === filter || (filter === "vehicle" && /^(?:list|compare)$/.test(item.kind));
  const visible = all.filter(isVisible);
  const failed = notLookedUp(text, nameSearch);
  const rows = uniqueRows([
    ...(filter === null ? limited(visible) : visible.slice(0, MANY)),
    ...(filter === null ? limited(guess) : []),
  ]);
  const ways: ResultRow[] = [
    ...(filter === null ? doable(hits, asked).map(plainRow) : []),
    ...(nothing && isSentence ? QUESTIONS.map(plainRow) : []),
    ...(state.status === "failed" && (filter === null || filter === "vehicle") ? [plainRow(RETRY)] : []),
    ...(failed && isLookedUp(filter) ? [plainRow(failed)] : []),
    ...(isLookedUp(filter) && !isUnderstood && (nothing || !isSentence)
      ? nameSearchActions(text, nothing).map(plainRow)
      : []
    ).filter(({ item }) => filter === null || item.key.startsWith(`find-${filter}`)),
  ];
  const groups: ResultGroup[] = [
    { id: "found", title: null, rows },
    { id: "ways", title: null, rows: ways },
  ];
  return { groups: groups.filter(({ rows }) => rows.length > 0), counts, nothing };
}

/** Whether this filter includes players or clans, so that they are looked up. */
function isLookedUp(filter: PaletteFilter | null): boolean {
  return filter === null || filter === "player" || filter === "clan";
}

/** The text for looking up players and clans; null if it cannot be a name, or none are wanted. */
export function nameSearchText({ query, filter, vehicles }: Pick<PaletteState, "query" | "filter" | "vehicles">) {
  const text = typedText(query, MAX_TYPED);
  if (!isLookedUp(filter) || !canSearchNames(text)) return null;
  const isUnderstood =
    filter === null &&
    text.includes(" ") &&
    (readAskedQuestion(text) !== null || readAskedSections(text, vehicles).length > 0);
  const isComparison = readVersus(text, vehicles).length > 0 || begunVersus(text, vehicles).length > 0;
  return isUnderstood || (filter === null && isComparison) ? null : text;
}

/** The minimum letters for a partial match to be meaningful, except for vehicles. */
const FEWEST_LETTERS = 3;

/**
 * Matches with gaps between letters are guesses, useless if there is a clear match. Two letters occur in every second
 * question, but are how a vehicle name begins.
 */
function isWorthShowing({ entry, match }: PaletteHit<FoundItem>, text: string, meant: boolean): boolean {
  if (meant && match === "gaps") return false;
  if (text.length >= FEWEST_LETTERS || entry.kind === "vehicle") return true;
  return match === "beginning" && entry.kind !== "answer";
}

/** Players whose rows can show more: those with exactly this name, and the visitor where a scale is shown. */
export function ratedPlayers({ groups }: PaletteResults, text: string, me: number | null): number[] {
  return groups
    .flatMap(({ rows }) => rows)
    .flatMap(({ item, scale }) => {
      if (scale) return me ?? [];
      const isNamed = item.kind === "player" && isCalled(item, text);
      return isNamed ? (item.accountId ?? []) : [];
    });
}

/** The stat whose column a text needs in addition to those of the index. */
export function neededColumn(text: string): StatKey | null {
  const by = readAskedQuestion(text)?.by ?? null;
  return by === null || by === "rating" || isIndexStat(by) ? null : by;
}

function rankedRows(question: VehicleQuestion, { vehicles, column }: PaletteState): RankedVehicle<VehicleItem>[] {
  const { by } = question;
  const entries = vehicles.rows.map(({ entry }) => entry);
  return rankedVehicles(question, entries, ({ id, rating, stats }) => {
    if (by === "rating") return rating === 0 ? null : rating;
    if (by === null) return null;
    return isIndexStat(by) ? stats[by] : column?.key === by ? column.values.get(id) : null;
  });
}

/** Actions other than opening something: research a vehicle, see all with that name. */
function doable(hits: readonly PaletteHit<FoundItem>[], text: string): PaletteItem[] {
  const vehicles = hits.filter(({ entry, match }) => entry.kind === "vehicle" && match !== "gaps");
  const plan = vehicles.flatMap(({ entry }) => (entry.kind === "vehicle" && planItem(entry)) || []).slice(0, 1);
  return vehicles.length > SOME.vehicle ? [...plan, namedList(text)] : plan;
}

/** Each kind with a few rows only. */
function limited(rows: readonly ResultRow[]): ResultRow[] {
  const counts = new Map<string, number>();
  return rows.filter(({ item, stat }) => {
    const limit = item.kind in SOME ? SOME[item.kind as FoundItem["kind"]] : MANY;
    // Rows of a ranked list are not limited.
    if (stat !== null) return true;
    counts.set(item.kind, (counts.get(item.kind) ?? 0) + 1);
    return (counts.get(item.kind) ?? 0) <= limit;
  });
}

function countsOf(rows: readonly ResultRow[], ranked: readonly RankedVehicle<VehicleItem>[]): PaletteResults["counts"] {
  const keys = [...rows.map(({ item }) => item), ...ranked.map(({ entry }) => entry)].map(
    (item) => [item.key, filterOf(item)] as const,
  );
  const counts: PaletteResults["counts"] = {};
  for (const filter of new Map(keys).values()) if (filter) counts[filter] = (counts[filter] ?? 0) + 1;
  return counts;
}

/** The kind that Tab selects: the next one with results, then all kinds after the last one. */
export function nextFilter(
  counts: PaletteResults["counts"],
  filter: PaletteFilter | null,
  backwards: boolean,
): PaletteFilter | null {
  const round = [null, ...FILTERS.filter((candidate) => counts[candidate] !== undefined || candidate === filter)];
  const index = round.indexOf(filter) + (backwards ? -1 : 1);
  return round[(index + round.length) % round.length] ?? null;
}

/** A summary of the list for screen readers: the results, without the links to further searches. */
export function summary({ counts }: PaletteResults): string {
  const found = FILTERS.flatMap((filter) => (counts[filter] ? [`${FILTER_LABELS[filter]}: ${counts[filter]}`] : []));
  return found.length === 0 ? "Nothing found" : found.join(", ");
}
