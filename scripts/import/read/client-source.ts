import type { PublishedName } from "../normalise/loadout-items/catalogue.ts";
import type { ClientVersion } from "./client-version.ts";
import type { GameTexts } from "./installed-game/game-texts.ts";
import type { RawFiles } from "./raw-files.ts";
import type { VehicleSource } from "./vehicle-sources.ts";

/** A tree of definitions that a run is given: a whole client, or an overlay of single vehicles. */
export interface ClientSource {
  /** What messages call it: the folder. */
  name: string;
  files: RawFiles;
  /** Null for an overlay that states the version of each vehicle. */
  version: ClientVersion | null;
  /** Where an overlay says each vehicle was read, by `nation/tag`. */
  vehicleSources: ReadonlyMap<string, VehicleSource>;
  /** English names of the tree's own, by tank_id. */
  names: ReadonlyMap<number, PublishedName>;
  /** Texts of the game, where it is an installed one: of modules, equipment, skills. */
  texts?: GameTexts;
}

/** A source that is a client of one version and nothing else. */
export function clientSource(name: string, files: RawFiles, version: ClientVersion): ClientSource {
  return { name, files, version, vehicleSources: new Map(), names: new Map() };
}
