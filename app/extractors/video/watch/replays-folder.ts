import { deviceStore } from "../device-store.ts";

/** A folder that the browser may read again later, with the methods that ask for permission. */
interface ReplaysFolder extends FileSystemDirectoryHandle {
  queryPermission?(options: { mode: "read" }): Promise<PermissionState>;
  requestPermission?(options: { mode: "read" }): Promise<PermissionState>;
}

/** The folder data kept in the browser. */
export interface KeptFolder {
  folder: ReplaysFolder;
  /** Time in ms up to which its replays were sent. */
  until: number;
  /** Ids of the accounts whose battles were sent: of another one all replays are read again. */
  accounts: readonly number[];
}

type Picker = (options: { id: string; mode: "read" }) => Promise<ReplaysFolder>;
const picker = (): Picker | undefined => (window as { showDirectoryPicker?: Picker }).showDirectoryPicker;

/** Whether this browser can look into a folder again and again. */
export const canWatch = () => picker() !== undefined;

/** Asks for the folder. @returns null if nothing was chosen */
export async function chooseFolder(): Promise<ReplaysFolder | null> {
  try {
    return (await picker()?.({ id: "replays", mode: "read" })) ?? null;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return null;
    throw error;
  }
}

/** Whether the folder may be read without a prompt; with `ask` the browser prompts, which needs a tap. */
export async function mayRead(folder: ReplaysFolder, ask: boolean): Promise<boolean> {
  const options = { mode: "read" } as const;
  // Browsers without permission queries only hand out readable folders.
  const state = (await folder.queryPermission?.(options)) ?? "granted";
  if (state === "granted") return true;
  return ask && (await folder.requestPermission?.(options)) === "granted";
}

/** The game writes a battle into this file until it is over. */
const UNFINISHED = "temp.wotreplay";
/** More than this is no folder of replays. */
const MAX_FILES = 20_000;

/** Replays of a folder that changed after a time, the oldest first. @param after ms */
export async function replaysAfter(folder: ReplaysFolder, after: number): Promise<File[]> {
  const files: File[] = [];
  let seen = 0;
  for await (const entry of (folder as unknown as { values(): AsyncIterable<FileSystemHandle> }).values()) {
    if (++seen > MAX_FILES) break;
    const name = entry.name.toLowerCase();
    if (entry.kind !== "file" || !name.endsWith(".wotreplay") || name === UNFINISHED) continue;
    const file = await (entry as FileSystemFileHandle).getFile();
    if (file.lastModified > after) files.push(file);
  }
  return files.sort((a, b) => a.lastModified - b.lastModified);
}

/**
 * The time up to which all replays are sent: not that of the next one, which may have been copied with the last.
 * @param sent the last one that was sent @param next the one after it; undefined if there is none
 */
export const sentUntil = (sent: File, next: File | undefined): number =>
  next ? Math.min(sent.lastModified, next.lastModified - 1) : sent.lastModified;

const KEY = "folder";
// Handles of folders can be kept nowhere else.
const inStore = deviceStore("index-replays", KEY);

/** Null where none is kept, or storage is blocked. */
export const keptFolder = (): Promise<KeptFolder | null> =>
  inStore<KeptFolder | undefined>("readonly", (store) => store.get(KEY)).then(
    (kept) => kept ?? null,
    () => null,
  );

/** Keeps it; where storage is blocked, it has to be chosen again. */
export const keepFolder = (kept: KeptFolder): Promise<unknown> =>
  inStore("readwrite", (store) => store.put(kept, KEY)).catch(() => undefined);

export const forgetFolder = (): Promise<unknown> =>
  inStore("readwrite", (store) => store.delete(KEY)).catch(() => undefined);
