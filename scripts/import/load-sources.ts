import { readFileSync } from "node:fs";
import type { Faults } from "./faults.ts";
import type { Catalogue } from "./normalise/catalogue.ts";
import type { ImportOptions } from "./options.ts";
import { readArenas } from "./read/arenas.ts";
import { readLaterSteps } from "./read/later-steps.ts";
import { readNames } from "./read/names.ts";
import { readNewer } from "./read/newer.ts";
import { type JsonRequest, readPublisher } from "./read/publisher.ts";
import { clientFolder } from "./read/raw-files.ts";
import { readExpected, readMarks, readUsage } from "./read/statistics.ts";
import type { ImportSources } from "./run.ts";

/**
 * Opens every source the options name; what cannot be read is a fault.
 * @param request stands in for the network in tests
 */
export async function loadSources(
  options: ImportOptions,
  faults: Faults,
  request?: JsonRequest,
): Promise<ImportSources> {
  const read = <T>(file: string | undefined, parse: (text: string, file: string, faults: Faults) => T) => {
    const text = file === undefined ? undefined : readText(file, faults);
    return file === undefined || text === undefined ? undefined : parse(text, file, faults);
  };
  const files: Catalogue = {
    names: read(options.names, readNames) ?? new Map(),
    newer: read(options.newer, readNewer) ?? [],
    complete: false,
  };
  const { realm, applicationId } = options;
  const published = realm && applicationId ? await readPublisher(realm, applicationId, faults, request) : undefined;
  return {
    client: clientFolder(options.client),
    catalogue: published ? mergeCatalogues(published, files) : files,
    statistics: {
      expected: read(options.expected, readExpected),
      marks: read(options.marks, readMarks),
      usage: read(options.usage, readUsage),
    },
    arenas: read(options.maps, readArenas),
    laterSteps: read(options.research, readLaterSteps) ?? [],
  };
}

/** Files know roles and prices in bonds, which the publisher's API does not state: their rows win. */
function mergeCatalogues(published: Catalogue, files: Catalogue): Catalogue {
  const named = new Set(files.newer.map(({ id }) => id));
  return {
    names: new Map([...published.names, ...files.names]),
    newer: [...files.newer, ...published.newer.filter(({ id }) => !named.has(id))],
    complete: published.complete,
  };
}

function readText(file: string, faults: Faults): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    faults.add(file, "", error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
