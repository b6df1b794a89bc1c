import { setTimeout } from "node:timers/promises";
import type { Miniflare } from "miniflare";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";

const player = { accountId: 500_000_001, nickname: "Commander_1" };
/** Vehicles that are fought in, by their ids in the dataset. */
const VEHICLES = [5137, 9489, 7169, 6929, 529, 5377, 2433, 14881, 10785, 11777, 13825, 3649, 19969, 16897, 6145];
const BATTLES_A_DAY = 40;
const AT_ONCE = 400;
/** Longer than battles are collected for before they are sent, and a queue waits for more messages. */
const QUIET_MS = 20_000;

type Battle = Omit<BattleRecord, "accountId">;
/** The methods of an account's object that are called here. */
interface Recorder {
  record(link: { accountId: number; linkedAt: number }, battles: readonly Battle[]): Promise<unknown>;
}

/** Links a game account and stores battles for it, 40 a day until now. @returns the address of its page */
export async function storePlayer(instance: Miniflare, battles: number): Promise<string> {
  const now = Date.now();
  const database = await instance.getD1Database("DB");
  await database.batch([
    database.prepare("INSERT INTO people (person_id, created_at) VALUES ('bench', ?)").bind(now),
    database
      .prepare(
        `INSERT INTO game_accounts (account_id, person_id, place, nickname, nickname_at, region, access_token,
          token_expires_at, linked_at) VALUES (?, 'bench', 1, ?, ?, 'eu', '', ?, ?)`,
      )
      .bind(player.accountId, player.nickname, now, now, now),
  ]);
  const objects = await instance.getDurableObjectNamespace("BATTLES");
  const object = objects.get(objects.idFromName(String(player.accountId))) as unknown as Recorder;
  const spacing = 86_400 / BATTLES_A_DAY;
  const start = Math.floor(now / 1000) - battles * spacing;
  for (let from = 0; from < battles; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, battles - from) }, (_, n) =>
      battleAt(from + n, start, spacing),
    );
    await object.record({ accountId: player.accountId, linkedAt: now }, some);
  }
  await averagesTaken(database);
  return playerPath(player);
}

function battleAt(index: number, start: number, spacing: number): Battle {
  const { accountId: _, ...battle } = battleOf({
    arenaId: String(index + 1),
    startedAt: Math.floor(start + index * spacing),
    tankId: VEHICLES[index % VEHICLES.length] ?? 5137,
    arenaTypeId: (index % 40) + 1,
    outcome: index % 2 ? "win" : "loss",
    damageDealt: (index * 37) % 5000,
    kills: index % 4,
  });
  return battle;
}

/** The battles' averages reach the database in messages, whose work must not count for the page. */
async function averagesTaken(database: Awaited<ReturnType<Miniflare["getD1Database"]>>): Promise<void> {
  const taken = () => database.prepare("SELECT count(*) AS count FROM contributions").first<number>("count");
  for (let before: number | null = -1, now = await taken(); before !== now; ) {
    await setTimeout(QUIET_MS);
    before = now;
    now = await taken();
  }
}
