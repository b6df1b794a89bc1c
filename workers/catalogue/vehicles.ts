import { Hono } from "hono";
import { z } from "zod";
import type { FilesApi } from "#app/api/published.ts";
import { exportedCells } from "#app/components/export/table-to-export.ts";
import {
  type ExtractQuery,
  MODULES,
  parseExtract,
  STAT_SOURCES,
} from "#app/components/vehicle-extract/extract-address.ts";
import { aboutExtract, chosenCells } from "#app/components/vehicle-extract/extract-export.ts";
import { readExtract } from "#app/components/vehicle-extract/extract-selection.ts";
import { EXTRACT } from "#app/components/vehicle-extract/extract-table.ts";
import { MAX_LISTED_VEHICLES, readVehicles, VEHICLE_CODE } from "#app/components/vehicle-extract/extract-vehicles.ts";
import { answerTable, type CallKind, type CallTable, tableParameters } from "#workers/catalogue/tables/answer-table.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { tagged } from "#workers/http/content-tag.ts";
import { OPEN } from "./files.ts";

/** The parameters of the call that the index's address does not have. */
export const OWN_PARAMETERS = {
  modules: z.enum(MODULES, "modules must be top or stock.").describe("Stats with `top` or `stock` modules."),
  figures: z
    .enum(STAT_SOURCES, "figures must be current or definitions.")
    .describe(
      "`current`: with stats from sources of later patches, listed in each row’s `revised`. `definitions`: without.",
    ),
  vehicles: z
    .string()
    .superRefine((text, context) => {
      const problem = vehiclesProblem(text);
      if (problem !== null) context.addIssue(problem);
    })
    .describe(`Vehicle IDs, up to ${MAX_LISTED_VEHICLES}, or the short form from a tank extractor link.`),
};

const readParameters = tableParameters(EXTRACT, OWN_PARAMETERS);

function vehiclesProblem(text: string): string | null {
  const { wrong, lost } = readVehicles(text);
  const [first] = wrong;
  // The short form is that of the page's links.
  if (text.startsWith(VEHICLE_CODE)) return first || lost > 0 ? "The short form of vehicles is broken." : null;
  const entries = text.split(",").length;
  if (entries > MAX_LISTED_VEHICLES) return `At most ${MAX_LISTED_VEHICLES} entries, not ${entries}.`;
  return first === undefined ? null : `“${first}” is not a vehicle ID: use a number.`;
}

/** Reads the parameters of a call for vehicles. */
function readCall(params: URLSearchParams): { query: ExtractQuery } | { problem: string } {
  const read = readParameters(params);
  return "problem" in read ? read : { query: parseExtract(read.params) };
}

/**
 * GET /api/vehicles.csv and .json: vehicles with the columns and filters that the address names, for scripts and
 * spreadsheets.
 */
export function vehiclesApi() {
  const api = new Hono<ApiEnv>();
  api.get("/vehicles.csv", tagged, (c) => answer(c, "csv"));
  api.get("/vehicles.json", tagged, (c) => answer(c, "json"));
  return api;
}

function answer(c: ApiContext, kind: CallKind): Response | Promise<Response> {
  const call = readCall(new URL(c.req.url).searchParams);
  if ("problem" in call) return apiError(c, "invalid", call.problem, { headers: OPEN });
  const { query } = call;
  return answerTable(c, {
    kind,
    read: (files, origin) => vehicles(files, query, { origin, kind }),
  });
}

async function vehicles(
  files: FilesApi,
  query: ExtractQuery,
  call: { origin: string; kind: CallKind },
): Promise<CallTable> {
  const orNull = <T>(pending: Promise<T>) => pending.catch(() => null);
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
