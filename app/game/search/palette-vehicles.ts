import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import type { VehicleRow } from "#app/game/model/vehicle/vehicle-index.ts";
import type { PaletteEntry } from "./palette.ts";

/** The fields of a vehicle that the palette shows. */
export type PaletteVehicle = Pick<
  VehicleRow,
  "id" | "name" | "shortName" | "slug" | "nation" | "type" | "tier" | "premium" | "collector" | "aliases" | "nicknames"
>;

export interface VehicleEntry<V extends PaletteVehicle = PaletteVehicle> extends PaletteEntry {
  kind: "vehicle";
  href: string;
  vehicle: V;
}

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** The name with arabic numerals: "Tiger 2". */
function withDigits(name: string): string {
  return name.replace(/(?<![\p{L}\p{N}])[IVX]+(?![\p{L}\p{N}])/gu, (numeral) => {
    const value = ROMAN.indexOf(numeral) + 1;
    return value === 0 ? numeral : String(value);
  });
}

/**
 * A vehicle as an entry: found by both its names, with roman numerals or without, and by those it had before or that players
 * gave it; the higher tier first.
 */
export function vehicleEntry<V extends PaletteVehicle>(vehicle: V): VehicleEntry<V> {
  const { id, name, shortName, tier, aliases = [], nicknames = [] } = vehicle;
  return {
    kind: "vehicle",
    key: `vehicle:${id}`,
    label: name,
    aliases: [...new Set([shortName, withDigits(name), ...aliases, ...nicknames])].filter((alias) => alias !== name),
    rank: tier,
    href: vehiclePagePath(vehicle),
    vehicle,
  };
}
