import { type GameMap, mapsSchema } from "#app/game/maps/map.ts";
import type { Patch } from "#app/game/model/provenance.ts";
import type { ClientMethods } from "#app/game/replays/recording/client-methods.ts";
import { formatJson } from "#scripts/dataset/format-json.ts";
import { manifestPath, mapsPath } from "#scripts/dataset/paths.ts";
import type { StoredManifest } from "#scripts/dataset/stored-vehicle.ts";
import { ImportedDataset } from "./emit/dataset.ts";
import { emitLoadoutItems } from "./emit/loadout-items.ts";
import { emitStatistics, noteUnmatched } from "./emit/statistics.ts";
import { emitVehicles } from "./emit/vehicles.ts";
import type { ImportSources } from "./import-sources.ts";
import { clientMethodsOf } from "./normalise/client-methods.ts";
import { readMaps } from "./normalise/maps.ts";
import { patchOfTree, UNKNOWN_PATCH } from "./normalise/patch.ts";
import { readClient, type VehicleArmour } from "./normalise/read-client.ts";
import type { NamedArena } from "./read/arenas.ts";
import type { ClientSource } from "./read/client-source.ts";
import { ClientTree } from "./read/client-tree.ts";
import { GAME_TEXTS } from "./read/installed-game/game-arenas.ts";
import { Notes, type SourceFaults } from "./report.ts";
import { type DatasetSource, type SourceRefs, sourcesOf, textRefs } from "./sources.ts";

/** A map with where its minimap lies in the packages of a game. */
interface MapPicture {
  id: number;
  tag: string;
  file: string;
}

/** The minimaps that the definitions name. */
function minimapsOf(maps: readonly GameMap[], tree: ClientTree): MapPicture[] {
  return maps.flatMap(({ id, tag }) => {
    const file = tree.arena(tag).maybe("minimap")?.text();
    return file ? [{ id, tag, file }] : [];
  });
}

/** Adds the maps, when a list of arenas with their names was given. @returns them */
function emitMaps(
  dataset: ImportedDataset,
  arenas: readonly NamedArena[] | undefined,
  tree: ClientTree,
  notes: Notes,
  gameVersion: string,
): GameMap[] {
  if (arenas === undefined) return [];
  const maps = readMaps(arenas, tree, notes);
  dataset.add(["maps"], mapsPath, mapsSchema, { gameVersion, maps });
  return maps;
}

/** The result of a run: files by path, including their manifest. */
export interface ImportResult {
  files: Map<string, string>;
  manifest: StoredManifest;
  /** Data from an installed game that is not part of the dataset; empty without one. */
  beside: { armour: VehicleArmour[]; minimaps: MapPicture[]; replays: ReplaysOfGame | null };
}

/** The version of the installed client, and how to read events from its replays, or why that is unknown. */
export interface ReplaysOfGame {
  version: string;
  methods: ClientMethods | string;
}

/**
 * Reads, normalises and emits a whole dataset in memory.
 * @param say receives progress messages about slow steps
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
  const game = sources.clients.find(({ texts }) => texts !== undefined);
  const installed = game !== undefined;
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
  const itemSources = {
    later: sources.transcriptions,
    names: sources.fittingNames,
    gameVersion: source.patch.version,
  };
  const familyName = emitLoadoutItems(dataset, tree, itemSources, notes, faults);
  emitStatistics(dataset, records, sources.statistics, familyName);
  const maps = emitMaps(dataset, sources.arenas, tree, notes, source.patch.version);
  faults.throwIfAny();
  const manifest = dataset.manifest(source, counts, notes.toList());
  const files = dataset.files();
  files.set(manifestPath, formatJson(manifest));
  const minimaps = installed ? minimapsOf(maps, tree) : [];
  const replays = game?.version ? { version: game.version.version, methods: clientMethodsOf(game.files) } : null;
  return { files, manifest, beside: { armour: client.armour, minimaps, replays } };
}

/**
 * The game that a dataset is of: the newest whole client's, which has what no vehicle has for itself (equipment, maps).
 * @param vehicles patches of all vehicles
 */
function datasetSource(tree: ClientTree, vehicles: readonly { patch: Patch }[]): DatasetSource {
  const whole = tree.all.findLast(({ isWhole }) => isWhole) ?? tree;
  const patch = patchOfTree(whole.source);
  const realm = whole.source.version?.realm;
  if (patch === null) whole.fault("does not say of which game version it is: name it by --version");
  else if (!realm) whole.fault("does not say of which realm it is: name it by --realm, such as --realm EU");
  const others = new Map(vehicles.map((vehicle) => [vehicle.patch.version, vehicle.patch]));
  return {
    patch: patch ?? UNKNOWN_PATCH,
    realm: realm ?? "",
    others: [...others.values()].filter(({ version }) => version !== patch?.version),
  };
}

/**
 * Lays the trees over each other in the order given, and returns the last one.
 * @throws ImportFailure when the first is no whole client: every reader would miss its files
 */
function openTrees(sources: readonly ClientSource[], faults: SourceFaults): ClientTree {
  const [first, ...others] = sources;
  if (first === undefined) throw new Error("A run needs a client.");
  if (!first.files.has("item_defs/vehicles/common/supply_slot_types.xml")) {
    faults.add(
      first.name,
      "",
      "is no whole client (it has no item_defs/vehicles/common): give a client first, and then what lies over it",
    );
    faults.throwIfAny();
  }
  return others.reduce((tree, source) => new ClientTree(source, faults, tree), new ClientTree(first, faults));
}
