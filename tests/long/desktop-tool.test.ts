import { createHash, randomBytes } from "node:crypto";
import { existsSync, openAsBlob, readdirSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { readReplay } from "#app/game/replays/read-replay.ts";
import type { Replay } from "#app/game/replays/replay.ts";
import { buildIfNeeded } from "#scripts/build.ts";
import { freePort } from "#scripts/local/serve.ts";
import { root } from "#scripts/tools.ts";
import { replayBytes, resultsText, SAMPLE_ACCOUNT, sampleHead } from "#tests/fixtures/replays/sample-replay.ts";
import { type RunningTool, startTool } from "#tests/setup/desktop-tool.ts";
import { type Site, startSite } from "#tests/setup/site.ts";

/** Real replays, if the shared data is next to the project; they contain nicknames, so none is checked in. */
const REAL = process.env.REPLAYS ?? join(root, "../shared/data/replays");
/** Accounts that one tool sends for. */
const PER_TOOL = 3;

type Kept = Omit<BattleRecord, "accountId">;
interface Battles {
  newest(limit: number): Promise<Kept[]>;
}

let folder = "";
let site: Site;
let origin = "";
let replays: Replay[];
const keys = new Map<number, string>();
const started: RunningTool[] = [];

beforeAll(async () => {
  await buildIfNeeded();
  folder = await mkdtemp(join(tmpdir(), "desktop-tool-replays-"));
  await mkdir(join(folder, "replays"));
  const port = await freePort();
  site = await startSite(port, await freePort());
  origin = `http://localhost:${port}`;
  replays = await givenReplays();
  const database = await site.instance.getD1Database("DB");
  for (const { accountId } of ownBattles()) {
    if (keys.has(accountId)) continue;
    const key = randomBytes(32).toString("base64url");
    keys.set(accountId, key);
    const hash = createHash("sha256").update(key).digest("hex");
    await database.prepare("INSERT INTO people VALUES (?, 1)").bind(`p${accountId}`).run();
    // As a sign-in of the replay's player would link it, without a name.
    await database
      .prepare(
        `INSERT INTO game_accounts (account_id, person_id, place, nickname, nickname_at, region, access_token,
           token_expires_at, linked_at, write_key_hash) VALUES (?, ?, 1, 'n', 1, 'eu', 'x', 1, 7, ?)`,
      )
      .bind(accountId, `p${accountId}`, hash)
      .run();
  }
}, 600_000);

afterAll(async () => {
  for (const { child } of started) child.kill("SIGKILL");
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Puts the real replays into the tool's folder, or made ones where there are none, and reads them. */
async function givenReplays(): Promise<Replay[]> {
  const into = (name: string) => join(folder, "replays", name);
  const real = existsSync(REAL) ? readdirSync(REAL).filter((name) => name.endsWith(".wotreplay")) : [];
  for (const name of real) await copyFile(join(REAL, name), into(name));
  const made = real.length > 0 ? [] : [11, 12, 13].map((arena) => [`${arena}.wotreplay`, arena] as const);
  for (const [name, arena] of made) {
    const blocks = [JSON.stringify(sampleHead()), resultsText({ arenaUniqueID: arena })];
    // The simulated mod reports battles of the samples' account as well.
    const ofAnother = blocks.map((block) => block.replaceAll(String(SAMPLE_ACCOUNT), "510000001"));
    await writeFile(into(name), replayBytes(ofAnother));
  }
  const names = readdirSync(join(folder, "replays"));
  return Promise.all(names.map(async (name) => readReplay(await openAsBlob(into(name)))));
}

const ownBattles = () => replays.flatMap(({ end }) => end?.own ?? []);

/** Settings for tools that together send for every account. @returns their folders */
async function tools(): Promise<string[]> {
  const accounts = [...keys].map(([accountId, key]) => ({ accountId, key }));
  const groups = Array.from({ length: Math.ceil(accounts.length / PER_TOOL) }, (_, n) =>
    accounts.slice(n * PER_TOOL, (n + 1) * PER_TOOL),
  );
  return Promise.all(
    groups.map(async (group, n) => {
      const home = join(folder, `home-${n}`);
      await mkdir(home);
      const settings = { site: origin, folder: join(folder, "replays"), accounts: group };
      await writeFile(join(home, "settings.json"), JSON.stringify(settings));
      return home;
    }),
  );
}

function start(home: string, ...options: string[]): RunningTool {
  const tool = startTool("--home", home, ...options);
  started.push(tool);
  return tool;
}

/** What the site keeps of an account, in the order of their arenas. */
async function keptOf(accountId: number): Promise<Kept[]> {
  const namespace = await site.instance.getDurableObjectNamespace("BATTLES");
  const battles = (namespace as unknown as { getByName(name: string): Battles }).getByName(String(accountId));
  return (await battles.newest(100)).sort((a, b) => a.arenaId.localeCompare(b.arenaId));
}

test("Replays go to the running site once, with the figures they hold, by tools that are killed in between", {
  timeout: 300_000,
}, async () => {
  expect(ownBattles().length).toBeGreaterThan(2);
  const printed: string[] = [];
  for (const home of await tools()) {
    const first = start(home);
    await expect.poll(() => first.printed(), { timeout: 60_000, interval: 5 }).not.toBe("");
    first.child.kill("SIGKILL");
    await first.ended;
    for (const _ of [1, 2]) {
      const again = start(home, "--once");
      expect(await again.ended).toBe(0);
      printed.push(again.printed());
    }
    printed.push(first.printed());
  }
  for (const accountId of keys.keys()) {
    const own = ownBattles().filter((battle) => battle.accountId === accountId);
    const expected = own.map(({ accountId: _, ...battle }) => battle);
    expect(await keptOf(accountId)).toEqual(expected.sort((a, b) => a.arenaId.localeCompare(b.arenaId)));
    const answer = await fetch(`${origin}/api/stats/accounts/${accountId}/arenas`);
    expect(await answer.json()).toHaveLength(expected.length);
  }
  // No name is reported, nor printed here: names are only compared.
  const names = replays.flatMap(({ participants }) => participants.map(({ player }) => player)).filter(Boolean);
  const output = printed.join("\n");
  expect(names.filter((name) => output.includes(name)).length).toBe(0);
  for (const key of keys.values()) expect(output.includes(key)).toBe(false);
});
