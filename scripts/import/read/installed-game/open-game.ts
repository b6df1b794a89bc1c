import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { encodeTankId } from "#app/game/model/addresses/tank-id.ts";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import { type ClientSource, clientSource, filesInMemory, type RawFiles } from "#scripts/import/read/client-source.ts";
import type { SourceFaults } from "#scripts/import/report.ts";
import type { PublishedName } from "../../normalise/loadout-items/catalogue.ts";
import type { NamedArena } from "../arenas.ts";
import { type ClientVersion, readClientVersion } from "../client-version.ts";
import { openDefinition } from "../definition.ts";
import { gameArenas } from "./game-arenas.ts";
import { GameTexts } from "./game-texts.ts";
import { packageNames, type ReadProgress, readPackage } from "./packages.ts";

/**
 * What the importer reads from the scripts package: definitions of vehicles and their equipment, the maps, and what
 * replays record about a battle.
 */
const DEFINITIONS =
  /^scripts\/((item_defs\/(vehicles|tankmen|perks)|arena_defs)\/.*\.xml|entity_defs\/(alias\.xml|(interfaces\/)?\w+\.def))$/;
const SCRIPTS = "scripts/";

/** An installed client; its vehicles have the names of its texts. */
export interface InstalledGame extends ClientSource {
  texts: GameTexts;
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
  faults: SourceFaults,
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
  const game = { ...clientSource(folder, filesInMemory(files), version), texts };
  return { ...game, names: gameNames(game, faults), arenas: gameArenas(game, faults) };
}

function readVersion(folder: string, realm: string | undefined, faults: SourceFaults): ClientVersion | undefined {
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

/** Vehicle names from the game's texts, by tank_id. A nation without any name is a fault: its text file is missing. */
function gameNames(
  { files, texts }: { files: RawFiles; texts: GameTexts },
  faults: SourceFaults,
): Map<number, PublishedName> {
  const names = new Map<number, PublishedName>();
  for (const nation of NATIONS) {
    const list = openDefinition(files, `item_defs/vehicles/${nation}/list.xml`, faults);
    const entries = (list?.children() ?? []).filter((entry) => entry.has("id"));
    const before = names.size;
    for (const entry of entries) {
      const name = texts.find(entry.maybe("userString")?.text() ?? "");
      const shortName = texts.find(entry.maybe("shortUserString")?.text() ?? "") ?? "";
      const id = encodeTankId(nation, Number(entry.child("id").text()) & 0xffff);
      if (name !== undefined) names.set(id, { name, shortName, tag: entry.name, ofGame: true });
    }
    if (entries.length > 0 && names.size === before) {
      faults.add(texts.location, "", `names none of the ${entries.length} vehicles of ${nation}`);
    }
  }
  return names;
}

/** The text files with the names that the importer reads. */
const FILE = /^(\w+_vehicles|arenas|artefacts|crew_perks)\.mo$/;

/** A file of texts inside a package. */
const PACKED_FILE = /(?:^|\/)text\/lc_messages\/([^/]+)$/i;

/**
 * Finds the texts of an installed game: in `res/text/lc_messages`, or in the first package that holds them.
 * @returns undefined after adding a fault
 */
async function findTexts(folder: string, faults: SourceFaults): Promise<GameTexts | undefined> {
  const res = join(folder, "res");
  const loose = ["lc_messages", "LC_MESSAGES"].map((name) => join(res, "text", name)).find(existsSync);
  if (loose !== undefined) {
    const files = readdirSync(loose).filter((name) => FILE.test(name));
    const texts = files.map((name) => [stem(name), readFileSync(join(loose, name))] as const);
    if (texts.length > 0) return new GameTexts(loose, new Map(texts), faults);
  }
  for (const name of packageNames(folder)) {
    const path = join(res, "packages", name);
    const found = await readPackage(path, (entry) => FILE.test(PACKED_FILE.exec(entry)?.[1] ?? ""), faults);
    if (found === undefined) return undefined;
    if (found.size > 0) {
      return new GameTexts(path, new Map([...found].map(([entry, bytes]) => [stem(entry), bytes])), faults);
    }
  }
  faults.add(folder, "", "holds no texts of the game, neither in res/text/lc_messages nor in a package");
  return undefined;
}

function stem(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".mo".length);
}
