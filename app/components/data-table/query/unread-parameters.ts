import type { QueryParameters } from "#app/game/search/typed-text.ts";
import type { TableColumn } from "../table-column.ts";
import type { TableDefinition } from "../table-definition.ts";
import { listedValues, PAGE, parseNumber } from "./parse-query.ts";
import { MAX_SORT_TERMS } from "./table-query.ts";

/** Limits the number of reported problems, and the length of each, to what a reader needs to recognise them. */
const MAX_REPORTED = 5;
const LONGEST = 24;

/**
 * Invalid table parameters in the URL, as text: `parseQuery` drops them and the page reports them. Parameters that no
 * table has are ignored.
 */
export function unreadParameters(params: QueryParameters, model: TableDefinition): string[] {
  return describeUnread([
    ...model.columns.flatMap((column) => unreadOfColumn(params, column)),
    ...unreadOrder(
      params,
      model.columns.map(({ key }) => key),
      MAX_SORT_TERMS,
    ),
    ...unreadColumns(params, model),
    ...unreadLayout(params, model),
    ...unreadPage(params),
  ]);
}

/** The same for a list that has nothing but pages and an order. @param keys what it can be sorted by, one at a time */
export const unreadOfList = (params: QueryParameters, keys: readonly string[]): string[] =>
  describeUnread([...unreadOrder(params, keys, 1), ...unreadPage(params)]);

/** The message about ignored values: one sentence, or none. */
export function notUnderstood(unread: readonly string[]): string[] {
  return unread.length > 0 ? [`Not understood, and left out: ${unread.join(", ")}.`] : [];
}

interface UnreadValue {
  /** What it is meant for: a column's label, "order by". */
  what: string;
  text: string;
}

function describeUnread(unread: readonly UnreadValue[]): string[] {
  const messages = unread.slice(0, MAX_REPORTED).map(({ what, text }) => `${what} “${shortened(text)}”`);
  const more = unread.length - messages.length;
  return more > 0 ? [...messages, `${more} more`] : messages;
}

function unreadOfColumn(params: QueryParameters, column: TableColumn): UnreadValue[] {
  const { key, label, kind } = column;
  if (kind === "choice") {
    const known = new Set(column.choices.map(({ value }) => value));
    return listedValues(params, key)
      .filter((value) => !known.has(value))
      .map((value) => ({ what: label, text: value }));
  }
  if (kind !== "number") return [];
  const written = params.get(key) ?? "";
  const bounds = written.split("..");
  const isRange = bounds.length === 2 && bounds.some((bound) => bound !== "");
  const invalid = written === "" ? [] : isRange && bounds.every(isBound) ? [] : [written];
  const fields = [params.get(`${key}-min`) ?? "", params.get(`${key}-max`) ?? ""].filter((text) => !isBound(text));
  return [...invalid, ...fields].map((text) => ({ what: label, text: text }));
}

const isBound = (text: string) => text.trim() === "" || parseNumber(text) !== null;

function unreadOrder(params: QueryParameters, keys: readonly string[], max: number): UnreadValue[] {
  const terms = [...listedValues(params, "sort"), ...params.getAll("by").filter((key) => key !== "")];
  const known = (term: string) => keys.includes(term.replace(/^-/, ""));
  const tooMany = terms.filter(known).slice(max);
  return [...terms.filter((term) => !known(term)), ...tooMany].map((term) => ({ what: "order by", text: term }));
}

function unreadColumns(params: QueryParameters, { columns }: TableDefinition): UnreadValue[] {
  const known = new Set(columns.slice(1).map(({ key }) => key));
  return listedValues(params, "cols")
    .filter((key) => !known.has(key))
    .map((key) => ({ what: "column", text: key }));
}

function unreadLayout(params: QueryParameters, { layouts }: TableDefinition): UnreadValue[] {
  const view = params.get("view") ?? "";
  return view === "" || layouts.includes(view) ? [] : [{ what: "view", text: view }];
}

function unreadPage(params: QueryParameters): UnreadValue[] {
  const page = params.get("page") ?? "";
  return page === "" || PAGE.test(page) ? [] : [{ what: "page", text: page }];
}

/** A value from the URL, shortened to what identifies it, without characters that HTML does not allow. */
export function shortened(text: string, longest = LONGEST): string {
  const letters = [...text.replace(/\p{Cc}/gu, "\uFFFD")];
  return letters.length > longest ? `${letters.slice(0, longest).join("")}…` : letters.join("");
}
