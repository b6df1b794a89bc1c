import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { clearEndedLinks } from "#workers/accounts/links/unlink.ts";
import { expectConsoleError } from "../../setup/fail-on-console.ts";

const now = 1_764_000_000_000;
const minute = 60_000;
const id = 500_000_001;

/** Objects of battles that note what is cleared, and what for. */
function battles(fails: readonly number[] = []) {
  const cleared: [account: number, linkedAt: number | null][] = [];
  const getByName = (name: string) => ({
    clearUnless: async (linkedAt: number | null) => {
      if (fails.includes(Number(name))) throw new Error("The battles are out of reach.");
      cleared.push([Number(name), linkedAt]);
    },
  });
  return { cleared, settings: { DB: env.DB, BATTLES: { getByName } } as unknown as typeof env };
}
const ended = (...rows: [account: number, endedAt: number][]) =>
  env.DB.batch(rows.map((row) => env.DB.prepare("INSERT INTO ended_links VALUES (?, ?)").bind(...row)));
const waiting = async () => {
  const { results } = await env.DB.prepare("SELECT account_id AS id FROM ended_links ORDER BY account_id").all();
  return results.map((row) => row.id);
};

describe("the battles of an account whose link has ended", () => {
  it("are cleared once more after ten minutes, no sooner, and once", async () => {
    await ended([id, now - 10 * minute], [id + 1, now - 10 * minute + 1]);
    const { cleared, settings } = battles();
    await clearEndedLinks(settings, now);
    expect([cleared, await waiting()]).toEqual([[[id, null]], [id + 1]]);
    await clearEndedLinks(settings, now);
    expect(cleared).toHaveLength(1);
  });

  it("stay where they came under a newer link", async () => {
    await env.DB.prepare("INSERT INTO people VALUES ('someone', 1)").run();
    await env.DB.prepare(
      `INSERT INTO game_accounts (account_id, person_id, place, nickname, nickname_at, region, access_token,
         token_expires_at, linked_at) VALUES (?, 'someone', 1, 'x', 1, 'eu', 'x', 1, 77)`,
    )
      .bind(id)
      .run();
    await ended([id, 1]);
    const { cleared, settings } = battles();
    await clearEndedLinks(settings, now);
    expect(cleared).toEqual([[id, 77]]);
  });

  it("are cleared once more where a newer link ends meanwhile", async () => {
    await ended([id, 1]);
    const { settings } = battles();
    const getByName = () => ({
      clearUnless: () => env.DB.prepare("UPDATE ended_links SET ended_at = ?").bind(now).run(),
    });
    await clearEndedLinks({ ...settings, BATTLES: { getByName } as unknown as typeof env.BATTLES }, now);
    expect(await waiting()).toEqual([id]);
  });

  it("are tried again where that fails, which holds up no other account", async () => {
    expectConsoleError(/could not be cleared and are tried again/);
    const accounts = Array.from({ length: 8 }, (_, at) => id + at);
    await ended(...accounts.map((account): [number, number] => [account, 1]));
    await clearEndedLinks(battles([id]).settings, now);
    expect(await waiting()).toEqual([id]);
    const { cleared, settings } = battles();
    await clearEndedLinks(settings, now);
    expect([cleared, await waiting()]).toEqual([[[id, null]], []]);
  });

  it("are cleared in the end where more accounts fail than are cleared at once", async () => {
    expectConsoleError(/could not be cleared and are tried again/);
    const failing = Array.from({ length: 200 }, (_, at) => id + at);
    await ended(...[...failing, id + 200].map((account): [number, number] => [account, 1]));
    await expect
      .poll(async () => {
        await clearEndedLinks(battles(failing).settings, now);
        return waiting();
      })
      .toEqual(failing);
  });

  it("are cleared of two hundred accounts at once", async () => {
    await ended(...Array.from({ length: 201 }, (_, at): [number, number] => [id + at, 1]));
    const { cleared, settings } = battles();
    await clearEndedLinks(settings, now);
    expect([cleared.length, (await waiting()).length]).toEqual([200, 1]);
  });
});
