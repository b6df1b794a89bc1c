import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { BoardPlayer } from "#app/game/leaderboards/leaderboard.ts";
import { keepPlayersIn } from "#workers/leaderboards/kept-boards.ts";
import { Browser, signedIn } from "../support/browser.ts";

const now = Date.now();
const id = 500_000_001;
const tiger = 529;

describe("damage in a vehicle", () => {
  const rowOf = (accountId: number, damage: number): BoardPlayer => ({
    accountId,
    nickname: `Player_${accountId}`,
    tag: null,
    battles: 50,
    winRate: 50,
    wn8: 1500,
    damage,
    lastBattleAt: null,
  });
  const standing = async (query: string) => {
    const answer = await new Browser().get(`/api/leaderboards/standing?region=eu&${query}`);
    return [answer.status, answer.ok ? await answer.json() : null];
  };

  it("stands among that of other public players, and tells nothing of any of them", async () => {
    const owner = await signedIn(["wgauth", "commander-1", "?region=eu"]);
    const rows = [rowOf(id, 900), rowOf(id + 50, 1000), rowOf(id + 51, 1200), rowOf(id + 52, 1400)];
    await keepPlayersIn(env, "eu", now, new Map([[tiger, rows]]));
    const query = `vehicle=${tiger}&damage=1250.5&account=${id + 52}`;
    expect(await standing(query)).toEqual([200, { players: 3, below: 3, isCut: false }]);
    // Who does the same is not below.
    expect(await standing(query.replace("1250.5", "1200"))).toEqual([200, { players: 3, below: 2, isCut: false }]);
    await owner.post(`/api/wgauth/visibility?account_id=${id}&visibility=private`);
    expect(await standing(query)).toEqual([200, { players: 2, below: 2, isCut: false }]);
    expect(await standing(`vehicle=1&damage=1&account=${id}`)).toEqual([200, { players: 0, below: 0, isCut: false }]);
    for (const wrong of [
      "",
      "vehicle=529&damage=-1&account=1",
      "vehicle=x&damage=1&account=1",
      "vehicle=529&damage=1",
    ]) {
      expect((await standing(wrong))[0]).toBe(400);
    }
  });
});
