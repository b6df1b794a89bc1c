import { type Context, Hono } from "hono";
import { DatasetUnavailable } from "#app/api/documents.ts";
import { createFilesApi, type FilesApi } from "#app/api/files.ts";
import { exportedCells } from "#app/widgets/export/table-to-export.ts";
import { writeCsv } from "#app/widgets/export/write/write-csv.ts";
import { jsonTable } from "#app/widgets/export/write/write-json.ts";
import { type ExtractQuery, extractToSearch } from "#app/widgets/vehicle-table/extract-address.ts";
import { aboutExtract, chosenCells } from "#app/widgets/vehicle-table/extract-export.ts";
import { type Extract, readExtract } from "#app/widgets/vehicle-table/extract-selection.ts";
import type { ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/request/api-error.ts";
import { contentTag, matches } from "#workers/request/content-tag.ts";
import { siteOrigin } from "#workers/request/site-origin.ts";
import { Dataset } from "#workers/storage/dataset.ts";
import { CURRENT, OPEN } from "./files.ts";
import { readCall } from "./vehicles/call-query.ts";

type Kind = "csv" | "json";

/**
 * GET /api/vehicles.csv and .json: vehicles with the columns and filters that the address names, for scripts and
 * spreadsheets.
 */
export function vehiclesApi() {
  const api = new Hono<ApiEnv>();
  api.get("/vehicles.csv", (c) => answer(c, "csv"));
  api.get("/vehicles.json", (c) => answer(c, "json"));
  return api;
}

async function answer(c: Context<ApiEnv>, kind: Kind): Promise<Response> {
  const call = readCall(new URL(c.req.url).searchParams);
  if ("problem" in call) return apiError(c, "invalid", call.problem, { headers: OPEN });
  const dataset = new Dataset(c.env, (work) => c.executionCtx.waitUntil(work));
  const version = await dataset.current();
  // What is asked for and the version that answers name the content.
  const etag = await contentTag(`${kind} ${version} ${extractToSearch(call.query)}`);
  const headers = { ...OPEN, etag, "cache-control": dataset.isConfirmed() ? CURRENT : "no-store" };
  if (matches(c.req.header("if-none-match"), etag.slice(2))) return c.body(null, 304, headers);
  const extract = await read(createFilesApi(dataset), call.query);
  if (extract === null)
    return apiError(
      c,
      "unavailable",
      "The vehicle data cannot be read at the moment. Please try again in a few minutes.",
      { retryAfter: 60, headers: OPEN },
    );
  if (extract.missing.length > 0)
    return apiError(
      c,
      "unavailable",
      `These columns cannot be read at the moment: ${extract.missing.join(", ")}. Please try again in a few minutes.`,
      { retryAfter: 60, headers: OPEN },
    );
  if (extract.unknown.length > 0)
    return apiError(c, "invalid", `No vehicle has this id: ${extract.unknown.join(", ")}.`, { headers: OPEN });
  const about = aboutExtract(extract, call.query, { origin: siteOrigin(c.env, c.req.url), kind });
  const table = { ...about, ...exportedCells(chosenCells(extract)) };
  const text = kind === "csv" ? writeCsv(table) : JSON.stringify({ modules: call.query.modules, ...jsonTable(table) });
  return c.body(text, 200, {
    ...headers,
    "content-type": kind === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
    "content-disposition": `${kind === "csv" ? "attachment" : "inline"}; filename="${about.fileName}.${kind}"`,
  });
}

/** Null where the dataset cannot be read. */
async function read(files: FilesApi, query: ExtractQuery): Promise<Extract | null> {
  const orNull = <T>(reading: Promise<T>) => reading.catch(() => null);
  return readExtract(
    {
      ...files,
      vehicleColumn: (key) => orNull(files.vehicleColumn(key)),
      stockColumn: (key) => orNull(files.stockColumn(key)),
    },
    query,
  ).catch((error: unknown) => {
    if (error instanceof DatasetUnavailable) return null;
    throw error;
  });
}
