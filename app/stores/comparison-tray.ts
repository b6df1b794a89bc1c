import { create } from "zustand";
import { parseEntry } from "#app/game/comparison/entry.ts";
import { COMPARISON_PATH, MAX_ENTRIES } from "#app/game/comparison/query.ts";
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

/** The vehicles that the visitor chose to compare, on any page. Filled in the browser only. */
export const useTray = create<Tray>((set) => ({
  vehicles: [],
  put(vehicles) {
    set({ vehicles });
    try {
      if (vehicles.length === 0) localStorage.removeItem(TRAY_KEY);
      else localStorage.setItem(TRAY_KEY, JSON.stringify(vehicles));
    } catch {
      // Storage is blocked: the tray lasts as long as the page.
    }
  },
}));

/** Reads the stored tray of an earlier visit or another tab. */
export function readTray(): readonly TrayVehicle[] {
  const vehicles = stored();
  useTray.setState({ vehicles });
  return vehicles;
}

/** Storage may be off, or hold something else. */
function stored(): TrayVehicle[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TRAY_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isVehicle).slice(0, MAX_ENTRIES) : [];
  } catch {
    return [];
  }
}

function isVehicle(thing: unknown): thing is TrayVehicle {
  if (typeof thing !== "object" || thing === null || !("v" in thing) || !("name" in thing)) return false;
  return typeof thing.v === "string" && typeof thing.name === "string" && parseEntry(thing.v) !== null;
}

/** The address that compares the vehicles in the tray. */
export function trayHref(vehicles: readonly TrayVehicle[]): string {
  return `${COMPARISON_PATH}?${vehicles.map(({ v }) => `v=${v}`).join("&")}`;
}
