import { stat } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { usualReplayFolder } from "./replay-folder.ts";
import { type SendingAccount, type Settings, settingsSchema } from "./settings.ts";

/** What stood on the command line, as /mod writes it. */
export interface Given {
  site?: string | undefined;
  account?: string | undefined;
}

/** Asks for what is needed; an empty answer keeps what stands in brackets. */
export async function askSettings(before: Settings | null, given: Given): Promise<Settings> {
  const known = before?.accounts[0];
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string, usual: string | null | undefined) => {
    const answer = (await lines.question(usual ? `${question} [${usual}]: ` : `${question}: `)).trim();
    return answer || usual || "";
  };
  try {
    const site = await checked(() => ask("Address of the site", given.site ?? before?.site), siteOf);
    const folder = await checked(
      () => ask("The game's folder of replays", before?.folder ?? usualReplayFolder()),
      folderOf,
    );
    const accountId = await checked(
      () => ask("Your account number, as /mod shows it", given.account ?? known?.accountId.toString()),
      idOf,
    );
    const keyBefore = (id: number) => before?.accounts.find((account) => account.accountId === id)?.key ?? "";
    const key = await checked(
      async () =>
        (await lines.question("Write key of this account, which /mod makes: ")).trim() || keyBefore(accountId),
      keyOf,
    );
    const others = (before?.accounts ?? []).filter((account) => account.accountId !== accountId);
    return settingsSchema.parse({ site, folder, accounts: [{ accountId, key }, ...others].slice(0, 3) });
  } finally {
    lines.close();
  }
}

/** Asks until the answer holds. */
async function checked<T>(ask: () => Promise<string>, check: (answer: string) => T | Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await check(await ask());
    } catch (error) {
      console.log(error instanceof Error ? error.message : String(error));
    }
  }
}

const part = <K extends keyof Settings>(key: K, value: unknown): Settings[K] => {
  const result = settingsSchema.shape[key].safeParse(value);
  if (!result.success) throw new Error(result.error.issues[0]?.message);
  return result.data as Settings[K];
};

const siteOf = (answer: string) => part("site", answer);

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
  const [account] = part("accounts", [{ accountId: 1, key: answer }]);
  return account?.key ?? "";
}
