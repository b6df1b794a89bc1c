import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, join } from "node:path";
import { watch } from "chokidar";

/** Time without a change after which a file counts as fully written, ms. */
const SETTLED_AFTER = 2000;

const NAMES = ["World_of_Tanks_EU", "World_of_Tanks_NA", "World_of_Tanks_ASIA", "World_of_Tanks"];

/** The game's folder of replays where its installer puts it; null when none of these exists. */
export function usualReplayFolder(): string | null {
  const drives = process.platform === "win32" ? ["C:\\Games", "D:\\Games", "E:\\Games"] : [join(homedir(), "Games")];
  const folders = drives.flatMap((drive) => NAMES.map((name) => join(drive, name, "replays")));
  return folders.find((folder) => existsSync(folder)) ?? null;
}

export interface FoundReplay {
  path: string;
  name: string;
  /** Size and time of change. */
  state: string;
}

/** The replays of a folder, the oldest first. @throws when the folder cannot be read */
export async function listReplays(folder: string): Promise<FoundReplay[]> {
  const names = (await readdir(folder)).filter(isReplay);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const stats = await stat(path).catch(() => null);
      return stats?.isFile() ? { ...foundReplay(path, stats), changed: stats.mtimeMs } : null;
    }),
  );
  return files.filter((file) => file !== null).sort((a, b) => a.changed - b.changed);
}

/**
 * Watches a folder for replays written or rewritten from now on.
 * @returns the running watcher, to close it, once it is sure to notice everything written later
 */
export async function watchReplays(
  folder: string,
  found: (replay: FoundReplay) => void,
  failed: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  const watcher = watch(folder, {
    depth: 0,
    alwaysStat: true,
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: SETTLED_AFTER, pollInterval: 200 },
    ignored: (path, stats) => stats?.isFile() === true && !isReplay(path),
  });
  const tell = (path: string, stats?: { size: number; mtimeMs: number }) => {
    if (stats) found(foundReplay(path, stats));
  };
  watcher.on("add", tell).on("change", tell).on("error", failed);
  await new Promise<void>((resolve) => watcher.once("ready", resolve));
  return watcher;
}

function foundReplay(path: string, { size, mtimeMs }: { size: number; mtimeMs: number }): FoundReplay {
  return { path, name: basename(path), state: `${size}:${Math.round(mtimeMs)}` };
}

/** The game writes into temp.wotreplay while a battle lasts. */
function isReplay(path: string): boolean {
  const name = basename(path).toLowerCase();
  return name.endsWith(".wotreplay") && name !== "temp.wotreplay";
}
