import type { Miniflare } from "miniflare";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";

/** The method of workers/storage/battles/account-battles.ts that is called here, as Miniflare exposes it to Node. */
interface Battles {
  record(link: { accountId: number; linkedAt: number }, battles: Omit<BattleRecord, "accountId">[]): Promise<unknown>;
}
interface BattlesNamespace {
  getByName(name: string): Battles;
}

const day = 86_400;
/** Battles of the simulated publisher's personas: how many days before the start the newest one was. */
const daysAgo: Record<number, number> = {
  // An active mod user.
  500000001: 2,
  // A former mod user.
  500000002: 30,
};
const everyMs = 2_000;

/**
 * Simulates the mod of two players: repeatedly reports a recent battle of commander-1 and an old one of commander-2, so
 * that a link that was ended and made anew gets them back.
 * @param now unix time in milliseconds
 */
export async function reportPersonaBattles(instance: Miniflare, now: number): Promise<void> {
  const namespace = (await instance.getDurableObjectNamespace("BATTLES")) as unknown as BattlesNamespace;
  const database = await instance.getD1Database("DB");
  // One stub each for the server's lifetime, because Miniflare requires every stub to be disposed of.
  const reports = Object.entries(daysAgo).map(([accountId, days]) => {
    const startedAt = Math.floor(now / 1000) - days * day;
    return { accountId: Number(accountId), battles: namespace.getByName(accountId), battle: simulated(startedAt) };
  });
  const report = async () => {
    for (const { accountId, battles, battle } of reports) {
      const query = database.prepare("SELECT linked_at AS linkedAt FROM game_accounts WHERE account_id = ?");
      const link = await query.bind(accountId).first<{ linkedAt: number }>();
      // Before the first link as well, so that it is there at once; 0 becomes the link that comes.
      await battles.record({ accountId, linkedAt: link?.linkedAt ?? 0 }, [battle]);
    }
  };
  await report();
  // Fails only while the server is stopping.
  setInterval(() => void report().catch(() => undefined), everyMs).unref();
}

/** A battle in training rooms, so that it counts for no average; of its figures nothing is known. */
function simulated(startedAt: number): Omit<BattleRecord, "accountId"> {
  return {
    ...{ arenaId: `4${startedAt}0000001`, startedAt, tankId: 5137, duration: 300, arenaTypeId: 11, bonusType: 2 },
    ...{ team: 1, outcome: "win", survived: null, clientVersion: null },
    ...{ damageDealt: null, assistedBySpotting: null, assistedByTracking: null, assistedByStun: null },
    ...{ damageBlocked: null, damageReceived: null, kills: null, spotted: null, shots: null, hits: null },
    ...{ penetrations: null, capturePoints: null, defencePoints: null, baseXp: null, lifeTime: null },
    ...{ mastery: null, marks: null, markPercentage: null, averageCombined: null },
  };
}
