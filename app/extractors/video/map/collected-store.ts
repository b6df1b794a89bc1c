import { type CollectedBattle, MAX_COLLECTED } from "#app/game/replays/recording/collected.ts";

// Battle data kept on this device, for heat maps of many battles.

const NAME = "index-battle-maps";
const STORE = "battles";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "mark" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Everything that is kept; nothing where storage is blocked. */
export async function keptBattles(): Promise<CollectedBattle[]> {
  try {
    const database = await open();
    try {
      return await new Promise((resolve, reject) => {
        const request = database.transaction(STORE).objectStore(STORE).getAll(null, MAX_COLLECTED);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    } finally {
      database.close();
    }
  } catch {
    return [];
  }
}

/** Keeps battles, as many as there is room for; where storage is blocked, they are there until the page is left. */
export const keepBattles = (battles: readonly CollectedBattle[], room: number): Promise<void> =>
  written((store) => {
    for (const battle of battles.slice(0, Math.max(0, room))) store.put(battle);
  });

export const clearBattles = (): Promise<void> => written((store) => store.clear());

async function written(work: (store: IDBObjectStore) => void): Promise<void> {
  try {
    const database = await open();
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(STORE, "readwrite");
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      work(transaction.objectStore(STORE));
    }).finally(() => database.close());
  } catch {
    // Only the stored copy is lost.
  }
}
