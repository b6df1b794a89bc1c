import { create } from "zustand";
import { parseEntry } from "#app/game/comparison/entry.ts";
import { COMPARISON_PATH, MAX_ENTRIES } from "#app/game/comparison/query.ts";
import { readStoredJson, writeStored } from "#app/lib/browser-storage.ts";
import { TRAY_KEY } from "./comparison-tray-key.ts";

/** A vehicle in the tray: the column that it becomes, as an address has it, and its name. */
export interface TrayVehicle {
  v: string;
  name: string;
}

interface Tray {
  vehicles: readonly TrayVehicle[];
  /** Puts these in, and keeps them for the next visit. */
  put(vehicles: readonly TrayVehicle[]): void;
}

/** A tray that could not be stored: it lasts as long as the page. Set in the browser only, as the store is. */
let unstored: readonly TrayVehicle[] | null = null;

/** The vehicles that the visitor chose to compare, on any page. */
export const useTray = create<Tray>((set) => ({
  vehicles: [],
  put(vehicles) {
    set({ vehicles });
    unstored = writeStored(TRAY_KEY, vehicles.length === 0 ? null : JSON.stringify(vehicles)) ? null : vehicles;
  },
}));

/** Reads the stored tray of an earlier visit or another tab. */
export function readTray(): readonly TrayVehicle[] {
  const kept = unstored ?? readStoredJson(TRAY_KEY);
  const vehicles = Array.isArray(kept) ? kept.filter(isVehicle).slice(0, MAX_ENTRIES) : [];
  useTray.setState({ vehicles });
  return vehicles;
}

function isVehicle(thing: unknown): thing is TrayVehicle {
  if (typeof thing !== "object" || thing === null || !("v" in thing) || !("name" in thing)) return false;
  return typeof thing.v === "string" && typeof thing.name === "string" && parseEntry(thing.v) !== null;
}

/** The address that compares the vehicles in the tray. */
export function trayHref(vehicles: readonly TrayVehicle[]): string {
  return `${COMPARISON_PATH}?${vehicles.map(({ v }) => `v=${v}`).join("&")}`;
}
