import type { Miniflare } from "miniflare";

interface Arena {
  arenaId: string;
  startedAt: number;
}
/** What of workers/storage/account-battles.ts is called here, as Miniflare hands it to Node. */
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
  // One no more.
  500000002: 30,
};
const everyMs = 2_000;

/**
 * Stands in for the mods of two simulated players: reports a recent battle of commander-1 and an old one of
 * commander-2, now and again and again, as mods do; a link that was ended and made anew gets them back.
 * @param now unix time in milliseconds
 */
export async function reportPersonaBattles(instance: Miniflare, now: number): Promise<void> {
  const namespace = (await instance.getDurableObjectNamespace("BATTLES")) as unknown as BattlesNamespace;
  // One stub each for as long as the server runs: Miniflare asks for every one to be disposed of.
  const reports = Object.entries(daysAgo).map(([accountId, days]) => {
    const startedAt = Math.floor(now / 1000) - days * day;
    return { battles: namespace.getByName(accountId), arena: { arenaId: `${accountId}-${startedAt}`, startedAt } };
  });
  const report = async () => {
    await Promise.all(reports.map(({ battles, arena }) => battles.record([arena])));
  };
  await report();
  // Fails only while the server is being stopped, when nobody needs it any more.
  setInterval(() => void report().catch(() => undefined), everyMs).unref();
}
