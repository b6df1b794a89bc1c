import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Faults } from "../../faults.ts";
import type { PublishedName } from "../../normalise/fittings/catalogue.ts";
import type { NamedArena } from "../arenas.ts";
import { type ClientVersion, readClientVersion } from "../client-version.ts";
import { filesInMemory, type RawFiles } from "../raw-files.ts";
import { findTexts } from "./find-texts.ts";
import { gameArenas } from "./game-arenas.ts";
import { gameNames } from "./game-names.ts";
import { type ReadProgress, readPackage } from "./game-package.ts";
import type { GameTexts } from "./game-texts.ts";

/** What the importer reads of the package of scripts: definitions of vehicles and what they carry, and the maps. */
const DEFINITIONS = /^scripts\/(item_defs\/(vehicles|tankmen|perks)|arena_defs)\/.*\.xml$/;
const SCRIPTS = "scripts/";

/** A client as it is installed. */
export interface InstalledGame {
  /** What messages call it: the folder. */
  name: string;
  files: RawFiles;
  version: ClientVersion;
  texts: GameTexts;
  /** Names of the vehicles in the language of the game, by tank_id. */
  names: Map<number, PublishedName>;
  /** Its maps with their names; undefined where it lists none. */
  arenas: NamedArena[] | undefined;
}

/**
 * Opens an installed game as a whole client: version and realm from `version.xml`, definitions from the package of
 * scripts, names from the texts of its language. Mods (`res_mods`) are not looked at.
 * @param realm that the game should be of, where that is stated
 * @returns undefined after adding a fault
 */
export async function openGame(
  folder: string,
  realm: string | undefined,
  faults: Faults,
  progress?: ReadProgress,
): Promise<InstalledGame | undefined> {
  const version = readVersion(folder, realm, faults);
  if (version === undefined) return undefined;
  const scripts = join(folder, "res", "packages", "scripts.pkg");
  if (!existsSync(scripts)) {
    faults.add(scripts, "", "the package is missing: the game is not whole, or an update is under way");
    return undefined;
  }
  const entries = await readPackage(scripts, (name) => DEFINITIONS.test(name), faults, progress);
  const texts = await findTexts(folder, faults);
  if (entries === undefined || texts === undefined) return undefined;
  const files = Object.fromEntries([...entries].map(([name, bytes]) => [name.slice(SCRIPTS.length), bytes]));
  const game = { name: folder, files: filesInMemory(files), version, texts };
  return { ...game, names: gameNames(game, faults), arenas: gameArenas(game, faults) };
}

function readVersion(folder: string, realm: string | undefined, faults: Faults): ClientVersion | undefined {
  const file = join(folder, "version.xml");
  if (!existsSync(file)) {
    faults.add(folder, "", "is not the folder of an installed game: it holds no version.xml");
    return undefined;
  }
  const version = readClientVersion(readFileSync(file, "utf8"), file, faults);
  if (version === undefined) return undefined;
  if (version.realm === null) {
    faults.add(file, "meta", "has no element realm");
    return undefined;
  }
  if (realm !== undefined && realm.toUpperCase() !== version.realm.toUpperCase()) {
    faults.add(file, "meta/realm", `says ${version.realm}, but ${realm} is expected`);
    return undefined;
  }
  return version;
}
