import type { QueryParameters } from "#app/game/search/typed-text.ts";
import type { TableColumn } from "../table-column.ts";
import type { TableDefinition } from "../table-definition.ts";
import { PAGE, parseNumber } from "./parse-query.ts";
import { MAX_SORT_TERMS } from "./table-query.ts";

/** Of what is wrong, as much as anybody reads, and of each as much as one recognises it by. */
const MAX_REPORTED = 5;
const LONGEST = 24;

/**
 * What an address asks of a table that means nothing there, in words: `parseQuery` drops it, and the page says so.
 * Parameters that no table has are not the table's: they are passed over.
 */
export function unreadParameters(params: QueryParameters, model: TableDefinition): string[] {
  return describeUnread([
    ...model.columns.flatMap((column) => unreadOfColumn(params, column)),
    ...unreadOrder(params, model),
    ...unreadColumns(params, model),
    ...unreadLayout(params, model),
    ...unreadPage(params),
  ]);
}

/** The same of a list that is in pages and has nothing else to be asked for. */
export const unreadOfList = (params: QueryParameters): string[] => describeUnread(unreadPage(params));

/** What a page says of words that it left out: one sentence, or none. */
export function notUnderstood(unread: readonly string[]): string[] {
  return unread.length > 0 ? [`Not understood, and left out: ${unread.join(", ")}.`] : [];
}

type Unread = [what: string, text: string][];

function describeUnread(unread: Unread): string[] {
  const messages = unread.slice(0, MAX_REPORTED).map(([what, text]) => `${what} “${shortened(text)}”`);
  const more = unread.length - messages.length;
  return more > 0 ? [...messages, `${more} more`] : messages;
}

function unreadOfColumn(params: QueryParameters, column: TableColumn): Unread {
  const { key, label, kind } = column;
  if (kind === "choice") {
    const known = new Set(column.choices.map(({ value }) => value));
    return listed(params, key)
      .filter((value) => !known.has(value))
      .map((value) => [label, value]);
  }
  if (kind !== "number") return [];
  const written = params.get(key) ?? "";
  const bounds = written.split("..");
  const isRange = bounds.length === 2 && bounds.some((bound) => bound !== "");
  const invalid = written === "" ? [] : isRange && bounds.every(isBound) ? [] : [written];
  const fields = [params.get(`${key}-min`) ?? "", params.get(`${key}-max`) ?? ""].filter((text) => !isBound(text));
  return [...invalid, ...fields].map((text) => [label, text]);
}

const isBound = (text: string) => text.trim() === "" || parseNumber(text) !== null;

function unreadOrder(params: QueryParameters, { columns }: TableDefinition): Unread {
  const terms = [...listed(params, "sort"), ...params.getAll("by").filter((key) => key !== "")];
  const known = (term: string) => columns.some(({ key }) => key === term.replace(/^-/, ""));
  const tooMany = terms.filter(known).slice(MAX_SORT_TERMS);
  return [...terms.filter((term) => !known(term)), ...tooMany].map((term) => ["order by", term]);
}

function unreadColumns(params: QueryParameters, { columns }: TableDefinition): Unread {
  const known = new Set(columns.slice(1).map(({ key }) => key));
  return listed(params, "cols")
    .filter((key) => !known.has(key))
    .map((key) => ["column", key]);
}

function unreadLayout(params: QueryParameters, { layouts }: TableDefinition): Unread {
  const view = params.get("view") ?? "";
  return view === "" || layouts.includes(view) ? [] : [["view", view]];
}

function unreadPage(params: QueryParameters): Unread {
  const page = params.get("page") ?? "";
  return page === "" || PAGE.test(page) ? [] : [["page", page]];
}

function listed(params: QueryParameters, name: string): string[] {
  return params
    .getAll(name)
    .flatMap((text) => text.split(","))
    .filter((text) => text !== "");
}

/** As much of what an address says as one recognises it by, without what HTML does not have. */
export function shortened(text: string): string {
  const letters = [...text.replace(/\p{Cc}/gu, "\uFFFD")];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join("")}…` : letters.join("");
}
