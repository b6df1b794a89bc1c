import { Hono } from "hono";
import { createFilesApi } from "#app/api/published.ts";
import { type Definitions, definitionsOf } from "#app/game/loadout/definitions.ts";
import { violationText } from "#app/game/loadout/legal/violations.ts";
import { parseTankId } from "#app/game/model/addresses/tank-id.ts";
import { withoutRevisions } from "#app/game/model/revisions/revisions.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { type Dataset, datasetOf } from "#workers/dataset/dataset.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { tagged } from "#workers/http/content-tag.ts";
import { characteristics } from "./characteristics/answer.ts";
import { calledLoadout, readStatKeys } from "./characteristics/read-loadout.ts";
import { CURRENT, OPEN } from "./files.ts";

/** GET /api/vehicles/{tank_id}/characteristics: every stat of a vehicle with a loadout, and its breakdown. */
export function characteristicsApi() {
  const api = new Hono<ApiEnv>();
  api.get("/:id/characteristics", tagged, answer);
  return api;
}

async function answer(c: ApiContext): Promise<Response> {
  const id = parseTankId(c.req.param("id") ?? "");
  const dataset = datasetOf(c);
  const files = createFilesApi(dataset);
  const record = id === undefined ? null : await files.vehicleById(id);
  if (record === null)
    return apiError(c, "not_found", `No vehicle has the id ${c.req.param("id")}.`, { headers: OPEN });
  if (record.record !== "full") {
    const message = `No game files for the ${record.name} are known, so its stats can’t be calculated.`;
    return apiError(c, "not_found", message, { headers: OPEN });
  }
  const loadoutItems = await files.loadoutItems().catch(() => null);
  if (loadoutItems === null) {
    const message = "Equipment data can’t be loaded right now. Try again in a few minutes.";
    return apiError(c, "unavailable", message, { retryAfter: 60, headers: OPEN });
  }
  return built(c, dataset, record, definitionsOf(loadoutItems));
}

async function built(
  c: ApiContext,
  dataset: Dataset,
  published: FullVehicle,
  definitions: Definitions,
): Promise<Response> {
  const query = readStatKeys(new URL(c.req.url).searchParams);
  const current = "figures" in query && query.figures === "current";
  const vehicle = current ? published : withoutRevisions(published);
  const called = "figures" in query ? calledLoadout(query.rest, vehicle, definitions) : query;
  if ("violations" in called) {
    const problems = called.violations.map(({ part, name, reason }) => ({ parameter: part, name, reason }));
    const message = called.violations.map((violation) => `${violation.part}: ${violationText(violation)}`).join(" ");
    return apiError(c, "invalid", message, { headers: OPEN, details: { problems } });
  }
  const text = JSON.stringify(characteristics(vehicle, called.loadout, called.dropped, definitions));
  return c.body(text, 200, {
    ...OPEN,
    "cache-control": dataset.isConfirmed() ? CURRENT : "no-store",
    "content-type": "application/json; charset=utf-8",
  });
}
