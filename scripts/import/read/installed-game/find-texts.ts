import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Faults } from "../../faults.ts";
import { readPackage } from "./game-package.ts";
import { GameTexts } from "./game-texts.ts";

/** The files of texts that name what the importer reads. */
const FILE = /^(\w+_vehicles|arenas|artefacts|crew_perks)\.mo$/;

/** A file of texts inside a package. */
const PACKED_FILE = /(?:^|\/)text\/lc_messages\/([^/]+)$/i;

/**
 * Finds the texts of an installed game: in `res/text/lc_messages`, or in the first package that holds them.
 * @returns undefined after adding a fault
 */
export async function findTexts(folder: string, faults: Faults): Promise<GameTexts | undefined> {
  const res = join(folder, "res");
  const loose = ["lc_messages", "LC_MESSAGES"].map((name) => join(res, "text", name)).find(existsSync);
  if (loose !== undefined) {
    const files = readdirSync(loose).filter((name) => FILE.test(name));
    const texts = files.map((name) => [stem(name), readFileSync(join(loose, name))] as const);
    if (texts.length > 0) return new GameTexts(loose, new Map(texts), faults);
  }
  for (const name of readdirSync(join(res, "packages"))
    .filter((file) => file.endsWith(".pkg"))
    .sort()) {
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
