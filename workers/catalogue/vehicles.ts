import { Hono } from "hono";
import type { FilesApi } from "#app/api/published.ts";
import { exportedCells } from "#app/components/export/table-to-export.ts";
import { type ExtractQuery, extractToSearch } from "#app/components/vehicle-extract/extract-address.ts";
import { aboutExtract, chosenCells } from "#app/components/vehicle-extract/extract-export.ts";
import { readExtract } from "#app/components/vehicle-extract/extract-selection.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { OPEN } from "./files.ts";
import { answerTable, type CallKind, type CallTable } from "./tables/answer-table.ts";
import { readCall } from "./vehicles/call-query.ts";

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

function answer(c: ApiContext, kind: CallKind): Response | Promise<Response> {
  const call = readCall(new URL(c.req.url).searchParams);
  if ("problem" in call) return apiError(c, "invalid", call.problem, { headers: OPEN });
  const { query } = call;
  return answerTable(c, {
    kind,
    search: extractToSearch(query),
    read: (files, origin) => vehicles(files, query, { origin, kind }),
  });
}

async function vehicles(
  files: FilesApi,
  query: ExtractQuery,
  call: { origin: string; kind: CallKind },
): Promise<CallTable> {
  const orNull = <T>(reading: Promise<T>) => reading.catch(() => null);
  const extract = await readExtract(
    {
      ...files,
      vehicleColumn: (key) => orNull(files.vehicleColumn(key)),
      stockColumn: (key) => orNull(files.stockColumn(key)),
      revisedColumns: (modules) => orNull(files.revisedColumns(modules)),
    },
    query,
  );
  const { missing, unknown } = extract;
  if (missing.length > 0) return { unavailable: `These columns can’t be loaded right now: ${missing.join(", ")}.` };
  if (unknown.length > 0) return { invalid: `No vehicle has this id: ${unknown.join(", ")}.` };
  const table = { ...aboutExtract(extract, query, call), ...exportedCells(chosenCells(extract)) };
  return { table, besides: { modules: query.modules, figures: query.figures } };
}
