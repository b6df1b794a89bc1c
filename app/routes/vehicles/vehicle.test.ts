import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { createFilesApi } from "#app/api/files.ts";
import { apiContext, originContext } from "#app/context.ts";
import { toColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { VehicleIndex } from "#app/game/model/vehicle/vehicle-index.ts";
import { published as read } from "#tests/setup/published.ts";
import { loader } from "./vehicle.tsx";

const tiger = "vehicles/germany/heavyTank/VII/G04_PzVI_Tiger_I/vehicle.json";
const byNumber = "vehicles/by-id/529.json";

/** Loads the page of Tiger I. @returns its name, and the paths that were asked for */
async function load(published: Record<string, unknown>, failing: string[] = []) {
  const asked: string[] = [];
  const files = createFilesApi({
    current: async () => "1.26.1.0-000000000001",
    isConfirmed: () => true,
    // biome-ignore lint/suspicious/noExplicitAny: documents are what is published under the path
    json: async (path): Promise<any> => {
      asked.push(path);
      if (failing.includes(path)) throw new Error("storage does not answer");
      if (path in published) return published[path];
      return read(path);
    },
  });
  const context = new RouterContextProvider();
  context.set(apiContext, { files } as never);
  context.set(originContext, "https://index.example");
  const url = new URL("https://index.example/529/tiger-i");
  const params = { tank_id: "529", vehicle: "tiger-i" };
  const loaded = await loader({ request: new Request(url), url, params, context } as never);
  return { name: loaded.name, asked };
}

const columns = () => ({ "vehicles/columns.json": toColumns(read("vehicles/index.json") as VehicleIndex) });

it("a vehicle's page asks for everything at once, the record by its number", async () => {
  const { name, asked } = await load({ ...columns(), [byNumber]: read(tiger) });
  expect(name).toBe("Tiger I");
  expect(asked.sort()).toEqual(["manifest.json", byNumber, "vehicles/columns.json"]);
});

it.each([
  ["has no numbers, as older ones", []],
  ["cannot be asked for it by number", [byNumber]],
])("a vehicle's page asks for the record by its path where a version %s", async (_, failing) => {
  const { name, asked } = await load(columns(), failing);
  expect(name).toBe("Tiger I");
  expect(asked.at(-1)).toBe(tiger);
});
