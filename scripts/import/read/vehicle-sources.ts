import { z } from "zod";
import { compareVersions } from "#app/game/model/versions.ts";
import type { SourceFaults } from "../faults.ts";
import { readCsv } from "./tables/csv.ts";

/** Where one vehicle of an overlay was read. */
export interface VehicleSource {
  version: string;
  commonTest: boolean;
  publisher: string;
  commit: string | null;
}

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
    if (nation === undefined || tag !== row.tag) continue;
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
