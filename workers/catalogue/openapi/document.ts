import { z } from "zod";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import { modulesDefinition } from "#app/components/module-table/modules-table.ts";
import { EXTRACT } from "#app/components/vehicle-extract/extract-table.ts";
import { MAX_UPLOADED } from "#app/game/battles/answers.ts";
import { battleRecordSchema, uploadResultSchema } from "#app/game/battles/battle-record.ts";
import { MAX_CODE } from "#app/game/loadout/address/loadout-text.ts";
import { mapsSchema } from "#app/game/maps/map.ts";
import { CALENDAR_CATEGORIES } from "#app/game/model/enumerations/calendar-categories.ts";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import { manifestSchema } from "#app/game/model/manifest.ts";
import { moduleTableSchema, moduleVehiclesSchema } from "#app/game/model/modules/module-table.ts";
import { TABLE_KINDS } from "#app/game/model/modules/table-kinds.ts";
import { ownAveragesSchema } from "#app/game/model/tables/own-averages.ts";
import { vehicleRecordSchema } from "#app/game/model/vehicle/vehicle.ts";
import { vehicleIndexSchema } from "#app/game/model/vehicle/vehicle-index.ts";
import { techTreeSchema } from "#app/game/techtree/tech-tree.ts";
import { arenasSchema, averagesParametersSchema, DEFAULT_ARENAS, MAX_ARENAS } from "#workers/battles/api/stats.ts";
import { LONGEST_REMIND } from "#workers/calendar/api.ts";
import { characteristicsSchema } from "#workers/catalogue/characteristics/answer.ts";
import { jsonTableSchema, tableParametersSchema } from "#workers/catalogue/tables/answer-table.ts";
import { OWN_PARAMETERS } from "#workers/catalogue/vehicles.ts";
import { newsParametersSchema } from "#workers/news/api.ts";
import { collectedNewsSchema } from "#workers/news/collected-news.ts";
import { loadoutParametersSchema, statsSchema } from "../characteristics/read-loadout.ts";
import { viewParameter } from "../modules.ts";
import { type ApiOperation, answers, healthPath, tankId } from "./parts.ts";

const ABOUT =
  "Everything the Index shows, for your own tools: no key, from any origin, unless a call says otherwise. Responses name the patch of their stats; keep patch, source and date with them. Most have an ETag and a cache lifetime.";

/** The OpenAPI document for all open calls, built from the schemas that parse requests and define answers. */
export function openApiDocument() {
  return createDocument({
    openapi: "3.1.1",
    info: { title: "The Index", version: "1", description: ABOUT },
    servers: [{ url: "/" }],
    tags: [
      { name: "Tables", description: "Custom tables for scripts and spreadsheets." },
      { name: "Loadouts", description: "A vehicle with everything it can mount." },
      { name: "Battles", description: "Battle results uploaded by players, and their averages." },
      { name: "News and calendar" },
      { name: "Status" },
      { name: "Files", description: "The published dataset; files under /api/files/v/{version}/ never change." },
    ],
    components: {
      securitySchemes: {
        writeKey: {
          type: "http",
          scheme: "bearer",
          description: "An account’s write key. It can only upload battles; make one at /mod.",
        },
        session: {
          type: "apiKey",
          in: "cookie",
          name: "__Host-session",
          description: "The account’s owner, signed in on the site.",
        },
      },
    },
    paths: { ...paths, ...battlePaths, ...healthPath, ...filePaths },
  });
}

const tags = ["Battles"];
const account = z.object({
  account_id: z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .meta({ description: "ID of a game account linked here." }),
});

const uploadBody = z
  .object({
    battles: z
      .array(battleRecordSchema.meta({ id: "BattleRecord" }))
      .min(1)
      .max(MAX_UPLOADED),
  })
  .meta({ id: "Delivery" });

/** Calls about the battles of game accounts and their results. */
const battlePaths: ZodOpenApiPathsObject = {
  "/api/stats/accounts/{account_id}/arenas": {
    get: {
      tags,
      operationId: "arenas",
      summary: "An account’s latest battles, newest first",
      description: "A private account needs its owner’s session or a statistics key.",
      requestParams: {
        path: account,
        query: z.object({
          limit: z.string().optional().describe(`1 to ${MAX_ARENAS}, default ${DEFAULT_ARENAS}.`),
          key: z.string().optional().describe("The account’s statistics key."),
        }),
      },
      responses: answers("When each battle started.", "application/json", arenasSchema, ["400", "401", "404"]),
    },
    post: {
      tags,
      operationId: "deliverBattles",
      summary: "Upload results of the account's own battles",
      description:
        "Each battle is checked separately and counts once. Rejected battles are listed by index with a reason; the others are stored. Battles in a vehicle newer than our data wait until it is known. Arena IDs are strings, because they exceed 2^53. Unknown values are null. At most 128 kB per request and 60 uploads a minute per account.",
      security: [{ writeKey: [] }, { session: [] }],
      requestParams: { path: account },
      requestBody: { required: true, content: { "application/json": { schema: uploadBody } } },
      responses: answers(
        "What happened to each battle.",
        "application/json",
        uploadResultSchema.meta({ id: "Delivered" }),
        ["400", "401", "403", "404", "413", "429", "503"],
      ),
    },
  },
  "/api/stats/averages": {
    get: {
      tags,
      operationId: "averages",
      summary: "Vehicle averages from uploaded random battles",
      description:
        "A vehicle has an average once enough players have uploaded battles in it; the response states how many. No player counts for more than a fifth.",
      requestParams: { query: averagesParametersSchema },
      responses: answers(
        "The averages, by tank_id.",
        "application/json",
        ownAveragesSchema.meta({ id: "OwnAverages" }),
        ["400"],
      ),
    },
  },
};

