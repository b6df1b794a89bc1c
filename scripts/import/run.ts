import { type Manifest, manifestSchema } from "#app/game/model/manifest.ts";
import { Dataset } from "./emit/dataset.ts";
import { emitFittings } from "./emit/fittings.ts";
import { emitMaps } from "./emit/maps.ts";
import { manifestPath } from "./emit/paths.ts";
import { emitTrees } from "./emit/trees.ts";
import { emitStatistics } from "./emit/vehicle-statistics.ts";
import { emitVehicles } from "./emit/vehicles.ts";
import type { Faults } from "./faults.ts";
import type { Catalogue } from "./normalise/catalogue.ts";
import type { LaterStep } from "./normalise/later-steps.ts";
import { readClient } from "./normalise/read-client.ts";
import type { Statistics } from "./normalise/statistics.ts";
import { Notes } from "./notes.ts";
import type { NamedArena } from "./read/arenas.ts";
import { ClientTree } from "./read/client-tree.ts";
import type { RawFiles } from "./read/raw-files.ts";

/** Everything a run reads. */
export interface ImportSources {
  client: RawFiles;
  catalogue: Catalogue;
  statistics: Statistics;
  /** Arenas with their names; undefined where no list was given. */
  arenas: NamedArena[] | undefined;
  /** Steps of research that later clients state. */
  laterSteps: LaterStep[];
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
  const emitted = emitVehicles(dataset, client, sources, notes, faults);
  emitTrees(dataset, emitted, sources.laterSteps.length > 0);
  emitStatistics(dataset, emitted.records);
  emitFittings(dataset, tree, notes);
  emitMaps(dataset, sources.arenas, tree, notes);
  faults.throwIfAny();
  const manifest = dataset.manifest(emitted.counts, notes.toList());
  const files = dataset.files();
  files.set(manifestPath, `${JSON.stringify(manifestSchema.parse(manifest), null, 2)}\n`);
  return { files, manifest };
}
