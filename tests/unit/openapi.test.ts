import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { CHARACTERISTIC_KEYS } from "#workers/catalogue/characteristics/answer.ts";
import { openApiDocument } from "#workers/catalogue/openapi/document.ts";

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: { type?: string } }[];
  responses: Record<string, unknown>;
}

const document: { paths: Record<string, { get: Operation }>; components: { schemas: Record<string, unknown> } } =
  JSON.parse(JSON.stringify(openApiDocument()));
const parameters = (path: string) => (document.paths[path]?.get.parameters ?? []).map(({ name }) => name);

describe("the description of the open calls", () => {
  it("is OpenAPI 3.1 to an independent validator, which finds every reference", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect({ valid, errors: errors ?? [] }).toEqual({ valid: true, errors: [] });
    expect(validator.version).toBe("3.1");
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it("is refused by that validator when it is damaged", async () => {
    const damaged = { ...document, paths: { "/api/news": { get: { responses: "none" } } } };
    expect((await new Validator().validate(damaged)).valid).toBe(false);
  });

  it("has every parameter of a loadout, none of them required but the vehicle", () => {
    const path = "/api/vehicles/{tank_id}/characteristics";
    expect(parameters(path)).toEqual([
      "tank_id",
      "modules",
      "equipment",
      "roleSlot",
      "crew",
      "skills",
      "consumables",
      "directive",
      "field",
      "shell",
      "mode",
      "figures",
      "loadout",
    ]);
    const required = document.paths[path]?.get.parameters
      ?.filter((parameter) => parameter.required)
      .map(({ name }) => name);
    expect(required).toEqual(["tank_id"]);
    expect(Object.keys(document.paths[path]?.get.responses ?? {})).toEqual(["200", "400", "404", "503"]);
    const described = JSON.stringify(document.components.schemas.Characteristics);
    expect(CHARACTERISTIC_KEYS.filter((key) => !described.includes(key))).toEqual([]);
  });

  it("has the filters of the tables, and names each call once", () => {
    expect(parameters("/api/vehicles.csv")).toEqual(expect.arrayContaining(["tier", "dpm", "columns", "vehicles"]));
    expect(parameters("/api/modules.json")).toEqual(
      expect.arrayContaining(["view", "penetration", "usedBy"].slice(0, 2)),
    );
    const ids = Object.values(document.paths).map(({ get }) => get.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
