import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Patch } from "#app/game/model/provenance.ts";
import { compareVersions } from "#app/game/model/versions.ts";
import type { PublishedName } from "#scripts/import/normalise/loadout-items/catalogue.ts";
import type { GameTexts } from "#scripts/import/read/installed-game/game-texts.ts";
import { readCsv } from "#scripts/import/read/tables/csv.ts";
import type { SourceFaults } from "#scripts/import/report.ts";
import type { ClientVersion } from "./client-version.ts";

/** The raw files of a client, from a folder or, in tests, from memory. */
export interface RawFiles {
  /** A file by its path below `scripts/`, as text or as the bytes it is stored in; undefined when there is none. */
  read(path: string): string | Uint8Array | undefined;
  has(path: string): boolean;
}

/** Raw files of an unpacked client: the folder that holds `scripts/item_defs`. */
export function clientFolder(root: string): RawFiles {
  const at = (path: string) => join(root, "scripts", path);
  return {
    read: (path) => (existsSync(at(path)) ? readFileSync(at(path)) : undefined),
    has: (path) => existsSync(at(path)),
  };
}

/** Raw files held in memory. */
export function filesInMemory(files: Record<string, string | Uint8Array>): RawFiles {
  return {
    read: (path) => files[path],
    has: (path) => Object.hasOwn(files, path),
  };
}

/** Where one vehicle of an overlay was read. */
type VehicleSource = Omit<Patch, "date">;

const rowSchema = z.object({
  tag: z.string().min(1),
  repo: z.string().min(1),
  path: z.string().min(1),
  commit: z.string(),
  client_version: z.string().min(1),
});

/** `2.3.1.5412`, `2.4.0.2 #966`, `2.4.1.0 Common Test #953`. */
const VERSION = /^(\d+(?:\.\d+){2,3})(\s+Common Test)?(?:\s+#\d+)?$/;

/** The file of one vehicle: `…/vehicles/ussr/R45_IS-7.xml`. */
const VEHICLE_FILE = /vehicles\/([a-z]+)\/([^/]+)\.xml$/;

/**
 * Reads an overlay's `sources.csv`: the client version of every vehicle file, by `nation/tag`. A row counts only if
 * its tag and path name the same vehicle; if a file was read several times, the newest row wins.
 */
export function readVehicleSources(source: string, file: string, faults: SourceFaults): Map<string, VehicleSource> {
  const found = new Map<string, VehicleSource>();
  for (const { line, row } of readCsv(source, file, faults, rowSchema)) {
    const [, nation, tag] = VEHICLE_FILE.exec(row.path) ?? [];
    if (tag !== row.tag) continue;
    const [, version, test] = VERSION.exec(row.client_version) ?? [];
    if (version === undefined) {
      faults.add(file, line, `should name a client version such as "2.4.0.2 #966", names "${row.client_version}"`);
      continue;
    }
    const key = `${nation}/${tag}`;
    const known = found.get(key);
    if (known !== undefined && compareVersions(known.version, version) >= 0) continue;
    found.set(key, { version, commonTest: test !== undefined, publisher: row.repo, commit: row.commit || null });
  }
  return found;
}

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
