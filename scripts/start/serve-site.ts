import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Miniflare } from "miniflare";
import { NOT_SAID } from "#app/game/battles/battle-columns.ts";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { buildIfNeeded } from "#scripts/build.ts";
import { DEMO_PAGE, endDemoAccount, fillDemoAccount, noteDemoAccount } from "#scripts/local/demo/demo-account.ts";
import { demoSample } from "#scripts/local/demo/sample.ts";
import { isWhole } from "#scripts/local/is-whole.ts";
import { freePort, serve } from "#scripts/local/serve.ts";
import { migrate } from "#scripts/local/state-databases.ts";
import type { LocalDataset, PictureFile } from "#scripts/publish/publish.ts";
import { errorText, Fault, root } from "#scripts/tools.ts";
import { wargamingPersonas } from "#simulators/wargaming.ts";
import { simulatedClans } from "#simulators/wargaming-clans.ts";
import { sumOfStats } from "#simulators/wargaming-stats.ts";
import { Garages } from "#simulators/wargaming-tanks.ts";
import type { HeldPort } from "./hold-port.ts";

const scheduledEveryMs = 10 * 60_000;

/**
 * Builds, serves and publishes. Visitors come in as soon as there is something whole to show them: at once where an
 * earlier start has published, else when this one has.
 * @param port which is held, and leads to the site when it is open
 */
export async function serveSite(port: number, state: string, held: Pick<HeldPort, "show" | "open">): Promise<void> {
  const address = `http://localhost:${port}`;
  console.log(`Starting: ${address} shows how far it is.`);
  await buildIfNeeded();
  held.show("database");
  await migrate(state);
  held.show("services");
  const simulators = await startSimulators(port + 1);
  const providers = providerSettings(simulators.settings, process.env);
  const isSimulated = providers.WARGAMING_APPLICATION_ID === simulators.settings.WARGAMING_APPLICATION_ID;
  const vars = { TOKEN_KEYS: await localTokenKeys(state), ...providers };
  const pictures = Promise.withResolvers<readonly PictureFile[]>();
  const sitePort = await freePort();
  const instance = await serve({ port: sitePort, state, vars, pictures: pictures.promise });
  const stop = () => {
    simulators.stop();
    void instance.dispose().finally(() => process.exit(0));
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  const isThere = await isWhole(instance);
  const isOpen = isThere && (await answers(sitePort));
  if (isOpen) {
    held.open(sitePort);
    console.log("It is open, with the data of an earlier start until those of now are published.");
  }
  if (isSimulated) {
    await reportPersonaBattles(instance, Date.now());
    await readSimulatedClan(instance, Date.now());
    await noteDemoAccount(state);
  } else {
    await endDemoAccount(instance, state);
  }
  held.show("data");
  // Loaded now, since it takes long, and the site may be open without it.
  const { publishData } = await import("./publish-data.ts");
  const onRead = (dataset: LocalDataset) => {
    pictures.resolve(dataset.pictures);
    held.show("publish");
  };
  const published = publishData(instance, { isSimulated, state, again: !isThere, onRead });
  const dataset = await published.catch((error: unknown) => {
    if (!isOpen) throw error;
    pictures.resolve([]);
    console.error(`The data could not be published, so the site shows those of before. ${errorText(error)}`);
  });
  held.open(sitePort);
  await schedule(instance);
  console.log(`The Index is ready: ${address}   (Ctrl-C stops it)`);
  if (isSimulated && dataset) await showDemoAccount(address, dataset);
}

/** Whether the site can show its first page, which also wakes it up for those who wait. */
async function answers(port: number): Promise<boolean> {
  const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status === 200;
}

/** Cron does not fire locally. */
async function schedule(instance: Miniflare): Promise<void> {
  const worker = await instance.getWorker();
  const scheduled = () => void worker.scheduled({ cron: "17 * * * *" }).catch(console.error);
  scheduled();
  setInterval(scheduled, scheduledEveryMs).unref();
}

/** Fills the demo account, when everything else is there. */
async function showDemoAccount(address: string, dataset: LocalDataset): Promise<void> {
  const page = address + DEMO_PAGE;
  const read = (path: string) => JSON.parse(dataset.files.find((file) => file.path === path)?.text ?? "");
  console.log(`A demo account is being filled with a sample of battles: ${page}`);
  try {
    const added = await fillDemoAccount(address, demoSample(read), Date.now());
    console.log(added > 0 ? `The demo account has ${added} more battles.` : "The demo account had all its battles.");
  } catch (error) {
    console.error(`The demo account is not complete. ${errorText(error)}`);
  }
}

/** The key that seals tokens in the local database: created once, stored next to it, readable by its owner only. */
export async function localTokenKeys(state: string): Promise<string> {
  const file = join(state, "token-keys");
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept) return kept;
  const made = randomBytes(32).toString("base64");
  await mkdir(state, { recursive: true });
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

const dayMs = 86_400_000;
/** Days on which the first simulated clan was read; on one of them it was not. */
const DAYS = 24;
const MISSED = 11;
/** Who left, and so many days ago. */
const left = { accountId: 500_999_999, nickname: "Long_Gone", daysAgo: 6 };

/**
 * Simulates that somebody first requested the first simulated clan some weeks ago, so that it has a history: one
 * reading for every day but one.
 * @param now unix time in milliseconds
 */
export async function readSimulatedClan(instance: Miniflare, now: number): Promise<void> {
  const database = await instance.getD1Database("DB");
  const personas = Object.values(wargamingPersonas);
  const clan = simulatedClans("eu", personas)[0];
  if (!clan) return;
  const garages = new Garages();
  const insertClan = "INSERT INTO clans_asked VALUES ('eu', ?, ?, ?) ON CONFLICT DO NOTHING";
  const insertSnapshot = "INSERT INTO clan_readings VALUES ('eu', ?, ?, ?, ?) ON CONFLICT DO NOTHING";
  const rows = Array.from({ length: DAYS }, (_, index) => index + 1)
    .filter((ago) => ago !== MISSED)
    .map((ago) => {
      const readAt = now - ago * dayMs;
      const there = clan.members.filter(({ joinedAt }) => joinedAt * 1000 <= readAt);
      const members = there.map(({ accountId, nickname }) => {
        const isPersona = personas.some((persona) => persona.accountId === accountId);
        const vehicles = garages.stats(accountId, isPersona, Math.floor(readAt / 1000));
        const { battles, wins } = sumOfStats(vehicles);
        return [accountId, nickname, battles, wins];
      });
      if (ago > left.daysAgo) members.push([left.accountId, left.nickname, 1000, 500]);
      return database
        .prepare(insertSnapshot)
        .bind(clan.clanId, Math.floor(readAt / dayMs), readAt, JSON.stringify(members));
    });
  await database.batch([database.prepare(insertClan).bind(clan.clanId, now - dayMs, now - dayMs), ...rows]);
}

interface Simulators {
  /** The Worker's settings that point at them. */
  settings: Record<string, string>;
  stop(): void;
}

/** The prefix of a provider's settings, and the setting that shows that real credentials are configured. */
const providers = [
  { prefix: /^PATREON_/, credential: "PATREON_CLIENT_ID" },
  { prefix: /^TWITCH_/, credential: "TWITCH_CLIENT_ID" },
  { prefix: /^(?:GOOGLE|YOUTUBE)_/, credential: "GOOGLE_CLIENT_ID" },
  { prefix: /^WARGAMING_/, credential: "WARGAMING_APPLICATION_ID" },
  { prefix: /^NEWS_/, credential: "NEWS_FEEDS" },
];

/**
 * Starts the simulators of the sign-in providers in a process of their own.
 * @param port on 127.0.0.1, which is another site than localhost
 * @throws Fault when they do not start
 */
export async function startSimulators(port: number): Promise<Simulators> {
  const script = join(root, "simulators/main.ts");
  const child = spawn(process.execPath, [script, String(port)], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  const settings = await settingsOf(child);
  return { settings, stop: () => child.kill() };
}

async function settingsOf(child: ChildProcess): Promise<Record<string, string>> {
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const ended = once(child, "exit").then(() => {
    throw new Fault("The simulators of the sign-in providers did not start. Is the next port free?");
  });
  const [line] = (await Promise.race([once(lines, "line"), ended])) as [string];
  return JSON.parse(line) as Record<string, string>;
}

/**
 * The settings of all providers. A real provider replaces its simulator when the environment has its credentials, by
 * the names of wrangler.toml.
 */
export function providerSettings(
  simulated: Record<string, string>,
  environment: Record<string, string | undefined>,
): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const { prefix, credential } of providers) {
    const source = environment[credential] ? environment : simulated;
    for (const [name, value] of Object.entries(source)) if (prefix.test(name) && value) settings[name] = value;
  }
  return settings;
}

