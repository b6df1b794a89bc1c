import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { characteristicsSchema } from "#app/api/characteristics.ts";
import { collectedNewsSchema } from "#app/api/news.ts";
import { jsonTableSchema } from "#app/api/tables.ts";
import { MAX_CODE } from "#app/game/loadout/code/code-length.ts";
import { CALENDAR_CATEGORIES } from "#app/game/model/enumerations/calendar-categories.ts";
import { TABLE_KINDS } from "#app/game/model/modules/table-kinds.ts";
import { modulesModel } from "#app/widgets/module-table/modules-model.ts";
import { EXTRACT } from "#app/widgets/vehicle-extract/extract-table.ts";
import { LONGEST_REMIND } from "../calendar.ts";
import { buildParametersSchema, figuresSchema } from "../characteristics/read-build.ts";
import { viewParameter } from "../modules.ts";
import { newsParametersSchema } from "../news.ts";
import { tableParametersSchema } from "../tables/table-parameters.ts";
import { OWN_PARAMETERS } from "../vehicles/call-query.ts";
import { answers, type Operation, tankId } from "./parts.ts";

const vehicleParameters = tableParametersSchema(EXTRACT, OWN_PARAMETERS);

/** Filters of any kind of modules: which of them a kind has, its columns say. */
const moduleParameters = z.object(
  Object.assign(
    {},
    ...TABLE_KINDS.map((kind) => tableParametersSchema(modulesModel(kind), { view: viewParameter }).shape),
  ) as z.ZodRawShape,
);

const csv = z.string().describe("A head of keys, then a line a row; what is not known or does not apply is empty.");
const table = jsonTableSchema.meta({ id: "Table" });

function tableCall(what: string, query: z.ZodObject, kind: "csv" | "json"): Operation {
  return {
    tags: ["Tables"],
    operationId: `${what}${kind === "csv" ? "Csv" : "Json"}`,
    summary: `${what === "vehicles" ? "Vehicles" : "Modules and the vehicles that use them"}, as ${kind.toUpperCase()}`,
    description: "Parameters are those of the page's address. A list has commas between its entries.",
    requestParams: { query },
    responses:
      kind === "csv"
        ? answers("The table.", "text/csv", csv, ["400", "503"])
        : answers("The table.", "application/json", table, ["400", "503"]),
  };
}

/** Open calls that compute or choose what they answer. */
export const paths: ZodOpenApiPathsObject = {
  "/api/vehicles.csv": { get: tableCall("vehicles", vehicleParameters, "csv") },
  "/api/vehicles.json": { get: tableCall("vehicles", vehicleParameters, "json") },
  "/api/modules.csv": { get: tableCall("modules", moduleParameters, "csv") },
  "/api/modules.json": { get: tableCall("modules", moduleParameters, "json") },
  "/api/vehicles/{tank_id}/characteristics": {
    get: {
      tags: ["Builds"],
      operationId: "characteristics",
      summary: "Every figure of a vehicle with a build, and each step that made it",
      description:
        "Names are the tags of the client's definitions, in lists with commas. An unknown or illegal name is a 400 that names every problem; what of a `build` cannot be loaded stands in `dropped`.",
      requestParams: {
        path: z.object({ tank_id: tankId }),
        query: buildParametersSchema.extend({
          figures: figuresSchema,
          build: z
            .string()
            .max(MAX_CODE)
            .optional()
            .describe("The code of a build, as the address of a page has it, in place of all other parameters."),
        }),
      },
      responses: answers(
        "The figures, unrounded.",
        "application/json",
        characteristicsSchema.meta({ id: "Characteristics" }),
        ["400", "404", "503"],
      ),
    },
  },
  "/api/news": {
    get: {
      tags: ["News and calendar"],
      operationId: "news",
      summary: "What was collected from the feeds of the publisher and of creators, the newest first",
      requestParams: { query: newsParametersSchema },
      responses: answers("The news.", "application/json", collectedNewsSchema.meta({ id: "News" }), ["400"]),
    },
  },
  "/api/calendar.ics": {
    get: {
      tags: ["News and calendar"],
      operationId: "calendar",
      summary: "The events as iCalendar (RFC 5545)",
      requestParams: {
        query: z.object({
          category: z
            .string()
            .optional()
            .describe(`One or several of ${CALENDAR_CATEGORIES.join(", ")}.`),
          event: z.string().optional().describe("The id of one event."),
          remind: z
            .int()
            .min(0)
            .max(LONGEST_REMIND)
            .optional()
            .describe("With an event: how many minutes before it begins a calendar reminds of it."),
        }),
      },
      responses: answers("The feed.", "text/calendar", z.string(), ["400", "404"]),
    },
  },
};
