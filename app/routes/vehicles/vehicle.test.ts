import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { createFilesApi } from "#app/api/published.ts";
import { apiContext, originContext } from "#app/context.ts";
import { publishedSource, published as read } from "#tests/setup/published.ts";
import { loader } from "./vehicle.tsx";

const tiger = "vehicles/germany/heavyTank/VII/G04_PzVI_Tiger_I/vehicle.json";
const byNumber = "vehicles/by-id/529.json";

/** Loads a page of Tiger I. @returns its name, its record, and the paths that were asked for */
async function load(address: string, published: Record<string, unknown>) {
  const requested: string[] = [];
  const source = publishedSource((path) => {
    requested.push(path);
    return path in published ? published[path] : read(path);
  });
  const files = createFilesApi(source);
  const context = new RouterContextProvider();
  context.set(apiContext, { files } as never);
  context.set(originContext, "https://index.example");
  const url = new URL(address, "https://index.example");
  const params = { tank_id: "529", vehicle: url.pathname.split("/")[2] };
  const loaded = await loader({ request: new Request(url), url, params, context } as never);
  return { name: loaded.name, text: loaded.text, requested };
}

it("a vehicle's page asks for the record by its number, and for no table of all vehicles", async () => {
  const { name, requested } = await load("/529/tiger-i", { [byNumber]: read(tiger) });
  expect(name).toBe("Tiger I");
  expect(requested.sort()).toEqual(["manifest.json", byNumber]);
});

it("a vehicle's page passes the record on as it is stored", async () => {
  const { text } = await load("/529/tiger-i", { [byNumber]: read(tiger) });
  expect(text).toBe(JSON.stringify(read(tiger), null, 1));
});

it.each([
  ["/529/old-name", "/529/tiger-i"],
  ["/529/old-name/armour", "/529/tiger-i/armour"],
  ["/529/tiger-i?modules=stock", "/529/tiger-i/loadout?loadout=stock"],
  ["/529/old-name/loadout?setup=typical&open=crew-1", "/529/tiger-i/loadout?loadout=typical&open=crew-1"],
  ["/529/tiger-i?loadout=typical", "/529/tiger-i/loadout?loadout=typical"],
  ["/529/tiger-i/statistics?build=1A", "/529/tiger-i/loadout?loadout=1A"],
])("%s leads to %s for good", async (address, to) => {
  const answer = await load(address, { [byNumber]: read(tiger) }).catch((thrown: Response) => thrown);
  expect(answer).toMatchObject({ status: 301 });
  expect((answer as Response).headers.get("location")).toBe(to);
});

it("a number that no vehicle has is not found", async () => {
  await expect(load("/529/tiger-i", { [byNumber]: null })).rejects.toMatchObject({ init: { status: 404 } });
});
