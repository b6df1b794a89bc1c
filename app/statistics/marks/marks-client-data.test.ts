import { expect, it, vi } from "vitest";
import { REGIONS } from "#app/game/model/enumerations/regions.ts";
import { marksClientData } from "./marks-client-data.ts";

it.each(REGIONS)("reads the marks of the region that the page shows: %s", async (region) => {
  const fetched = vi.fn(async (_path: string) => new Response(null, { status: 404 }));
  vi.stubGlobal("fetch", fetched);
  await expect(marksClientData("1f", region)).rejects.toThrow("is not available");
  expect(fetched.mock.calls).toEqual([[`/api/files/v/1f/marks/table/${region}.json`]]);
});
