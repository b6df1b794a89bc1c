import { z } from "zod";
import { DatasetUnavailable } from "#app/api/documents.ts";
import { createFilesApi, type FilesApi } from "#app/api/published.ts";
import type { ExportTable } from "#app/components/export/export-table.ts";
import { jsonTable, writeCsv } from "#app/components/export/write/write-text.ts";
import { Dataset } from "#workers/dataset/dataset.ts";
import type { ApiContext } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { contentTag, matches } from "#workers/http/content-tag.ts";
import { siteOrigin } from "#workers/http/site-origin.ts";
import { CURRENT, OPEN } from "../files.ts";

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
  /** The canonical query, which names the content together with the version. */
  search: string;
  /** @param origin of the site */
  read(files: FilesApi, origin: string): Promise<CallTable>;
}

/** Answers an open call for a table: for every site, with an ETag of question and version. */
export async function answerTable(c: ApiContext, { kind, search, read }: TableRequest): Promise<Response> {
  const dataset = new Dataset(c.env, (work) => c.executionCtx.waitUntil(work));
  const version = await dataset.current();
  const etag = await contentTag(`${c.req.path} ${version} ${search}`);
  const headers = { ...OPEN, etag, "cache-control": dataset.isConfirmed() ? CURRENT : "no-store" };
  if (matches(c.req.header("if-none-match"), etag.slice(2))) return c.body(null, 304, headers);
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
    ...headers,
    "content-type": kind === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
    "content-disposition": `${kind === "csv" ? "attachment" : "inline"}; filename="${table.fileName}.${kind}"`,
  });
}
