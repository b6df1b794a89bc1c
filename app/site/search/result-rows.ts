// The stylesheet is made from the class names of markup; of this list as well: @unocss-include
import { emptyQuery, queryToHref, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import { INDEX } from "#app/components/vehicle-table/index-table.ts";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { comparePlayersPath } from "#app/game/accounts/player-path.ts";
import { PLAYERS_PATH } from "#app/game/accounts/player-search.ts";
import { hrefOfEntries } from "#app/game/comparison/query.ts";
import type { VehicleViewName } from "#app/game/model/addresses/vehicle-path.ts";
import type { VehicleRow } from "#app/game/model/vehicle/vehicle-index.ts";
import type { PlayerRating } from "#app/game/players/answers.ts";
import { readAskedQuestion, readAskedSections, subjectOf } from "#app/game/search/asked.ts";
import { foldText } from "#app/game/search/fold.ts";
import type { TextRange } from "#app/game/search/fuzzy.ts";
import {
  closestName,
  corrected,
  joined,
  type PaletteHit,
  type PaletteIndex,
  paletteIndex,
  searchPalette,
} from "#app/game/search/palette.ts";
import { vehicleEntry } from "#app/game/search/palette-vehicles.ts";
import {
  isLowerBetter,
  questionLabel,
  type RankedVehicle,
  type VehicleQuestion,
} from "#app/game/search/vehicle-question.ts";
import type { VehicleSection } from "#app/game/search/vehicle-section.ts";
import { readVersus } from "#app/game/search/versus.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatStat } from "#app/game/stats/format-stat.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { termItems } from "./entries.ts";
import { type FoundItem, type ListItem, PAGE_ITEMS, type PaletteItem, type VehicleItem } from "./items.ts";
import { isCalled, playerItem } from "./name-search.ts";

export interface ResultRow {
  item: PaletteItem;
  ranges: readonly TextRange[];
  /** The second line: the other name that matched, or what the item is. */
  note: { before: string; text: string; ranges: readonly TextRange[] } | null;
  /** The stat by which a list is ranked. */
  stat: { text: string; unit: string; percent: number; best: boolean } | null;
  /** The scale of a term is shown below it, with the visitor's own value; null if unknown. */
  scale?: { own: number | null };
  /** WN8 of a player; null: nothing can be compared. */
  wn8?: number | null;
}

/** Rows of a ranked list: some among other kinds, many alone. */
const BEST = 6;
const MANY = 40;

export function plainRow(item: PaletteItem): ResultRow {
  return { item, ranges: [], note: noteOf(item.kind === "term" ? item.term.text : null), stat: null };
}

/** A row whose whole name was typed. */
export function markedRow(item: PaletteItem): ResultRow {
  return { ...plainRow(item), ranges: [{ start: 0, end: item.label.length }] };
}

export function hitRow({ entry, ranges, alias, match }: PaletteHit<FoundItem>): ResultRow {
  const row = { ...plainRow(entry), ranges };
  if (entry.kind === "term")
    return entry.term.scale !== null && match === "exact" ? { ...row, scale: { own: null } } : row;
  return { ...row, note: alias && entry.kind === "vehicle" ? otherName(entry, alias) : null };
}

/** The visitor's own game account, and the known player ratings. */
export interface Ratings {
  me: GameAccount | null;
  ratings: ReadonlyMap<number, PlayerRating>;
}

/** What can be named without asking the server. */
export interface KnownItems extends Pick<Ratings, "me"> {
  vehicles: PaletteIndex<VehicleItem>;
  /** Maps, terms and answers; none until they are fetched. */
  others: PaletteIndex<FoundItem>;
  /** Players whom the visitor follows or viewed in this browser. */
  known: readonly GameAccount[];
}

/** A term with its scale, with the visitor's own value on it and below it, and the way to those of others. */
export function scaleRows(row: ResultRow, { me, ratings }: Ratings): ResultRow[] {
  const rating = me && ratings.get(me.accountId);
  const own = rating?.wn8 ?? null;
  const list = { kind: "list", key: "list:players-by-wn8", label: "Players by WN8" } as const;
  const mine = me && {
    ...plainRow({ ...playerItem(me), label: "My WN8" }),
    note: noteOf(rating && own !== null ? wn8Text(own, rating.week?.wn8 ?? null) : me.nickname),
    wn8: own,
  };
  return [
    { ...row, scale: { own } },
    ...(mine ? [mine] : []),
    plainRow({ ...list, href: `${PLAYERS_PATH}#leaderboard`, icon: "i-lucide-trophy" }),
  ];
}

const wn8Text = (all: number, week: number | null) =>
  `All time ${formatNumber(all)}${week === null ? "" : `, last 7 days ${formatNumber(week)}`}`;

/**
 * Rows for a player who was looked up; for an exact name match also the stats and a link to compare with the visitor's
 * own.
 */
export function playerRows(row: ResultRow, text: string, { me, ratings }: Ratings): ResultRow[] {
  const { item } = row;
  if (item.kind !== "player" || item.accountId === undefined || !isCalled(item, text)) {
    return [row];
  }
  const rating = ratings.get(item.accountId);
  const compare = me && me.accountId !== item.accountId && compareWithMe(me.accountId, item.accountId);
  const ratingText = rating && `${formatNumber(rating.battles)} battles, ${formatNumber(rating.winRate, 1)}% won`;
  return [
    rating ? { ...row, note: noteOf(ratingText ?? null), wn8: rating.wn8 } : row,
    ...(compare ? [plainRow(compare)] : []),
  ];
}

const compareWithMe = (me: number, other: number): PaletteItem => ({
  kind: "action",
  key: `compare-players:${other}`,
  label: "Compare with my account",
  aliases: [],
  rank: 0,
  href: comparePlayersPath([me, other]),
  icon: "i-lucide-scale",
});

/** The matched name, where it is one that is shown: former names and those with figures are not. */
function otherName(
  { vehicle }: VehicleItem,
  { text, ranges }: NonNullable<PaletteHit<FoundItem>["alias"]>,
): ResultRow["note"] {
  if (vehicle.nicknames?.includes(text)) return { before: "Nickname: ", text, ranges };
  return text === vehicle.shortName ? { before: "", text, ranges } : null;
}

export function noteOf(text: string | null): ResultRow["note"] {
  return text === null ? null : { before: "", text, ranges: [] };
}

/** A list: the table, the best vehicles with their values, what the stat means, and a comparison of them. */
export function listRows(
  question: VehicleQuestion,
  ranked: readonly RankedVehicle<VehicleItem>[],
  among: boolean,
  others: PaletteIndex<FoundItem>,
): ResultRow[] {
  const { by } = question;
  const visible = ranked.slice(0, among ? BEST : MANY);
  const term = others.rows.find(({ entry }) => entry.kind === "term" && by !== null && entry.term.stat === by);
  const compared = visible.slice(0, BEST).map(({ entry }) => entry);
  const count = `${formatNumber(ranked.length)} ${ranked.length === 1 ? "vehicle" : "vehicles"}, opens the table`;
  return [
    { ...plainRow(questionList(question)), note: noteOf(count) },
    ...visible.map(({ entry, value, share, best }): ResultRow => {
      if (by === null || value === null) return plainRow(entry);
      const [text, unit] = by === "rating" ? [value.toFixed(1), ""] : [formatStat(by, value), STAT_META[by].unit];
      return { ...plainRow(entry), stat: { text, unit, percent: Math.round(share * 100), best } };
    }),
    ...(term && among ? [markedRow(term.entry)] : []),
    ...(among && compared.length > 1 ? [plainRow(compareAction(compared))] : []),
  ];
}

function questionList(question: VehicleQuestion): ListItem {
  const { tiers, classes, nations, types, by } = question;
  const sets = { tier: tiers.map(String), class: classes, nation: nations, type: types };
  const query: TableQuery = {
    ...emptyQuery(INDEX),
    sets: Object.fromEntries(Object.entries(sets).filter(([, values]) => values.length > 0)),
    sort: by === null ? [] : [{ key: by, descending: !isLowerBetter(by) }],
    // The column that sets the order must be visible.
    columns: by === null || INDEX.usual.includes(by) ? null : [by, ...INDEX.usual],
  };
  return {
    kind: "list",
    key: "list:question",
    label: questionLabel(question),
    href: tableHref(query),
    icon: "i-lucide-list-ordered",
  };
}

/** The table is below the panels of the start page. */
const tableHref = (query: TableQuery) => `${queryToHref(query, INDEX)}#vehicles`;

/** All vehicles whose names have a text in them. */
export function namedList(text: string): ListItem {
  return {
    kind: "list",
    key: "list:named",
    label: `All vehicles with “${text}”`,
    href: tableHref({ ...emptyQuery(INDEX), q: text }),
    icon: "i-lucide-list-filter",
  };
}

const compareHref = (vehicles: readonly VehicleItem[]) =>
  hrefOfEntries(vehicles.map(({ vehicle }) => ({ id: vehicle.id, loadout: "" })));

function compareAction(vehicles: readonly VehicleItem[]): PaletteItem {
  const counted = ["", "", "both", "all three", "all four", "all five", "all six"][vehicles.length];
  return {
    kind: "action",
    key: "action:compare",
    label: `Compare ${counted}`,
    aliases: [],
    rank: 0,
    href: compareHref(vehicles),
    icon: "i-lucide-scale",
  };
}

/** Vehicles side by side, with the way to the comparison. */
export function comparisonRow(vehicles: readonly VehicleItem[]): ResultRow {
  const [first = "", ...others] = vehicles.map(({ label }) => label);
  const label = `Compare ${first} with ${others.join(", ")}`;
  let end = 0;
  const ranges = [first, ...others].map((name): TextRange => {
    const start = label.indexOf(name, end);
    end = start + name.length;
    return { start, end };
  });
  const item = {
    kind: "compare",
    key: "compare:",
    label,
    href: compareHref(vehicles),
    icon: "i-lucide-scale",
    vehicles,
  } as const;
  return { item, ranges, note: noteOf("Top modules, no equipment"), stat: null };
}

const VIEW_ICONS: Record<VehicleViewName, string> = {
  overview: "i-lucide-table",
  loadout: "i-lucide-wrench",
  armour: "i-lucide-shield",
  statistics: "i-lucide-chart-no-axes-column",
};

/** A section of a vehicle's page. */
export function sectionRow({ entry, label, view, href }: VehicleSection<VehicleItem>): ResultRow {
  const item = { kind: "page", key: `section:${href}`, label: `${entry.label}: ${label}`, href } as const;
  const ranges = [{ start: 0, end: entry.label.length }];
  return { ...plainRow({ ...item, aliases: [], rank: 0, icon: VIEW_ICONS[view] }), ranges };
}

/** The rows of what is almost called like the text; the first row asks. */
export function guessRows(text: string, { vehicles, others, known, me }: KnownItems): ResultRow[] {
  const players = [...(me ? [me] : []), ...known];
  const names = players.map(({ nickname }) => foldText(nickname));
  const closest = closestName(text, names);
  const player = closest === undefined ? undefined : players[names.indexOf(closest)];
  if (player) return [{ ...plainRow(playerItem(player)), note: noteOf(`Did you mean ${player.nickname}?`) }];
  const index = joined<FoundItem>([vehicles, others]);
  const meant = corrected(index, text);
  const hits = meant === null ? [] : searchPalette(index, meant).filter(({ match }) => match !== "gaps");
  const question = hits.length === 1 ? `this ${hits[0]?.entry.kind}` : `“${meant}”`;
  return hits.map((hit, i) => ({ ...hitRow(hit), ...(i === 0 && { note: noteOf(`Did you mean ${question}?`) }) }));
}

/** Each thing once, and each page: a term may lead to the page of the same name. */
export function uniqueRows(rows: readonly ResultRow[]): ResultRow[] {
  const seen = new Set<string>();
  return rows.filter(({ item }) => {
    const isNew = !seen.has(item.key) && !(item.kind === "page" && seen.has(item.href));
    for (const name of [item.key, item.href ?? ""]) seen.add(name);
    return isNew;
  });
}

/**
 * Where a text that is no vehicle name leads, for the search box without script: to a list, a comparison, or the item
 * of that name. Null if nowhere.
 */
export function plainAnswer(text: string, vehicles: () => readonly VehicleRow[]): string | null {
  const question = readAskedQuestion(text);
  if (question) return questionList(question).href;
  const [hit] = searchPalette(paletteIndex<FoundItem>([...PAGE_ITEMS, ...termItems([])]), subjectOf(text));
  if (hit?.match === "exact") return hit.entry.href ?? null;
  const index = paletteIndex(vehicles().map(vehicleEntry));
  const [section] = readAskedSections(text, index);
  if (section) return section.href;
  const compared = readVersus(text, index);
  return compared.length > 0 ? compareHref(compared) : null;
}
