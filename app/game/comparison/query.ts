import { axesParameters, parseAxes, type ScatterAxes } from "../charts/scatter-axes.ts";
import type { QueryParameters } from "../search/typed-text.ts";
import { listText } from "../text.ts";
import { type ComparisonEntry, entryText, parseEntry } from "./entry.ts";

/** Path of the page. */
export const COMPARISON_PATH = "/comparison";

/** Columns of one comparison at most. */
export const MAX_ENTRIES = 8;

/** Groups of rows, in their order: the rating, those of the characteristics, and the marks. */
export const ROW_GROUPS = ["overall", "firepower", "survivability", "mobility", "vision", "marks"] as const;

export type RowGroup = (typeof ROW_GROUPS)[number];

/** Everything that the address of a comparison says. The first column is the baseline. */
export interface ComparisonQuery {
  entries: readonly ComparisonEntry[];
  /** How differences from the baseline are shown. */
  deltas: "absolute" | "percent";
  /** Only rows where the columns differ. */
  different: boolean;
  /** All characteristics, not the headline ones alone. */
  all: boolean;
  /** Groups that are collapsed. */
  closed: readonly RowGroup[];
  /** The two figures of the scatter. */
  axes: ScatterAxes;
}

/** Whether there is a vehicle with this id. */
type IsVehicle = (id: ComparisonEntry["id"]) => boolean;

const ANY_ID: IsVehicle = () => true;

/** The parameters with every column in its only form; null where they are that already. All else in them stays. */
export function renewedColumns(params: Iterable<readonly [name: string, value: string]>): [string, string][] | null {
  let isFormer = false;
  const renewed = [...params].map(([name, text]): [string, string] => {
    const entry = name === "v" ? parseEntry(text) : null;
    const own = entry ? entryText(entry) : text;
    isFormer ||= own !== text;
    return [name, own];
  });
  return isFormer ? renewed : null;
}

/**
 * Reads an address. Nothing in it is an error; meaningless parts are left out (`unreadComparison` lists them).
 * @param isVehicle ids that are not (or no longer) vehicles take up no column
 */
export function parseComparison(params: QueryParameters, isVehicle = ANY_ID): ComparisonQuery {
  const closed = params.getAll("closed").flatMap((text) => text.split("."));
  return {
    entries: params
      .getAll("v")
      .flatMap((text) => parseEntry(text) ?? [])
      .filter(({ id }) => isVehicle(id))
      .slice(0, MAX_ENTRIES),
    deltas: params.get("deltas") === "percent" ? "percent" : "absolute",
    different: params.get("rows") === "different",
    all: params.get("figures") === "all",
    closed: ROW_GROUPS.filter((group) => closed.includes(group)),
    axes: parseAxes(params),
  };
}

/** What of an address was left out, in sentences. */
export function unreadComparison(params: QueryParameters, isVehicle = ANY_ID): string[] {
  const read = params.getAll("v").map((text) => ({ text, id: parseEntry(text)?.id ?? null }));
  const gone = new Set(read.flatMap(({ id }) => (id === null || isVehicle(id) ? [] : [id])));
  const more = read.filter(({ id }) => id !== null && isVehicle(id)).length - MAX_ENTRIES;
  return [
    ...read.flatMap(({ text, id }) =>
      id === null && text.trim() !== "" ? [`“${shortened(text)}” isn’t a vehicle, so it was left out.`] : [],
    ),
    ...(more > 0
      ? [
          `A comparison has ${MAX_ENTRIES} vehicles at most: the last ${more === 1 ? "one was" : `${more} were`} left out.`,
        ]
      : []),
    ...(gone.size > 0 ? [goneText([...gone])] : []),
  ];
}

const goneText = (ids: readonly number[]) =>
  ids.length === 1
    ? `There is no vehicle ${ids[0]}, so it was left out.`
    : `There are no vehicles ${listText(ids.map(String))}, so they were left out.`;

function shortened(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}

/** The parameters of a comparison by name, without defaults. */
export function comparisonParameters(query: ComparisonQuery): [name: string, value: string][] {
  const { entries, deltas, different, all, closed, axes } = query;
  const parameters: [string, string][] = entries.map((entry) => ["v", entryText(entry)]);
  if (deltas === "percent") parameters.push(["deltas", deltas]);
  if (different) parameters.push(["rows", "different"]);
  if (all) parameters.push(["figures", "all"]);
  if (closed.length > 0) parameters.push(["closed", closed.join(".")]);
  return [...parameters, ...axesParameters(axes)];
}

/** The canonical query string; empty for no vehicles and default settings. None of its characters needs escaping. */
export function comparisonSearch(query: ComparisonQuery): string {
  const pairs = comparisonParameters(query).map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

export function comparisonHref(query: ComparisonQuery): string {
  return COMPARISON_PATH + comparisonSearch(query);
}

/** The address that compares these vehicles, and nothing else. */
export function hrefOfEntries(entries: readonly ComparisonEntry[]): string {
  const pairs = entries.map((entry) => `v=${entryText(entry)}`);
  return `${COMPARISON_PATH}${pairs.length === 0 ? "" : "?"}${pairs.join("&")}`;
}
