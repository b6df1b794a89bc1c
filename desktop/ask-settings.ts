import { stat } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import type { HandedOut } from "./handed-out.ts";
import { usualReplayFolder } from "./replay-folder.ts";
import { type SendingAccount, type Settings, settingsSchema } from "./settings.ts";

/** What stood on the command line, as /mod writes it. */
interface CommandLineSettings {
  site?: string | undefined;
  account?: string | undefined;
}

/** Nobody answers any more: the user pressed Ctrl+C, or the input has ended. */
export class NotAnswered extends Error {}

/**
 * Whether the command line names a site or account that the settings lack, so that the questions must be asked again.
 */
export function namesAnother({ site, accounts }: Settings, given: CommandLineSettings): boolean {
  const isKnown = accounts.some(({ accountId }) => String(accountId) === given.account);
  return (given.account !== undefined && !isKnown) || (given.site !== undefined && originOf(given.site) !== site);
}

/**
 * Asks for the required settings; an empty answer keeps the value in brackets.
 * @throws NotAnswered
 */
export async function askSettings(before: Settings | null, given: CommandLineSettings): Promise<Settings> {
  const known = before?.accounts[0];
  return withQuestions(async (ask, answerTo) => {
    const site = await checked(() => ask("Address of the site", given.site ?? before?.site), siteOf);
    const folder = await askFolder(ask, before?.folder ?? usualReplayFolder());
    const accountId = await checked(
      () => ask("Your account number, as /mod shows it", given.account ?? known?.accountId.toString()),
      idOf,
    );
    // Keys are one site's: another one gets none of them.
    const accounts = before?.site === site ? before.accounts : [];
    const keyBefore = accounts.find((account) => account.accountId === accountId)?.key ?? "";
    const key = await checked(
      async () => (await answerTo("Write key of this account, which /mod makes: ")) || keyBefore,
      keyOf,
    );
    return withAccounts({ site, folder }, [{ accountId, key }], accounts);
  });
}

/**
 * Settings updated from a file of /mod; asks for the replays folder if it is neither known from an earlier run nor in
 * its usual place.
 * @throws NotAnswered
 */
export async function takeHandedOut(before: Settings | null, { site, accounts }: HandedOut): Promise<Settings> {
  const known = before?.folder ?? usualReplayFolder();
  const folder = known ?? (await withQuestions((ask) => askFolder(ask, null)));
  return withAccounts({ site, folder }, accounts, before?.site === site ? before.accounts : []);
}

/** The named accounts first, then those of before, three at most. */
function withAccounts(rest: Omit<Settings, "accounts">, named: SendingAccount[], before: SendingAccount[]): Settings {
  const others = before.filter(({ accountId }) => !named.some((account) => account.accountId === accountId));
  return settingsSchema.parse({ ...rest, accounts: [...named, ...others].slice(0, 3) });
}

type Ask = (question: string, usual: string | null | undefined) => Promise<string>;

const askFolder = (ask: Ask, usual: string | null) =>
  checked(() => ask("The game's folder of replays", usual), folderOf);

async function withQuestions<T>(
  use: (ask: Ask, answerTo: (question: string) => Promise<string>) => Promise<T>,
): Promise<T> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new AbortController();
  lines.once("close", () => ended.abort());
  const answerTo = async (question: string) => {
    const answer = await lines.question(question, { signal: ended.signal }).catch(() => {
      throw new NotAnswered("Nothing was changed. Start the tool again to answer its questions.");
    });
    return answer.trim();
  };
  const ask: Ask = async (question, usual) =>
    (await answerTo(usual ? `${question} [${usual}]: ` : `${question}: `)) || usual || "";
  try {
    return await use(ask, answerTo);
  } finally {
    lines.close();
  }
}

/** Asks until the answer is valid. */
async function checked<T>(ask: () => Promise<string>, check: (answer: string) => T | Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask();
    try {
      return await check(answer);
    } catch (error) {
      console.log(error instanceof Error ? error.message : String(error));
    }
  }
}

const parseSetting = <K extends keyof Settings>(key: K, value: unknown): Settings[K] => {
  const result = settingsSchema.shape[key].safeParse(value);
  if (!result.success) throw new Error(result.error.issues[0]?.message);
  return result.data as Settings[K];
};

const siteOf = (answer: string) => parseSetting("site", answer);

/** The site that an address is of; null when it is none. */
const originOf = (address: string) => settingsSchema.shape.site.safeParse(address).data ?? null;

async function folderOf(answer: string): Promise<string> {
  const folder = await stat(answer).catch(() => null);
  if (!folder?.isDirectory()) throw new Error("There is no such folder.");
  return answer;
}

function idOf(answer: string): number {
  if (!/^[1-9]\d{0,15}$/.test(answer)) throw new Error("An account number has digits only.");
  return Number(answer);
}

function keyOf(answer: string): SendingAccount["key"] {
  const [account] = parseSetting("accounts", [{ accountId: 1, key: answer }]);
  return account?.key ?? "";
}
