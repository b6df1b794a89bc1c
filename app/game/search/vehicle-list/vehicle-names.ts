import type { VehicleIdentity } from "#app/game/model/vehicle/identity.ts";
import { foldText } from "../fold.ts";
import { type PaletteIndex, paletteIndex, searchPalette } from "../palette.ts";
import { type VehicleEntry, vehicleEntry } from "../palette-vehicles.ts";

/** What vehicles are called: looked up as a list of names is read. */
export interface VehicleNameIndex {
  /**
   * Vehicles that a text names exactly: by id, name, short name or tag; otherwise by these without case and
   * punctuation.
   */
  exactly(text: string): readonly number[];
  /** Vehicles that the search of the site finds for a text, the best first. */
  alike(text: string): readonly number[];
  /** Whether a text is a name, letter by letter. */
  isName(text: string): boolean;
  /** What names this vehicle and no other; its id where nothing else does. */
  nameOf(id: number): string;
  /** Every name there is, folded, with the vehicle that has it. */
  folded: ReadonlyMap<string, readonly number[]>;
}

/** Vehicles that are offered for a text at most. */
const MAX_ALIKE = 6;

type IdsByName = Map<string, number[]>;

/** Makes the names of vehicles ready to be looked up. */
export function indexVehicleNames(vehicles: readonly VehicleIdentity[]): VehicleNameIndex {
  const ids = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  // A name counts before a short name of another vehicle, and that before a tag.
  const names: IdsByName = new Map([
    ...idsByName(vehicles, plain, ({ tag, nation }) => [tag, `${nation}:${tag}`]),
    ...idsByName(vehicles, plain, ({ shortName }) => [shortName]),
    ...idsByName(vehicles, plain, ({ name }) => [name]),
  ]);
  const entries = vehicles.map((vehicle) => ({ ...vehicleEntry(vehicle), id: vehicle.id, tag: vehicle.tag }));
  const folded = idsByName(entries, foldText, ({ label, aliases, tag }) => [label, ...aliases, tag]);
  const written = (text: string) => names.get(plain(text)) ?? [];

  const exactly = (text: string) => {
    const numbered = /^#?\d{1,7}$/.test(text) ? ids.get(Number(text.replace("#", ""))) : undefined;
    const named = written(text);
    // A number that is the id of one vehicle and the name of another may mean either.
    if (numbered) return [...new Set([numbered.id, ...named])];
    return named.length > 0 ? named : (folded.get(foldText(text)) ?? []);
  };

  let index: PaletteIndex<VehicleEntry> | undefined;
  return {
    exactly,
    alike(text) {
      index ??= paletteIndex(entries);
      return searchPalette(index, text)
        .slice(0, MAX_ALIKE)
        .map(({ entry }) => entry.vehicle.id);
    },
    isName: (text) => written(text).length > 0,
    nameOf(id) {
      const vehicle = ids.get(id);
      const own = vehicle ? [vehicle.name, vehicle.shortName, vehicle.tag] : [];
      return own.find((name) => exactly(name).length === 1 && exactly(name)[0] === id) ?? String(id);
    },
    folded,
  };
}

/** A name for comparison: case and the width of gaps do not count. */
function plain(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ");
}

function idsByName<V extends { id: number }>(
  vehicles: readonly V[],
  key: (text: string) => string,
  names: (vehicle: V) => readonly string[],
): IdsByName {
  const found: IdsByName = new Map();
  for (const vehicle of vehicles) {
    for (const name of new Set(names(vehicle).map(key))) {
      if (name !== "") found.set(name, [...(found.get(name) ?? []), vehicle.id]);
    }
  }
  return found;
}
