import type { Miniflare } from "miniflare";

interface Arena {
  arenaId: string;
  startedAt: number;
}
/** The methods of workers/storage/account-battles.ts that are called here, as Miniflare exposes them to Node. */
interface Battles {
  record(arenas: Arena[]): Promise<void>;
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
  // One stub each for the server's lifetime, because Miniflare requires every stub to be disposed of.
  const reports = Object.entries(daysAgo).map(([accountId, days]) => {
    const startedAt = Math.floor(now / 1000) - days * day;
    return { battles: namespace.getByName(accountId), arena: { arenaId: `${accountId}-${startedAt}`, startedAt } };
  });
  const report = async () => {
    await Promise.all(reports.map(({ battles, arena }) => battles.record([arena])));
  };
  await report();
  // Fails only while the server is stopping.
  setInterval(() => void report().catch(() => undefined), everyMs).unref();
}