/** The method of workers/battles/store/account-battles.ts that is called here, as Miniflare exposes it to Node. */
interface AccountBattlesStub {
  record(link: { accountId: number; linkedAt: number }, battles: Omit<BattleRecord, "accountId">[]): Promise<unknown>;
}
interface BattlesNamespace {
  getByName(name: string): AccountBattlesStub;
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
 * Simulates the mod of two players: repeatedly reports a recent battle of commander-1 and an old one of commander-2,
 * so that an ended and renewed link gets them back.
 * @param now unix time in milliseconds
 */
export async function reportPersonaBattles(instance: Miniflare, now: number): Promise<void> {
  const namespace = (await instance.getDurableObjectNamespace("BATTLES")) as unknown as BattlesNamespace;
  const database = await instance.getD1Database("DB");
  // Stubs and a statement for the server's lifetime: what Miniflare has once made it calls without halting this process,
  // and a process that halts does not read what workerd prints, at which workerd halts too.
  const accounts = Object.entries(daysAgo).map(([accountId, days]) => {
    const startedAt = Math.floor(now / 1000) - days * day;
    return { accountId: Number(accountId), battles: namespace.getByName(accountId), battle: simulated(startedAt) };
  });
  const links = database
    .prepare("SELECT account_id AS accountId, linked_at AS linkedAt FROM game_accounts WHERE account_id IN (?, ?)")
    .bind(...accounts.map(({ accountId }) => accountId));
  const report = async () => {
    const { results } = await links.all<{ accountId: number; linkedAt: number }>();
    for (const { accountId, battles, battle } of accounts) {
      // Before the first link as well, so that it is there at once; 0 becomes the link that comes.
      const linkedAt = results.find((link) => link.accountId === accountId)?.linkedAt ?? 0;
      await battles.record({ accountId, linkedAt }, [battle]);
    }
  };
  await report();
  // Fails only while the server is stopping.
  setInterval(() => void report().catch(() => undefined), everyMs).unref();
}

/** A training-room battle, so that it counts for no average; its stats are unknown. */
function simulated(startedAt: number): Omit<BattleRecord, "accountId"> {
  const at = { startedAt, duration: 300, arenaTypeId: 11, bonusType: 2 };
  const known = { ...at, arenaId: `4${startedAt}0000001`, tankId: 5137, team: 1, outcome: "win" } as const;
  return { ...NOT_SAID, ...known };
}