interface PublishedFile {
  path: string;
  summary: string;
  schema: z.ZodType;
  /** Parameters of the path. */
  named?: z.ZodObject;
}

const nation = z.object({ nation: z.enum(NATIONS) });

const FILES: Record<string, PublishedFile> = {
  manifest: {
    path: "manifest.json",
    summary: "The dataset’s sources, dates, versions and counts",
    schema: manifestSchema.meta({ id: "Manifest" }),
  },
  vehicleIndex: {
    path: "vehicles/index.json",
    summary: "Every vehicle with its main stats",
    schema: vehicleIndexSchema.meta({ id: "VehicleIndex" }),
  },
  vehicle: {
    path: "vehicles/by-id/{tank_id}.json",
    summary: "Everything about one vehicle",
    schema: vehicleRecordSchema.meta({ id: "Vehicle" }),
    named: z.object({ tank_id: tankId }),
  },
  techTree: {
    path: "techtrees/{nation}.json",
    summary: "A nation’s tech tree with its layout",
    schema: techTreeSchema.meta({ id: "TechTree" }),
    named: nation,
  },
  maps: {
    path: "maps/index.json",
    summary: "Every map with its bounds and layouts",
    schema: mapsSchema.meta({ id: "Maps" }),
  },
  modules: {
    path: "modules/{kind}.json",
    summary: "All modules of a kind",
    schema: moduleTableSchema.meta({ id: "Modules" }),
    named: z.object({ kind: z.enum(TABLE_KINDS) }),
  },
  moduleVehicles: {
    path: "modules/vehicles.json",
    summary: "The vehicles that have these modules",
    schema: moduleVehiclesSchema.meta({ id: "ModuleVehicles" }),
  },
};

/** The files of the dataset that most programs want. */
const filePaths: ZodOpenApiPathsObject = Object.fromEntries(
  Object.entries(FILES).map(([operationId, { path, summary, schema, named }]) => [
    `/api/files/${path}`,
    {
      get: {
        tags: ["Files"],
        operationId,
        summary,
        ...(named ? { requestParams: { path: named } } : {}),
        responses: answers("The file.", "application/json", schema, ["404"]),
      },
    },
  ]),
);

const vehicleParameters = tableParametersSchema(EXTRACT, OWN_PARAMETERS);

/** Filters of any kind of modules: which of them a kind has, its columns say. */
const moduleParameters = z.object(
  Object.assign(
    {},
    ...TABLE_KINDS.map((kind) => tableParametersSchema(modulesDefinition(kind), { view: viewParameter }).shape),
  ) as z.ZodRawShape,
);

const csv = z.string().describe("A header of keys, then one line per row; unknown or inapplicable values are empty.");
const table = jsonTableSchema.meta({ id: "Table" });

function tableCall(what: string, query: z.ZodObject, kind: "csv" | "json"): ApiOperation {
  return {
    tags: ["Tables"],
    operationId: `${what}${kind === "csv" ? "Csv" : "Json"}`,
    summary: `${what === "vehicles" ? "Vehicles" : "Modules and the vehicles that use them"}, as ${kind.toUpperCase()}`,
    description: `Takes the parameters of the page’s address. Separate list entries with commas.${
      what === "vehicles" ? " A vehicle with two modes has the better figure of each." : ""
    }`,
    requestParams: { query },
    responses:
      kind === "csv"
        ? answers("The table.", "text/csv", csv, ["400", "503"])
        : answers("The table.", "application/json", table, ["400", "503"]),
  };
}

/** Open calls that compute or select their answers. */
const paths: ZodOpenApiPathsObject = {
  "/api/vehicles.csv": { get: tableCall("vehicles", vehicleParameters, "csv") },
  "/api/vehicles.json": { get: tableCall("vehicles", vehicleParameters, "json") },
  "/api/modules.csv": { get: tableCall("modules", moduleParameters, "csv") },
  "/api/modules.json": { get: tableCall("modules", moduleParameters, "json") },
  "/api/vehicles/{tank_id}/characteristics": {
    get: {
      tags: ["Loadouts"],
      operationId: "characteristics",
      summary: "Every stat of a vehicle with a loadout, and how it is calculated",
      description:
        "Names are the tags of the game files; separate them with commas. Unknown or illegal names return 400 with every problem; parts of a `loadout` that can’t be loaded are listed in `dropped`.",
      requestParams: {
        path: z.object({ tank_id: tankId }),
        query: loadoutParametersSchema.extend({
          figures: statsSchema,
          loadout: z
            .string()
            .max(MAX_CODE)
            .optional()
            .describe(
              "The loadout from a page’s address, instead of all other parameters: its code, `stock`, `typical` (the most used equipment) or `typical.stock`.",
            ),
        }),
      },
      responses: answers(
        "The stats, unrounded.",
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
      summary: "News from the feeds of the publisher and creators, newest first",
      requestParams: { query: newsParametersSchema },
      responses: answers("The news.", "application/json", collectedNewsSchema.meta({ id: "News" }), ["400"]),
    },
  },
  "/api/calendar.ics": {
    get: {
      tags: ["News and calendar"],
      operationId: "calendar",
      summary: "Events as iCalendar (RFC 5545)",
      requestParams: {
        query: z.object({
          category: z
            .string()
            .optional()
            .describe(`One or more of ${CALENDAR_CATEGORIES.join(", ")}.`),
          event: z.string().optional().describe("ID of a single event."),
          remind: z
            .int()
            .min(0)
            .max(LONGEST_REMIND)
            .optional()
            .describe("With `event`: minutes before its start for a reminder."),
        }),
      },
      responses: answers("The feed.", "text/calendar", z.string(), ["400", "404"]),
    },
  },
};
