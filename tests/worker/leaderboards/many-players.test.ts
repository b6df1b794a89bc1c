import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { keptPlayers } from "#workers/leaderboards/kept-boards.ts";
import { makeLeaderboards } from "#workers/leaderboards/make-boards.ts";
import { Browser } from "../support/browser.ts";
import { publishFiles } from "../support/site.ts";

const id = 500_000_001;
const now = Date.now();

it("whoever was read is ranked, however many others were looked at", async () => {
  await publishFiles("1.26.1.0-000000000001", { "expected/index.json": JSON.stringify({ expected: {} }) });
  await new Browser().get(`/api/accounts/${id}/statistics`);
  const lists: (string | null | undefined)[] = [];
  const { keys } = await env.CACHE.list({ prefix: "player-statistics:" });
  /** A store of 30,000 players, of which the one who was read comes last. */
  const list = async ({ prefix, cursor }: KVNamespaceListOptions) => {
    expect(prefix).toBe("player-statistics:");
    lists.push(cursor);
    const at = Number(cursor ?? 0);
    const others = Array.from({ length: 1000 }, (_, n) => ({
      ...keys[0],
      name: `player-statistics:${1 + at * 1000 + n}`,
    }));
    return at < 29 ? { keys: others, list_complete: false, cursor: String(at + 1) } : { keys, list_complete: true };
  };
  const CACHE = {
    list,
    get: env.CACHE.get.bind(env.CACHE),
    getWithMetadata: env.CACHE.getWithMetadata.bind(env.CACHE),
    put: env.CACHE.put.bind(env.CACHE),
  };
  await makeLeaderboards({ ...env, CACHE } as never, now);
  expect((await keptPlayers(env, "eu"))?.rows.map(({ accountId }) => accountId)).toEqual([id]);
  expect(new Set(lists).size).toBe(30);
});
