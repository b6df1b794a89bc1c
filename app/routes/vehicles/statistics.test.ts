import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { createFilesApi } from "#app/api/published.ts";
import { apiContext } from "#app/context.ts";
import { published, publishedSource } from "#tests/setup/published.ts";
import { loader } from "./statistics.tsx";

/** Loads the statistics of Tiger I for an account without battles. @returns what comes, and the paths that were asked for */
async function load(search: string) {
  const requested: string[] = [];
  const source = publishedSource((path) => {
    requested.push(path);
    return published(path);
  });
  const files = createFilesApi(source);
  const context = new RouterContextProvider();
  const account = { accountId: 512_345_678, nickname: "Commander", region: "eu" };
  context.set(apiContext, {
    files,
    signIn: { gameAccounts: async () => [account] },
    playerBattles: { stats: async () => null, battles: async () => null },
    playerStatistics: { of: async () => ({ kind: "known", vehicles: [] }) },
  } as never);
  const url = new URL(`https://index.example/529/tiger-i/statistics${search}`);
  const args = { request: new Request(url), url, params: { tank_id: "529", vehicle: "tiger-i" }, context };
  return { loaded: await loader(args as never), requested };
}

it("asked for the visitor's own figures, reads nothing of all vehicles", async () => {
  const page = await load("");
  const alone = await load("?own");
  expect(page.loaded.own).toMatchObject({ battles: 0 });
  expect(alone.loaded.own).toEqual(page.loaded.own);
  expect(page.loaded).toMatchObject({ plain: true, mastery: { thresholds: expect.anything() } });
  expect(page.loaded.scatter).not.toBeNull();
  expect(alone.loaded).toMatchObject({ plain: false, mastery: null, scatter: null });
  expect(page.requested.length).toBeGreaterThan(alone.requested.length);
  expect(alone.requested.filter((path) => !/^(?:manifest|vehicles\/by-id\/529)\.json$/.test(path))).toEqual([]);
});
