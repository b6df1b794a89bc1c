import { chmod, mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { z } from "zod";

/** Only the site itself, or one that runs on this computer, may get a key. */
const siteSchema = z
  .url()
  .transform((url) => new URL(url).origin)
  .refine((origin) => origin.startsWith("https://") || /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(origin), {
    message: "The site's address must begin with https://",
  });

export const accountSchema = z.object({
  accountId: z.int().positive(),
  /** Write key of the account, as the site shows it once. */
  key: z.string().regex(/^[\w-]{43}$/, "This is no write key: it has 43 letters, digits, - and _."),
});

export const settingsSchema = z.object({
  site: siteSchema,
  /** The game's folder of replays. */
  folder: z.string().min(1),
  accounts: z.array(accountSchema).min(1).max(3),
});
export type Settings = z.infer<typeof settingsSchema>;
export type SendingAccount = Settings["accounts"][number];

const fileIn = (home: string) => join(home, "settings.json");

/** The settings of an earlier run; null when there are none, or they cannot be read. */
export async function loadSettings(home: string): Promise<Settings | null> {
  const text = await readFile(fileIn(home), "utf8").catch(() => null);
  if (text === null) return null;
  const settings = settingsSchema.safeParse(jsonOr(text));
  return settings.success ? settings.data : null;
}

/** When the settings were kept, in ms since 1970; 0: never. */
export const settledAt = async (home: string): Promise<number> =>
  (await stat(fileIn(home)).catch(() => null))?.mtimeMs ?? 0;

/** Keeps the settings, readable by this user of the computer alone. */
export async function saveSettings(home: string, settings: Settings): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  await writeFileAtomic(fileIn(home), `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
  await chmod(fileIn(home), 0o600);
}

export function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
