import {
  cleanName,
  freeName,
  isCode,
  isPatch,
  MAX_IN_BROWSER,
  MAX_VEHICLE_NAME,
  type SavedLoadout,
} from "#app/game/loadout/saved/saved-loadout.ts";
import { decodeTankId } from "#app/game/model/addresses/tank-id.ts";
import { readStored, writeStored } from "#app/lib/browser-storage.ts";

const KEY = "index-builds";

/** The loadouts stored in the browser. */
interface BrowserLoadouts {
  /** The newest first. */
  loadouts: SavedLoadout[];
  /** Entries that are not ours, or come from a later version of the site: never shown, and written back unchanged. */
  foreign: unknown[];
}

/** Parses the stored text; never fails, whatever it contains. */
export function parseBrowserLoadouts(text: string | null): BrowserLoadouts {
  const result: BrowserLoadouts = { loadouts: [], foreign: [] };
  const stored = parsed(text);
  if (stored === null) return result;
  for (const entry of Array.isArray(stored) ? stored : [stored]) {
    const loadout = loadoutOf(entry);
    const twice = result.loadouts.some(({ loadoutId }) => loadoutId === loadout?.loadoutId);
    if (loadout && !twice) result.loadouts.push(loadout);
    else if (!loadout) result.foreign.push(entry);
  }
  result.loadouts.sort((a, b) => b.savedAt - a.savedAt);
  return result;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return text;
  }
}

function loadoutOf(entry: unknown): SavedLoadout | null {
  if (typeof entry !== "object" || entry === null) return null;
  const { loadoutId, vehicleId, vehicleName, name, code, patch, savedAt } = entry as Record<string, unknown>;
  if (typeof loadoutId !== "string" || !/^[\w-]{1,64}$/.test(loadoutId)) return null;
  // As the account takes them: one that it refused would keep the others from it.
  if (typeof vehicleId !== "number" || !decodeTankId(vehicleId)) return null;
  if (typeof code !== "string" || !isCode(code)) return null;
  const of = (text: unknown, max?: number) => (typeof text === "string" ? cleanName(text, max) : "");
  return {
    loadoutId,
    vehicleId,
    code,
    vehicleName: of(vehicleName, MAX_VEHICLE_NAME) || `Vehicle ${vehicleId}`,
    name: of(name) || "Loadout",
    patch: typeof patch === "string" && isPatch(patch) ? patch : null,
    savedAt: typeof savedAt === "number" && Number.isSafeInteger(savedAt) && savedAt > 0 ? savedAt : 0,
  };
}

/** The browser does not let us store anything, or is full. */
const REFUSED =
  "Your browser did not store it: its storage is full, or switched off for this site. The link of this page holds the whole build.";
const FULL = `This browser holds ${MAX_IN_BROWSER} loadouts, the most it can. Delete one you no longer need, or sign in: an account holds more.`;

/** Loadouts in the browser. Each change first rereads the storage, since another tab may have changed it. */
export const browserLoadouts = {
  read: (): BrowserLoadouts => parseBrowserLoadouts(readStored(KEY)),
  /**
   * Keeps a loadout; one already kept stays unchanged.
   * @throws Error with a message for the visitor if it cannot be kept
   */
  keep(loadout: Omit<SavedLoadout, "loadoutId">): { build: SavedLoadout; already: boolean } {
    const { loadouts, foreign } = this.read();
    const ofVehicle = loadouts.filter(({ vehicleId }) => vehicleId === loadout.vehicleId);
    const known = ofVehicle.find(({ code }) => code === loadout.code);
    if (known) return { build: known, already: true };
    if (loadouts.length >= MAX_IN_BROWSER) throw new Error(FULL);
    const name = cleanName(loadout.name) || freeName(ofVehicle.map((other) => other.name));
    const kept = { ...loadout, name, loadoutId: crypto.randomUUID() };
    write({ loadouts: [kept, ...loadouts], foreign });
    return { build: kept, already: false };
  },
  /** @throws Error with a sentence for the visitor */
  rename(loadoutId: string, name: string): void {
    const clean = cleanName(name);
    if (clean === "") throw new Error("A loadout needs a name.");
    const { loadouts, foreign } = this.read();
    write({
      loadouts: loadouts.map((loadout) => (loadout.loadoutId === loadoutId ? { ...loadout, name: clean } : loadout)),
      foreign,
    });
  },
  /** @throws Error with a sentence for the visitor */
  remove(loadoutId: string): void {
    const { loadouts, foreign } = this.read();
    write({ loadouts: loadouts.filter((loadout) => loadout.loadoutId !== loadoutId), foreign });
  },
  /** Calls back when another tab has changed them. @returns ends it */
  follow(changed: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === KEY || key === null) changed();
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  },
};

function write({ loadouts, foreign }: BrowserLoadouts): void {
  const all = [...loadouts, ...foreign];
  if (!writeStored(KEY, all.length === 0 ? null : JSON.stringify(all))) throw new Error(REFUSED);
}
