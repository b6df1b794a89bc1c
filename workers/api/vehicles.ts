import { type Context, Hono } from "hono";
import { DatasetUnavailable } from "#app/api/documents.ts";
import { createFilesApi, type FilesApi } from "#app/api/files.ts";
import { tableCsv } from "#app/widgets/data-table/rows/table-csv.ts";
import { tableJson } from "#app/widgets/data-table/rows/table-json.ts";
import { type ExtractQuery, extractCall, extractToSearch } from "#app/widgets/vehicle-table/extract-address.ts";
import { extractFileName } from "#app/widgets/vehicle-table/extract-file-name.ts";
import { type Extract, readExtract } from "#app/widgets/vehicle-table/extract-selection.ts";
import { EXTRACT } from "#app/widgets/vehicle-table/extract-table.ts";
import type { ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/request/api-error.ts";
import { siteOrigin } from "#workers/request/site-origin.ts";
import { Dataset } from "#workers/storage/dataset.ts";
import { CURRENT, matches, OPEN } from "./files.ts";
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
  const etag = `W/"${await nameOf(`${kind} ${version} ${extractToSearch(call.query)}`)}"`;
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
  const name = extractFileName(extract, call.query, kind);
  return c.body(textOf(c, kind, extract, call.query), 200, {
    ...headers,
    "content-type": kind === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
    "content-disposition": `${kind === "csv" ? "attachment" : "inline"}; filename="${name}"`,
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

function textOf(c: Context<ApiEnv>, kind: Kind, extract: Extract, query: ExtractQuery): string {
  const { rows, selected, keys, gameVersion } = extract;
  // By its first sign a spreadsheet knows the text for UTF-8.
  if (kind === "csv") return `\uFEFF${tableCsv(rows, EXTRACT, selected, keys)}`;
  const address = new URL(extractCall(query, kind), siteOrigin(c.env, c.req.url)).href;
  return JSON.stringify({ gameVersion, modules: query.modules, address, ...tableJson(rows, EXTRACT, selected, keys) });
}

async function nameOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
