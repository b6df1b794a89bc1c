import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { makeBackup, restoreBackup } from "#scripts/backup.ts";
import { freePort, serve } from "#scripts/local/serve.ts";
import { reportPersonaBattles } from "#scripts/start/serve-site.ts";
import { freshState } from "../../setup/prepared-state.ts";

const ACCOUNT = 500_000_001;

test("a local site is backed up into a folder and comes back from it in another state", async () => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), "index-backup-"));
  const [lost, fresh] = await Promise.all([freshState("published"), freshState("empty")]);
  const identity = await generateIdentity();
  try {
    const before = await inSite(lost, async (site) => {
      const { DB } = site;
      await DB.prepare("INSERT INTO people VALUES ('someone', 1)").run();
      await DB.prepare(
        `INSERT INTO game_accounts (account_id, person_id, place, nickname, nickname_at, region, access_token,
          token_expires_at, linked_at) VALUES (?, 'someone', 1, 'Someone', 1, 'eu', '', 1, 1)`,
      )
        .bind(ACCOUNT)
        .run();
      await reportPersonaBattles(site.instance, Date.now());
      return contents(site);
    });
    expect(before.clans.length).toBeGreaterThan(0);
    await makeBackup(lost, folder, await identityToRecipient(identity), Date.now());
    await expect(restoreBackup(lost, folder, identity)).rejects.toThrow("has people already");
    await restoreBackup(fresh, folder, identity);
    expect(await inSite(fresh, contents)).toEqual(before);
  } finally {
    for (const directory of [folder, lost, fresh]) await rm(directory, { recursive: true, force: true });
  }
});

interface OpenSite {
  instance: Awaited<ReturnType<typeof serve>>;
  DB: Awaited<ReturnType<Awaited<ReturnType<typeof serve>>["getD1Database"]>>;
}

async function inSite<T>(state: string, work: (site: OpenSite) => Promise<T>): Promise<T> {
  const instance = await serve({ port: await freePort(), state });
  try {
    return await work({ instance, DB: await instance.getD1Database("DB") });
  } finally {
    await instance.dispose();
  }
}

async function contents({ instance, DB }: OpenSite) {
  const { results: accounts } = await DB.prepare("SELECT * FROM game_accounts").all();
  const { results: clans } = await DB.prepare("SELECT * FROM clan_readings ORDER BY region, clan_id, day").all();
  const objects = await instance.getDurableObjectNamespace("BATTLES");
  const object = objects.getByName(String(ACCOUNT)) as unknown as { newest(n: number): Promise<{ arenaId: string }[]> };
  const battles = (await object.newest(10)).map(({ arenaId }) => arenaId);
  return { accounts, clans, battles };
}
