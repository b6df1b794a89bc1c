import type { TextRange } from "#app/game/search/fuzzy.ts";
import {
  PALETTE_KINDS,
  type PaletteGroup,
  type PaletteHit,
  type PaletteIndex,
  type PaletteKind,
  paletteIndex,
  searchPalette,
} from "#app/game/search/palette.ts";
import type { VehicleEntry } from "#app/game/search/palette-vehicles.ts";
import { ACTIONS, CLEAR_RECENTS, indexItem, isResearched, PLAN_PREFIX, planItem, RETRY } from "./actions.ts";
import type { AnswerItem, MapItem, PaletteItem } from "./items.ts";
import { lookUpSections, type NameSearch } from "./look-up.ts";
import { PAGE_ITEMS } from "./pages.ts";

export const KIND_LABELS: Record<PaletteKind, string> = {
  vehicle: "Vehicles",
  map: "Maps",
  page: "Pages",
  answer: "Answers",
  action: "Actions",
  player: "Players",
  clan: "Clans",
};

/** One row of the list. */
export interface PaletteOption {
  item: PaletteItem;
  ranges: readonly TextRange[];
  /** The matched name, when it is not the displayed one. */
  alias: PaletteHit<PaletteItem>["alias"];
}

export interface PaletteSection {
  id: string;
  title: string;
  options: PaletteOption[];
  /** How many there are in all. */
  total: number;
}

export interface PaletteState {
  /** As typed. */
  query: string;
  kind: PaletteKind | null;
  vehicles: PaletteIndex<VehicleEntry>;
  /** None until they are fetched, as with the answers. */
  maps: PaletteIndex<MapItem>;
  answers: PaletteIndex<AnswerItem>;
  /** Keys, newest first. */
  recents: readonly string[];
  /** The vehicle whose page is behind the palette. */
  current: number;
  /** The vehicles could not be fetched. */
  failed: boolean;
  /** Null until it is there. */
  lookUp: NameSearch | null;
}

/** How many rows a kind shows among other kinds, and alone. */
const SOME: Record<PaletteKind, number> = { vehicle: 6, map: 3, page: 4, answer: 3, action: 4, player: 5, clan: 5 };
const MANY = 40;

const fixed: readonly PaletteItem[] = [...PAGE_ITEMS, ...ACTIONS];
const fixedIndex = paletteIndex(fixed);

/** Every kind, in the order of the list. */
export const KINDS: readonly PaletteKind[] = PALETTE_KINDS;

/** The kind and the text that are really searched: ">" before a text asks for actions only. */
export function effectiveSearch({ query, kind }: Pick<PaletteState, "query" | "kind">): {
  text: string;
  kind: PaletteKind | null;
} {
  const text = query.trimStart();
  return text.startsWith(">") ? { text: text.slice(1).trim(), kind: "action" } : { text: text.trim(), kind };
}

/** What the palette lists: matches, or suggestions while nothing is typed. */
export function paletteView(state: PaletteState): PaletteSection[] {
  const { text, kind } = effectiveSearch(state);
  if (text === "") return suggestions(state, kind);
  const here = matches(state, text, kind);
  if (!isLookedUp(kind)) return here;
  // What is still being fetched may match.
  const nothing = here.length === 0 && kind === null && state.vehicles.rows.length > 0;
  const title = nothing ? `Nothing matches “${text}” here. Look it up:` : "Look up";
  return [...here, ...lookUpSections(text, { kind, lookUp: state.lookUp, title })];
}

/** Whether players and clans are looked up where one asks for this kind. */
export function isLookedUp(kind: PaletteKind | null): boolean {
  return kind === null || kind === "player" || kind === "clan";
}

function suggestions(state: PaletteState, kind: PaletteKind | null): PaletteSection[] {
  const answers = state.answers.rows.map(({ entry }) => entry);
  const maps = state.maps.rows.map(({ entry }) => entry);
  const vehicles = state.vehicles.rows.map(({ entry }) => entry);
  const byKey = new Map([...fixed, ...maps, ...answers, ...vehicles].map((item) => [item.key, item]));
  const recent = state.recents
    .map((key) => byKey.get(key))
    .filter((item) => item !== undefined && (kind === null || item.kind === kind)) as PaletteItem[];
  const shown = (item: PaletteItem) =>
    !recent.includes(item) && (kind === null ? item.kind === "page" && item.main === true : item.kind === kind);
  const rest = [...fixed, ...maps, ...answers].filter(shown);
  if (kind === "action") rest.unshift(...planActions(state));
  if (kind === "action" || kind === null) rest.push(...paletteActions(state));
  return [
    section("recent", "Recent", recent),
    section(kind ?? "page", kind === null ? "Go to" : KIND_LABELS[kind], rest),
  ].filter(({ options }) => options.length > 0);
}

