import { readdir, readFile, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { z } from "zod";
import { HANDED_OUT_NAME } from "#app/game/battles/desktop-tool.ts";
import { accountSchema, jsonOr, type Settings, settingsSchema } from "./settings.ts";

/** Contents of the settings files of /mod: the site, and accounts with their keys. */
export type HandedOut = Pick<Settings, "site" | "accounts">;

/** A settings file says something else than it has to; the message says which and what to do. */
export class BadHandedOut extends Error {}

/** Of a file as /mod makes it, in bytes. */
const LARGEST = 4096;

const fileSchema = z.object({ site: settingsSchema.shape.site, ...accountSchema.shape });

/**
 * Reads the settings files in a folder: `index-account.json` and copies that a browser numbered.
 * @param since skips files put there earlier, which have been read before; ms since 1970
 * @returns the newest file's site and the accounts for it, newest first; null if there are no files
 * @throws BadHandedOut
 */
export async function readHandedOut(folder: string, since: number): Promise<HandedOut | null> {
  const names = (await readdir(folder).catch(() => [])).filter(isHandedOut);
  const files = await Promise.all(
    // Its own time moves along with a file that is copied here; this one is that of its coming.
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).ctimeMs })),
  );
  const fresh = files.filter(({ at }) => at >= since).sort((a, b) => b.at - a.at);
  const said = await Promise.all(fresh.map(({ name }) => readOne(folder, name)));
  const site = said[0]?.site;
  if (site === undefined) return null;
  const accounts = new Map<number, string>();
  for (const file of said) {
    if (file.site === site && !accounts.has(file.accountId)) accounts.set(file.accountId, file.key);
  }
  return { site, accounts: [...accounts].slice(0, 3).map(([accountId, key]) => ({ accountId, key })) };
}

function isHandedOut(name: string): boolean {
  const ending = extname(HANDED_OUT_NAME);
  return name.startsWith(basename(HANDED_OUT_NAME, ending)) && name.endsWith(ending);
}

async function readOne(folder: string, name: string): Promise<z.infer<typeof fileSchema>> {
  const path = join(folder, name);
  const isLarger = (await stat(path)).size > LARGEST;
  const file = fileSchema.safeParse(isLarger ? undefined : jsonOr(await readFile(path, "utf8")));
  if (file.success) return file.data;
  throw new BadHandedOut(
    `${name} is not as /mod makes it${reasonOf(file.error)}. Make a new key there, and replace the file.`,
  );
}

/** Names the field, never its value, which may be a key. */
const reasonOf = ({ issues }: z.ZodError) => {
  const field = issues[0]?.path[0];
  return field === undefined ? "" : `: ${String(field)} is missing or wrong`;
};
