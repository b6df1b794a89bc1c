import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createFilesApi } from "#app/api/published.ts";
import { vehicleColumnPath } from "#app/game/model/vehicle/column-keys.ts";
import { Dataset } from "#workers/dataset/dataset.ts";
import { ask, publishFiles } from "./support/site.ts";

const first = "1.26.1.0-000000000001";
const second = "1.26.1.0-000000000002";
const tiger = "vehicles/germany/heavyTank/VII/G04_PzVI_Tiger_I/vehicle.json";

describe("the open data", () => {
  it("serves a published file with its type, an ETag and open reading", async () => {
    await publishFiles(first, { [tiger]: '{"id":529}' });
    const answer = await ask(`/api/files/${tiger}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ id: 529 });
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("etag")).toMatch(/^"[0-9a-f]{32}"$/);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });

  it("answers 304 without a body to the ETag it gave, alone, weak or in a list", async () => {
    await publishFiles(first, { [tiger]: "{}" });
    const etag = (await ask(`/api/files/${tiger}`)).headers.get("etag") ?? "";
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await ask(`/api/files/${tiger}`, { headers: { "if-none-match": sent } });
      expect([sent, answer.status, await answer.text()]).toEqual([sent, 304, ""]);
    }
    const other = await ask(`/api/files/${tiger}`, { headers: { "if-none-match": '"other"' } });
    expect(other.status).toBe(200);
  });

  it("is immutable below a version's name, and short-lived without one", async () => {
    await publishFiles(first, { [tiger]: "{}" });
    const named = await ask(`/api/files/v/${first}/${tiger}`);
    expect(named.headers.get("cache-control")).toContain("immutable");
    const current = await ask(`/api/files/${tiger}`);
    expect(current.headers.get("cache-control")).not.toContain("immutable");
  });

  it("serves a column of the index alone, for good below a version's name, and to the site itself", async () => {
    const path = vehicleColumnPath("gunDepression");
    const column = { cells: [8, null, ""], percentiles: [35, "", ""] };
    await publishFiles(first, { [path]: JSON.stringify(column) });
    const named = await ask(`/api/files/v/${first}/${path}`);
    expect([named.status, await named.json()]).toEqual([200, column]);
    expect(named.headers.get("cache-control")).toContain("immutable");
    const dataset = new Dataset(env, () => {});
    expect(await createFilesApi(dataset).vehicleColumn("gunDepression")).toEqual(column);
    await expect(createFilesApi(dataset).vehicleColumn("price")).rejects.toThrow("vehicles/columns/price.json");
    expect((await ask("/api/files/vehicles/columns/health.json")).status).toBe(404);
  });

  it("serves the armour model of a vehicle, for good below a version's name, and says which have one", async () => {
    const files = { "armour/index.json": '{"ids":[529]}', "armour/529.json": '"H4sIAA=="' };
    await publishFiles(first, files);
    const named = await ask(`/api/files/v/${first}/armour/529.json`);
    expect([named.status, await named.text()]).toEqual([200, '"H4sIAA=="']);
    expect(named.headers.get("cache-control")).toContain("immutable");
    const missing = await ask(`/api/files/v/${first}/armour/530.json`);
    expect([missing.status, await missing.json()]).toMatchObject([404, { error: { code: "not_found" } }]);
    expect(await createFilesApi(new Dataset(env, () => {})).armourIndex()).toEqual({ ids: [529] });
    await publishFiles(second, { [tiger]: "{}" });
    expect(await createFilesApi(new Dataset(env, () => {})).armourIndex()).toBeNull();
  });

  it("keeps an older version readable under its name after the next is published", async () => {
    await publishFiles(first, { [tiger]: '{"hp":1}' });
    await publishFiles(second, { [tiger]: '{"hp":2}' });
    expect(await (await ask(`/api/files/v/${first}/${tiger}`)).json()).toEqual({ hp: 1 });
    expect(await (await ask(`/api/files/${tiger}`)).json()).toEqual({ hp: 2 });
  });

  it.each([
    ["an unknown vehicle", "vehicles/germany/heavyTank/VII/Nobody/vehicle.json"],
    ["a path that climbs", "..%2f..%2fsecrets.json"],
    ["a path that climbs within", "vehicles/%2e%2e/%2e%2e/data:current"],
    ["a name of the prototype", "constructor"],
    ["a storage key", "data/versions/1.26.1.0-000000000001.json"],
    ["a malformed version", "v/latest/manifest.json"],
    ["an unknown version", "v/1.26.1.0-ffffffffffff/manifest.json"],
  ])("answers 404 with a JSON error to %s", async (_, path) => {
    await publishFiles(first, { [tiger]: "{}" });
    const answer = await ask(`/api/files/${path}`);
    expect(answer.status).toBe(404);
    const body: { error: { code: string } } = await answer.json();
    expect(body.error.code).toBe("not_found");
  });

  it("answers 404, not an error, before anything is published", async () => {
    expect((await ask("/api/files/manifest.json")).status).toBe(404);
  });

  it("reads a content from KV once R2 has filled it", async () => {
    await publishFiles(first, { [tiger]: '{"id":529}' });
    const etag = (await ask(`/api/files/${tiger}`)).headers.get("etag")?.replaceAll('"', "");
    await expect.poll(() => env.CACHE.get(`data/objects/${etag}`)).toBe('{"id":529}');
  });
});

describe("publishing", () => {
  it("writes only what the version before did not have", async () => {
    await publishFiles(first, { "a.json": "1", "b.json": "2" });
    expect((await publishFiles(second, { "a.json": "1", "b.json": "3" })).written).toBe(1);
    expect((await publishFiles(second, { "a.json": "1", "b.json": "3" })).written).toBe(0);
  });

  it("remembers the version before for a rollback", async () => {
    await publishFiles(first, { "a.json": "1" });
    await publishFiles(second, { "a.json": "2" });
    expect(await env.CACHE.get("data:current", "json")).toMatchObject({ version: second, previous: first });
  });
});
