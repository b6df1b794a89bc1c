import { formatJson } from "#scripts/dataset/format-json.ts";
import { manifestPath } from "#scripts/dataset/paths.ts";
import type { StoredManifest } from "#scripts/dataset/stored-vehicle.ts";
import { ImportedDataset } from "./emit/dataset.ts";
import { emitFittings } from "./emit/fittings.ts";
import { emitMaps, type MapPicture, minimapsOf } from "./emit/maps.ts";
import { emitStatistics } from "./emit/statistics.ts";
import { noteUnmatched } from "./emit/unmatched-statistics.ts";
import { emitVehicles } from "./emit/vehicles.ts";
import type { SourceFaults } from "./faults.ts";
import type { ImportSources } from "./import-sources.ts";
import { datasetSource } from "./normalise/dataset-source.ts";
import { readClient, type VehicleArmour } from "./normalise/read-client.ts";
import { Notes } from "./notes.ts";
import { GAME_TEXTS } from "./read/installed-game/game-arenas.ts";
import { openTrees } from "./read/open-trees.ts";
import { type SourceRefs, sourcesOf, textRefs } from "./sources.ts";

/** What a run makes: files by path, and their manifest (which is one of them). */
export interface ImportResult {
  files: Map<string, string>;
  manifest: StoredManifest;
  /** What an installed game has beside its definitions, which is no part of the dataset; empty without one. */
  beside: { armour: VehicleArmour[]; minimaps: MapPicture[] };
}

/**
 * Reads, normalises and emits a whole dataset in memory.
 * @param say is told what takes long
 * @throws ImportFailure naming every fault of every source
 */
export function runImport(
  sources: ImportSources,
  faults: SourceFaults,
  say: (text: string) => void = () => {},
): ImportResult {
  const notes = new Notes();
  const tree = openTrees(sources.clients, faults);
  const client = readClient(tree, sources.catalogue, notes, say);
  const source = datasetSource(tree, client.vehicles);
  // Stopping here, since figures computed from stand-ins would only cause follow-up faults.
  faults.throwIfAny();
  const installed = sources.clients.some(({ texts }) => texts !== undefined);
  const refs: SourceRefs = {
    ...sourcesOf(source, sources.catalogue.publisher, sources.transcriptions),
    ...textRefs(source, {
      names: installed && sources.catalogue.names.size === 0,
      maps: installed && (sources.arenas ?? []).every(({ nameSource }) => nameSource === GAME_TEXTS),
    }),
  };
  say("Making the records");
  const { marksDate, mastery } = sources.statistics;
  if (mastery) refs.mastery = mastery.source;
  if (refs.marks && marksDate !== undefined) refs.marks = { ...refs.marks, date: marksDate };
  const dataset = new ImportedDataset(faults, refs);
  const { records, counts } = emitVehicles(dataset, client, sources, refs, notes, faults);
  noteUnmatched(records, client, sources.statistics, notes);
  const fittings = {
    later: sources.transcriptions ?? {},
    names: sources.fittingNames ?? [],
    gameVersion: source.patch.version,
  };
  const familyName = emitFittings(dataset, tree, fittings, notes, faults);
  emitStatistics(dataset, records, sources.statistics, familyName);
  const maps = emitMaps(dataset, sources.arenas, tree, notes, source.patch.version);
  faults.throwIfAny();
  const manifest = dataset.manifest(source, counts, notes.toList());
  const files = dataset.files();
  files.set(manifestPath, formatJson(manifest));
  return { files, manifest, beside: { armour: client.armour, minimaps: installed ? minimapsOf(maps, tree) : [] } };
}
