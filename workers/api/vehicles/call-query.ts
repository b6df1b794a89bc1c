import { z } from "zod";
import { parseNumber } from "#app/widgets/data-table/query/parse-query.ts";
import { MAX_SORT_TERMS } from "#app/widgets/data-table/query/table-query.ts";
import type { Choice, TableColumn } from "#app/widgets/data-table/table-column.ts";
import { type ExtractQuery, MODULES, parseExtract } from "#app/widgets/vehicle-table/extract-address.ts";
import { EXTRACT } from "#app/widgets/vehicle-table/extract-table.ts";

/** A program is told what it wrote wrongly: what a page would leave out here is an error. */
export type CallQuery = { query: ExtractQuery } | { problem: string };

/** Letters of the longest search for a name. */
const MAX_NAME = 60;
/** Vehicles that can be named at once. */
const MAX_VEHICLES = 2_000;

const columns = new Map(EXTRACT.columns.map((column) => [column.key, column]));
const keys = EXTRACT.columns.map(({ key }) => key).join(", ");

/** A list whose entries all have to be something. @param problem says of an entry what is wrong with it, or nothing */
function listOf(problem: (entry: string) => string | null, most = Number.POSITIVE_INFINITY) {
  return z.string().superRefine((text, context) => {
    const entries = text.split(",").map((entry) => entry.trim());
    if (entries.length > most) context.addIssue(`There may be ${most} entries at most, not ${entries.length}.`);
    const wrong = entries.map(problem).find((sentence) => sentence !== null);
    if (wrong) context.addIssue(wrong);
  });
}

const columnProblem = (key: string) =>
  columns.has(key) ? null : `There is no column “${key}”. The columns are: ${keys}.`;

function choiceProblem(key: string, choices: readonly Choice[]) {
  const values = choices.map(({ value }) => value);
  return (entry: string) =>
    values.includes(entry) ? null : `“${entry}” is no value of ${key}. Its values are: ${values.join(", ")}.`;
}

function range(key: string) {
  return z.string().refine((text) => {
    const bounds = text.split("..");
    return bounds.length === 2 && text !== ".." && bounds.every((one) => one === "" || parseNumber(one) !== null);
  }, `${key} has to be a range such as 10..20, 10.. or ..20.`);
}

function filterOf({ key, kind, choices }: TableColumn): [string, z.ZodType<string>][] {
  if (kind === "choice") return [[key, listOf(choiceProblem(key, choices))]];
  return kind === "number" ? [[key, range(key)]] : [];
}

const columnList = listOf(columnProblem);

/** The parameters of the call: those of the index's address, `columns`, `modules` and `vehicles`. */
const parametersSchema = z
  .strictObject({
    q: z.string().max(MAX_NAME, `q may have ${MAX_NAME} letters at most.`),
    columns: columnList,
    // The same in an address of the index. What it says of the page means nothing here.
    ...{ cols: columnList, view: z.string(), page: z.string() },
    sort: listOf((term) => columnProblem(term.replace(/^-/, "")), MAX_SORT_TERMS),
    modules: z.enum(MODULES, "modules has to be top or stock."),
    vehicles: listOf(
      (id) => (/^\d{1,7}$/.test(id) ? null : `“${id}” is no id of a vehicle: it is a number.`),
      MAX_VEHICLES,
    ),
    ...Object.fromEntries(EXTRACT.columns.flatMap(filterOf)),
  })
  .partial();

/** Reads the parameters of a call. */
export function readCall(params: URLSearchParams): CallQuery {
  const all = Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name).join(",")]));
  const read = parametersSchema.safeParse(all);
  if (!read.success) return { problem: read.error.issues.map(sentenceOf).join(" ") };
  const asked = new URLSearchParams(params);
  const chosen = [...params.getAll("columns"), ...params.getAll("cols")];
  if (chosen.length > 0) asked.set("cols", chosen.join(",").replaceAll(" ", ""));
  asked.delete("page");
  return { query: parseExtract(asked) };
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== "unrecognized_keys") return issue.message;
  const names = issue.keys.map((name) => `“${name}”`).join(", ");
  return `There is no parameter ${names}. There are: q, columns, sort, modules, vehicles, and the columns that can be filtered.`;
}
