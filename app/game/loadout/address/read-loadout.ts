import type { Violation } from "#app/game/loadout/legal/violations.ts";
import type { FullVehicle } from "../../model/vehicle/vehicle.ts";
import { stockModuleIds, topModuleIds } from "../../stats/fitted-modules.ts";
import { decodeLoadout } from "../code/decode.ts";
import { encodeLoadout } from "../code/encode.ts";
import type { Definitions } from "../definitions.ts";
import { type Loadout, trainedLoadout } from "../loadout.ts";
import { type Typical, typicalLoadout } from "../typical.ts";
import { kindOf, type LoadoutKind, type LoadoutText } from "./loadout-text.ts";

/** The loadout of an address. */
export interface ReadLoadout {
  kind: LoadoutKind;
  /** In canonical form, whatever the address says. */
  text: LoadoutText;
  loadout: Loadout;
  /** Requested items that the vehicle cannot have. */
  dropped: readonly Violation[];
  /** The data behind the typical loadout; null for any other. */
  typical: Typical | null;
}

/**
 * Reads the loadout of an address. Never fails: leaves out and reports what is damaged, unknown or not legal on the
 * vehicle. The crew of a bare vehicle is trained as in the garage's computation, so that skills count at once.
 */
export function readLoadout(text: LoadoutText, vehicle: FullVehicle, definitions: Definitions): ReadLoadout {
  const kind = kindOf(text);
  if (kind === "own") {
    const { loadout, dropped } = decodeLoadout(text, vehicle, definitions);
    const own = writeLoadout(loadout, vehicle, definitions);
    return { kind: kindOf(own), text: own, loadout, dropped, typical: null };
  }
  const modules = (text.endsWith("stock") ? stockModuleIds : topModuleIds)(vehicle.modules);
  const typical = kind === "typical" ? typicalLoadout(vehicle, definitions) : null;
  const loadout = typical ? { ...typical.loadout, modules } : trainedLoadout(vehicle, modules);
  return { kind, text, loadout, dropped: [], typical };
}

/** The codes of a bare vehicle with its top and with its stock modules, which addresses name shorter. */
const BARE: ReadonlyMap<string, LoadoutText> = new Map([
  ["1BAEABQ4", ""],
  ["1AQEABAEABxk", "stock"],
]);

/** The loadout for an address, as short as can be. */
export function writeLoadout(loadout: Loadout, vehicle: FullVehicle, definitions: Definitions): LoadoutText {
  const code = encodeLoadout(loadout, vehicle, definitions);
  return BARE.get(code) ?? code;
}
