import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import { manifestSchema } from "#app/game/model/manifest.ts";
import { mapsSchema } from "#app/game/model/map.ts";
import { moduleTableSchema, moduleVehiclesSchema } from "#app/game/model/modules/module-table.ts";
import { TABLE_KINDS } from "#app/game/model/modules/table-kinds.ts";
import { techTreeSchema } from "#app/game/model/tech-tree.ts";
import { vehicleRecordSchema } from "#app/game/model/vehicle/vehicle.ts";
import { vehicleIndexSchema } from "#app/game/model/vehicle/vehicle-index.ts";
import { answers, tankId } from "./parts.ts";

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
    summary: "What the dataset is made of: sources, dates, versions, counts",
    schema: manifestSchema.meta({ id: "Manifest" }),
  },
  vehicleIndex: {
    path: "vehicles/index.json",
    summary: "Every vehicle with its main figures",
    schema: vehicleIndexSchema.meta({ id: "VehicleIndex" }),
  },
  vehicle: {
    path: "vehicles/by-id/{tank_id}.json",
    summary: "All about one vehicle",
    schema: vehicleRecordSchema.meta({ id: "Vehicle" }),
    named: z.object({ tank_id: tankId }),
  },
  techTree: {
    path: "techtrees/{nation}.json",
    summary: "The tech tree of a nation, with its layout",
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
export const filePaths: ZodOpenApiPathsObject = Object.fromEntries(
  Object.entries(FILES).map(([operationId, { path, summary, schema, named }]) => [
    `/api/files/${path}`,
    {
      get: {
        ...{ tags: ["Files"], operationId, summary },
        ...(named ? { requestParams: { path: named } } : {}),
        responses: answers("The file.", "application/json", schema, ["404"]),
      },
    },
  ]),
);
