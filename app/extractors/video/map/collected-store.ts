import { type CollectedBattle, MAX_COLLECTED } from "#app/game/replays/recording/collected.ts";
import { deviceStore } from "../device-store.ts";

// Battle data kept on this device, for heat maps of many battles.
const inStore = deviceStore("index-battle-maps", "battles", { keyPath: "mark" });

/** Everything that is kept; nothing where storage is blocked. */
export const keptBattles = (): Promise<CollectedBattle[]> =>
  inStore<CollectedBattle[]>("readonly", (store) => store.getAll(null, MAX_COLLECTED)).catch(() => []);

/** Keeps battles, as many as there is room for; where storage is blocked, they are there until the page is left. */
export const keepBattles = (battles: readonly CollectedBattle[], room: number): Promise<unknown> =>
  inStore("readwrite", (store) => {
    for (const battle of battles.slice(0, Math.max(0, room))) store.put(battle);
    return store.count();
  }).catch(() => undefined);

export const clearBattles = (): Promise<unknown> =>
  inStore("readwrite", (store) => store.clear()).catch(() => undefined);
