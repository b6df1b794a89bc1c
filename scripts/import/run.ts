import { type Manifest, manifestSchema } from "#app/game/model/manifest.ts";
import { Dataset } from "./emit/dataset.ts";
import { manifestPath } from "./emit/paths.ts";
import { emitVehicles } from "./emit/vehicles.ts";
import type { Faults } from "./faults.ts";
import type { Catalogue } from "./normalise/catalogue.ts";
import { readClient } from "./normalise/read-client.ts";
import type { Statistics } from "./normalise/statistics.ts";
import { Notes } from "./notes.ts";
import { ClientTree } from "./read/client-tree.ts";
import type { RawFiles } from "./read/raw-files.ts";

/** Everything a run reads. */
export interface ImportSources {
  client: RawFiles;
  catalogue: Catalogue;
  statistics: Statistics;
}

/** What a run makes: files by path, and their manifest (which is one of them). */
export interface ImportResult {
  files: Map<string, string>;
  manifest: Manifest;
}

/**
 * Reads, normalises and emits a whole dataset in memory.
 * @throws ImportFailure naming every fault of every source
 */
export function runImport(sources: ImportSources, faults: Faults): ImportResult {
  const notes = new Notes();
  const tree = new ClientTree(sources.client, faults);
  const client = readClient(tree, sources.catalogue, notes);
  // Figures made from stand-ins for missing values would only bring follow-up faults.
  faults.throwIfAny();
  const dataset = new Dataset(faults);
  const counts = emitVehicles(dataset, client, sources, notes, faults);
  faults.throwIfAny();
  const manifest = dataset.manifest(counts, notes.toList());
  const files = dataset.files();
  files.set(manifestPath, `${JSON.stringify(manifestSchema.parse(manifest), null, 2)}\n`);
  return { files, manifest };
}
