import { z } from "zod";
import { DatasetUnavailable } from "#app/api/documents.ts";
import { createFilesApi, type FilesApi } from "#app/api/published.ts";
import { parseNumber } from "#app/components/data-table/query/parse-query.ts";
import { MAX_SORT_TERMS } from "#app/components/data-table/query/table-query.ts";
import type { ColumnChoice, TableColumn } from "#app/components/data-table/table-column.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import type { ExportTable } from "#app/components/export/export-table.ts";
import { jsonTable, writeCsv } from "#app/components/export/write/write-text.ts";
import { CURRENT, OPEN } from "#workers/catalogue/files.ts";
import { datasetOf } from "#workers/dataset/dataset.ts";
import type { ApiContext } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { siteOrigin } from "#workers/http/site-origin.ts";

/** GET /api/vehicles.json and /api/modules.json */
export const jsonTableSchema = z.object({
  title: z.string(),
  gameVersion: z.string().nullable().describe("Game version of most stats; null if no source states it."),
  sources: z
    .array(
      z.object({
        publisher: z.string(),
        version: z.string().nullable(),
        date: z.string().nullable().describe("ISO 8601; null if unknown."),
      }),
    )
    .readonly(),
  address: z.string().describe("Address of this table."),
  note: z.string().describe("What to know about these stats."),
  columns: z.array(z.object({ key: z.string(), label: z.string(), unit: z.string() })),
  rows: z
    .array(z.record(z.string(), z.union([z.number(), z.string(), z.null()])))
    .describe("By column key: null is unknown, inapplicable values are absent."),
});

export type CallKind = "csv" | "json";

/** A table, with further fields for JSON; or what is wrong with the call, or why the table is unavailable. */
export type CallTable =
  | { table: ExportTable; besides?: Record<string, string> }
  | { invalid: string }
  | { unavailable: string };

const TRY_AGAIN = "Please try again in a few minutes.";

interface TableRequest {
  kind: CallKind;
  /** @param origin of the site */
  read(files: FilesApi, origin: string): Promise<CallTable>;
}

/** Answers an open call for a table: for every site. */
export async function answerTable(c: ApiContext, { kind, read }: TableRequest): Promise<Response> {
  const dataset = datasetOf(c);
  const answer = await read(createFilesApi(dataset), siteOrigin(c.env, c.req.url)).catch((error: unknown) => {
    if (!(error instanceof DatasetUnavailable)) throw error;
    return { unavailable: "The vehicle data can’t be loaded right now." };
  });
  if ("invalid" in answer) return apiError(c, "invalid", answer.invalid, { headers: OPEN });
  if ("unavailable" in answer)
    return apiError(c, "unavailable", `${answer.unavailable} ${TRY_AGAIN}`, { retryAfter: 60, headers: OPEN });
  const { table, besides } = answer;
  const json = (): z.infer<typeof jsonTableSchema> => ({ ...besides, ...jsonTable(table) });
  return c.body(kind === "csv" ? writeCsv(table) : JSON.stringify(json()), 200, {
    ...OPEN,
    "cache-control": dataset.isConfirmed() ? CURRENT : "no-store",
    "content-type": kind === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
    "content-disposition": `${kind === "csv" ? "attachment" : "inline"}; filename="${table.fileName}.${kind}"`,
  });
}

/** Letters of the longest search for a name. */
const MAX_NAME = 60;

/** A program gets its mistakes reported: what a page would ignore is an error here. */
type ReadParameters = { params: URLSearchParams } | { problem: string };

/**
 * A comma-separated list whose entries are all validated.
 * @param problem returns what is wrong with an entry, or null
 */
export function listOf(problem: (entry: string) => string | null, max = Number.POSITIVE_INFINITY) {
  return z.string().superRefine((text, context) => {
    const entries = text.split(",").map((entry) => entry.trim());
    if (entries.length > max) context.addIssue(`There may be ${max} entries at most, not ${entries.length}.`);
    const wrong = entries.map(problem).find((sentence) => sentence !== null);
    if (wrong) context.addIssue(wrong);
  });
}

function choiceProblem(key: string, choices: readonly ColumnChoice[]) {
  const values = choices.map(({ value }) => value);
  return (entry: string) =>
    values.includes(entry) ? null : `“${entry}” is not a value of ${key}. Values: ${values.join(", ")}.`;
}

function range(key: string) {
  return z.string().refine((text) => {
    const bounds = text.split("..");
    return bounds.length === 2 && text !== ".." && bounds.every((one) => one === "" || parseNumber(one) !== null);
  }, `${key} must be a range such as 10..20, 10.. or ..20.`);
}

function filterOf({ key, label, kind, choices }: TableColumn): [string, z.ZodType<string>][] {
  const values = choices.map(({ value }) => value).join(", ");
  if (kind === "choice")
    return [[key, listOf(choiceProblem(key, choices)).describe(`${label}: one or more of ${values}.`)]];
  return kind === "number" ? [[key, range(key).describe(`${label}: a range, \`10..20\`, \`10..\` or \`..20\`.`)]] : [];
}

/**
 * The parameters of a call for a table: those of its page's address, and `columns`. Their descriptions are those of
 * /api/openapi.json.
 * @param own further parameters of the call
 */
export function tableParametersSchema(model: TableDefinition, own: Record<string, z.ZodType<string>>) {
  const keys = model.columns.map(({ key }) => key);
  const columnProblem = (key: string) =>
    keys.includes(key) ? null : `There is no column “${key}”. The columns are: ${keys.join(", ")}.`;
  const columnList = listOf(columnProblem);
  const unread = z.string().describe("Part of the page's address, ignored here.");
  return z
    .strictObject({
      q: z.string().max(MAX_NAME, `q can have at most ${MAX_NAME} characters.`).describe("Part of the name."),
      columns: columnList.describe(`Column keys, in the order you want them: ${keys.join(", ")}.`),
      // The name in page addresses. Page-only parameters have no effect here.
      cols: columnList.describe("The same as `columns`."),
      view: unread,
      page: unread,
      sort: listOf((term) => columnProblem(term.replace(/^-/, "")), MAX_SORT_TERMS).describe(
        `Up to ${MAX_SORT_TERMS} column keys; \`-\` in front sorts descending.`,
      ),
      ...Object.fromEntries(model.columns.flatMap(filterOf)),
      ...own,
    })
    .partial();
}

/**
 * Reads the parameters of a call for a table.
 * @param own further parameters of the call
 */
export function tableParameters(model: TableDefinition, own: Record<string, z.ZodType<string>>) {
  const schema = tableParametersSchema(model, own);
  const names = ["q", "columns", "sort", ...Object.keys(own)].join(", ");
  return (params: URLSearchParams): ReadParameters => {
    const all = Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name).join(",")]));
    const read = schema.safeParse(all);
    if (!read.success) return { problem: read.error.issues.map((issue) => sentenceOf(issue, names)).join(" ") };
    const query = new URLSearchParams(params);
    const chosen = [...params.getAll("columns"), ...params.getAll("cols")];
    if (chosen.length > 0) query.set("cols", chosen.join(",").replaceAll(" ", ""));
    query.delete("page");
    return { params: query };
  };
}

function sentenceOf(issue: z.core.$ZodIssue, known: string): string {
  if (issue.code !== "unrecognized_keys") return issue.message;
  const names = issue.keys.map((name) => `“${name}”`).join(", ");
  return `There is no parameter ${names}. There are: ${known}, and the columns that can be filtered.`;
}
