import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import type { VehicleIdentity } from "#app/game/model/vehicle/identity.ts";
import type { PaletteEntry } from "./palette.ts";

/** The fields of a vehicle that the palette shows. */
export type PaletteVehicle = Omit<VehicleIdentity, "tag" | "role">;

export interface VehicleEntry extends PaletteEntry {
  kind: "vehicle";
  href: string;
  vehicle: PaletteVehicle;
}

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** The name with arabic numerals: "Tiger 2". */
function withFigures(name: string): string {
  return name.replace(/(?<![\p{L}\p{N}])[IVX]+(?![\p{L}\p{N}])/gu, (numeral) => {
    const figure = ROMAN.indexOf(numeral) + 1;
    return figure === 0 ? numeral : String(figure);
  });
}

/**
 * A vehicle as an entry: found by both its names, with roman numerals or without, and by those it had before; the higher
 * tier first.
 */
export function vehicleEntry(vehicle: PaletteVehicle): VehicleEntry {
  const { id, name, shortName, tier, aliases = [] } = vehicle;
  return {
    kind: "vehicle",
    key: `vehicle:${id}`,
    label: name,
    aliases: [...new Set([shortName, withFigures(name), ...aliases])].filter((alias) => alias !== name),
    rank: tier,
    href: vehiclePagePath(vehicle),
    vehicle,
  };
}
