import { beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_IN_BROWSER } from "#app/game/loadout/saved/saved-loadout.ts";
import { browserLoadouts, parseBrowserLoadouts } from "./browser-loadouts.ts";

const KEY = "index-builds";
const loadout = (code: string, more = {}) => ({
  vehicleId: 529,
  vehicleName: "Tiger I",
  name: "",
  code,
  patch: "1.26.1.0",
  savedAt: 1_700_000_000_000,
  ...more,
});

let stored: Map<string, string>;
let refuses = false;

beforeEach(() => {
  stored = new Map();
  refuses = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem(key: string, text: string) {
      if (refuses) throw new DOMException("full", "QuotaExceededError");
      stored.set(key, text);
    },
  });
});

describe("builds in the browser", () => {
  it("are kept with a free name, listed newest first, renamed and deleted", () => {
    const first = browserLoadouts.keep(loadout("1A"));
    const second = browserLoadouts.keep(loadout("1B", { savedAt: 1_700_000_000_001 }));
    browserLoadouts.keep(loadout("1A", { vehicleId: 7169, vehicleName: "IS-7", savedAt: 1 }));
    expect([first.build.name, second.build.name]).toEqual(["Loadout 1", "Loadout 2"]);
    browserLoadouts.rename(first.build.loadoutId, "  Sniper ");
    expect(browserLoadouts.read().loadouts.map(({ name, vehicleName }) => `${vehicleName} ${name}`)).toEqual([
      "Tiger I Loadout 2",
      "Tiger I Sniper",
      "IS-7 Loadout 1",
    ]);
    for (const { loadoutId } of browserLoadouts.read().loadouts) browserLoadouts.remove(loadoutId);
    expect(stored.has(KEY)).toBe(false);
  });

  it("are kept once, and have a name", () => {
    const { build: kept } = browserLoadouts.keep(loadout("1A", { name: "Sniper" }));
    expect(browserLoadouts.keep(loadout("1A", { name: "Other" }))).toEqual({ build: kept, already: true });
    expect(() => browserLoadouts.rename(kept.loadoutId, " \u200B ")).toThrow("A loadout needs a name.");
  });

  it("are bounded, and the browser may refuse: both are said, and nothing is lost", () => {
    for (let n = 0; n < MAX_IN_BROWSER; n++) browserLoadouts.keep(loadout(`1${n}`));
    expect(() => browserLoadouts.keep(loadout("1last"))).toThrow(/This browser holds 50 loadouts/);
    refuses = true;
    const [first] = browserLoadouts.read().loadouts;
    expect(() => browserLoadouts.remove(first?.loadoutId ?? "")).toThrow(/storage is full, or switched off/);
    expect(browserLoadouts.read().loadouts).toHaveLength(MAX_IN_BROWSER);
  });

  it("may be anything, of which nothing breaks and nothing foreign is lost", () => {
    const good = { ...loadout("1A"), loadoutId: "a-1", name: "<b>\n" };
    const foreign = [
      null,
      7,
      "text",
      { version: 2 },
      { ...good, code: "javascript:alert(1)" },
      { ...good, vehicleId: -1 },
    ];
    stored.set(KEY, JSON.stringify([...foreign, good, good]));
    expect(browserLoadouts.read()).toEqual({ loadouts: [{ ...good, name: "<b>" }], foreign });
    browserLoadouts.keep(loadout("1B"));
    expect(JSON.parse(stored.get(KEY) ?? "")).toEqual(expect.arrayContaining(foreign));
    for (const text of [null, "", "{", "null", "7", '"x"', '{"a":1}', "[[]]"])
      expect(parseBrowserLoadouts(text).loadouts, String(text)).toEqual([]);
  });

  it("without storage are none, and keeping one says why it cannot", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(browserLoadouts.read().loadouts).toEqual([]);
    expect(() => browserLoadouts.keep(loadout("1A"))).toThrow(/did not store it/);
  });
});
