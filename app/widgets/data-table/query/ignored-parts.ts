import type { TableModel } from "../table-model.ts";
import { parseQuery, type QueryParameters } from "./parse-query.ts";

/** Longest quotation of what a visitor wrote. */
const MAX_QUOTED = 40;

/**
 * What an address asks a table for and does not get, because it means nothing: "tier “99”". Names that no table knows
 * belong to others, and are not mentioned.
 */
export function ignoredParts(params: QueryParameters, model: TableModel): string[] {
  const query = parseQuery(params, model);
  const ignored: string[] = [];
  const note = (name: string, text: string) => {
    const part = `${name} “${text.slice(0, MAX_QUOTED)}”`;
    if (text !== "" && !ignored.includes(part)) ignored.push(part);
  };
  const list = (name: string) =>
    params
      .getAll(name)
      .flatMap((text) => text.split(","))
      .map((text) => text.trim());

  for (const { key, label, kind, choices } of model.columns) {
    if (kind === "choice") {
      const unknown = list(key).filter((text) => !choices.some(({ value }) => value === text));
      for (const text of unknown) note(label.toLowerCase(), text);
    }
    if (kind === "number" && !query.ranges[key]) {
      for (const name of [key, `${key}-min`, `${key}-max`]) note(label, params.get(name) ?? "");
    }
  }
  const keys = model.columns.map(({ key }) => key);
  const isColumn = (text: string) => keys.includes(text);
  for (const text of list("sort")) if (!isColumn(text.replace(/^-/, ""))) note("order", text);
  for (const text of list("cols")) if (!isColumn(text)) note("column", text);
  const view = params.get("view") ?? "";
  if (!model.layouts.includes(view)) note("view", view);
  const page = params.get("page") ?? "";
  if (page !== String(query.page)) note("page", page);
  return ignored;
}
