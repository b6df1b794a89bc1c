import { expect, it } from "vitest";
import { createStatsApi } from "./stats.ts";

const answering = (body: string, status = 200) => {
  const asked: string[] = [];
  const fetch = async (path: unknown) => {
    asked.push(String(path));
    return new Response(body, { status });
  };
  return { asked, stats: createStatsApi(fetch as typeof globalThis.fetch) };
};

it("appends a key only where there is one", async () => {
  const { asked, stats } = answering("[]");
  for (const key of [undefined, null, "", "a&b"]) await stats.newestArenas(500_000_001, 10, key);
  const plain = "/api/stats/accounts/500000001/arenas?limit=10";
  expect(asked).toEqual([plain, plain, plain, `${plain}&key=a%26b`]);
});

it("reads the starts of battles, and a lookup that fails is an empty list", async () => {
  expect(await answering('[{"started_at":1795000000}]').stats.newestArenas(1, 10)).toEqual([1_795_000_000]);
  expect(await answering('[{"started_at":"now"}]').stats.newestArenas(1, 10)).toEqual([]);
  expect(await answering("{}", 404).stats.newestArenas(1, 10)).toEqual([]);
});