function matches(state: PaletteState, text: string, kind: PaletteKind | null): PaletteSection[] {
  const extra = paletteIndex<PaletteItem>([...planActions(state), ...paletteActions(state)]);
  const fetched = [...state.vehicles.rows, ...state.maps.rows, ...state.answers.rows];
  const index = { rows: [...fetched, ...fixedIndex.rows, ...extra.rows] };
  // Actions include those on the vehicles that match.
  const searched = kind === "action" ? null : kind;
  const groups: PaletteGroup<PaletteItem>[] = searchPalette(index, { query: text, kind: searched, limit: MANY });
  const sections = groups.map(({ kind: of, hits, total }): PaletteSection => {
    const shown = hits.slice(0, kind === null ? SOME[of] : MANY);
    const options = shown.map(({ entry, ranges, alias }): PaletteOption => ({ item: entry, ranges, alias }));
    return { id: of, title: KIND_LABELS[of], options, total };
  });
  const found = sections.find(({ id }) => id === "vehicle");
  const all = found && searched === null ? withActionsOn(found, sections, text) : sections;
  return kind === "action" ? all.filter(({ id }) => id === kind) : all;
}

/** Adds actions on the matching vehicles to the actions. */
function withActionsOn(found: PaletteSection, sections: PaletteSection[], text: string): PaletteSection[] {
  const added: PaletteOption[] = [];
  for (const { item, ranges } of found.options) {
    if (item.kind !== "vehicle" || !isResearched(item.vehicle)) continue;
    const shifted = ranges.map(([start, end]): TextRange => [start + PLAN_PREFIX.length, end + PLAN_PREFIX.length]);
    added.push({ item: planItem(item), ranges: shifted, alias: null });
    break;
  }
  if (found.total > found.options.length) added.push({ item: indexItem(text), ranges: [], alias: null });
  if (added.length === 0) return sections;
  const own = sections.find(({ id }) => id === "action");
  const known = new Set(own?.options.map(({ item }) => item.key));
  const options = [...(own?.options ?? []), ...added.filter(({ item }) => !known.has(item.key))];
  const actions = { id: "action", title: KIND_LABELS.action, options, total: options.length };
  return own ? sections.map((other) => (other === own ? actions : other)) : [...sections, actions];
}

/** The kinds with results, in the order of the list. */
export function kindsFound(state: PaletteState): readonly PaletteKind[] {
  const { text } = effectiveSearch(state);
  if (text === "") return KINDS;
  const sections = paletteView({ ...state, query: text, kind: null });
  const found = new Set(sections.flatMap(({ options }) => options.map(({ item }) => item.kind)));
  return KINDS.filter((kind) => found.has(kind));
}

/**
 * The kind that Tab selects: from all kinds to the kind of the active row, then on to the next kind with results, and
 * after the last one back to all.
 */
export function nextKind(
  available: readonly PaletteKind[],
  kind: PaletteKind | null,
  chosen: PaletteKind | null,
  backwards: boolean,
): PaletteKind | null {
  if (kind === null && !backwards && chosen !== null && available.includes(chosen)) return chosen;
  const round = [null, ...available];
  const place = round.indexOf(kind) + (backwards ? -1 : 1);
  return round[(place + round.length) % round.length] ?? null;
}

/** The plan for the vehicle whose page is behind the palette. */
function planActions({ vehicles, current }: PaletteState): PaletteItem[] {
  const here = vehicles.rows.find(({ entry }) => entry.vehicle.id === current)?.entry;
  return here && isResearched(here.vehicle) ? [planItem(here)] : [];
}

/** Actions on the palette itself; last, because nobody opens the palette for them. */
function paletteActions({ recents, failed }: PaletteState): PaletteItem[] {
  return [...(failed ? [RETRY] : []), ...(recents.length > 0 ? [CLEAR_RECENTS] : [])];
}

function section(id: string, title: string, items: PaletteItem[]): PaletteSection {
  const options = items.map((item): PaletteOption => ({ item, ranges: [], alias: null }));
  return { id, title, options, total: options.length };
}

/** A summary of the list for screen readers: of what was found, without the ways to look further. */
export function summary(sections: readonly PaletteSection[]): string {
  const found = sections.filter(({ id }) => id !== "look-up");
  if (found.length === 0) return "Nothing found";
  return found.map(({ title, total }) => `${title}: ${total}`).join(", ");
}
