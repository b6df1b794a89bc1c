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

const NAME = "index-replays";
const STORE = "folder";

/** The database that keeps the folder: handles of folders can be kept nowhere else. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = work(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

/** Null where none is kept, or storage is blocked. */
export const keptFolder = (): Promise<KeptFolder | null> =>
  inStore<KeptFolder | undefined>("readonly", (store) => store.get(STORE)).then(
    (kept) => kept ?? null,
    () => null,
  );

/** Keeps it; where storage is blocked, it has to be chosen again. */
export const keepFolder = (kept: KeptFolder): Promise<unknown> =>
  inStore("readwrite", (store) => store.put(kept, STORE)).catch(() => undefined);

export const forgetFolder = (): Promise<unknown> =>
  inStore("readwrite", (store) => store.delete(STORE)).catch(() => undefined);
