import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import type { SourceFaults } from "#scripts/import/report.ts";
import type { PublishedName } from "../normalise/loadout-items/catalogue.ts";
import { type ClientSource, clientFolder, type RawFiles, readVehicleSources } from "./client-source.ts";
import { type ClientVersion, readClientVersion } from "./client-version.ts";
import { readCsv } from "./tables/csv.ts";

const VEHICLES = "item_defs/vehicles/";

/**
 * Opens one `--client` folder: an unpacked client (with `scripts/item_defs`), or an overlay that holds the nation
 * folders directly, with `sources.csv` and `names.csv` next to them if available.
 * @param version of the tree, if it does not state its own
 */
export function openDefinitions(
  folder: string,
  version: ClientVersion | undefined,
  faults: SourceFaults,
): ClientSource {
  const isClient = existsSync(join(folder, "scripts/item_defs"));
  if (!isClient) checkOverlay(folder, faults);
  const read = <T>(name: string, parse: (text: string, file: string, faults: SourceFaults) => T) => {
    const file = join(folder, name);
    return existsSync(file) ? parse(readFileSync(file, "utf8"), file, faults) : undefined;
  };
  const own = read("version.xml", readClientVersion);
  const vehicleSources = isClient ? undefined : read("sources.csv", readVehicleSources);
  if (version === undefined && vehicleSources === undefined && !existsSync(join(folder, "version.xml"))) {
    faults.add(
      folder,
      "",
      "does not say of which game version it is (no version.xml): name it by --version, such as --version 1.26.1.0",
    );
  }
  return {
    name: folder,
    files: isClient ? clientFolder(folder) : overlayFolder(folder),
    version: own ?? version ?? null,
    vehicleSources: vehicleSources ?? new Map(),
    names: (isClient ? undefined : read("names.csv", readTreeNames)) ?? new Map(),
  };
}

/**
 * An override that the overlay's author could only put in a comment, because other readers would take it for a whole
 * list.
 */
const SHOTS_IN_A_COMMENT = /<!--[^<>]*(<shots>[\s\S]*?<\/shots>)\s*-->/g;

function overlayFolder(folder: string): RawFiles {
  const at = (path: string) =>
    join(folder, path.startsWith(VEHICLES) ? path.slice(VEHICLES.length) : `scripts/${path}`);
  return {
    read: (path) =>
      existsSync(at(path)) ? readFileSync(at(path), "utf8").replace(SHOTS_IN_A_COMMENT, "$1") : undefined,
    has: (path) => existsSync(at(path)),
  };
}

/** Every nation of an overlay has a list, and every file of a vehicle is in it: nothing is passed over silently. */
function checkOverlay(folder: string, faults: SourceFaults): void {
  const nations = NATIONS.filter((nation) => existsSync(join(folder, nation)));
  if (nations.length === 0) {
    faults.add(folder, "", "holds neither a client (scripts/item_defs) nor vehicles of a nation");
  }
  for (const nation of nations) {
    const list = join(folder, nation, "list.xml");
    if (!existsSync(list)) {
      faults.add(list, "", "the file is missing, so the vehicles beside it cannot be read");
      continue;
    }
    const text = readFileSync(list, "utf8");
    for (const file of readdirSync(join(folder, nation)).filter(
      (name) => name.endsWith(".xml") && name !== "list.xml",
    )) {
      const tag = file.replace(/(_siege_mode)?\.xml$/, "");
      if (!text.includes(`<${tag}>`))
        faults.add(join(folder, nation, file), "", "the list beside it does not name this vehicle");
    }
  }
}

const rowSchema = z.object({
  tank_id: z.coerce.number().int().positive(),
  tag: z.string().min(1),
  name: z.string().min(1),
});

/** Reads the English names of an overlay from `tank_id,nation,tag,name`; a second row for an id is a fault. */
function readTreeNames(source: string, file: string, faults: SourceFaults): Map<number, PublishedName> {
  const names = new Map<number, PublishedName>();
  for (const { line, row } of readCsv(source, file, faults, rowSchema)) {
    if (names.has(row.tank_id)) faults.add(file, line, `names the vehicle ${row.tank_id} a second time`);
    names.set(row.tank_id, { name: row.name, shortName: "", tag: row.tag });
  }
  return names;
}
