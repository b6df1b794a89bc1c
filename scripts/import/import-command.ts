import { readFileSync } from "node:fs";
import { z } from "zod";
import { sourceRefSchema } from "#app/game/model/provenance.ts";
import type { VehicleHistory } from "#app/game/model/vehicle/history.ts";
import { formatJson } from "#scripts/dataset/format-json.ts";
import { manifestPath, storedEarlierMarksPath, storedHistoryPath, storedMarksPath } from "#scripts/dataset/paths.ts";
import { datesOfEarlierMarks, openStored, readFiles, type StoredDataset } from "#scripts/dataset/stored-dataset.ts";
import { storedHistorySchema, storedMarksSchema } from "#scripts/dataset/stored-vehicle.ts";
import { nextHistories } from "#scripts/import/diff/diff.ts";
import { deriveDataset } from "#scripts/publish/derive/derive.ts";
import { Fault } from "#scripts/tools.ts";
import { installedFolder, takeFromGame } from "./emit/installed-files.ts";
import { writeDataset } from "./emit/write.ts";
import type { ImportSources } from "./import-sources.ts";
import type { Catalogue } from "./normalise/loadout-items/catalogue.ts";
import { type ImportOptions, readOptions } from "./options.ts";
import { readArenas } from "./read/arenas.ts";
import type { ClientVersion } from "./read/client-version.ts";
import { openDefinitions } from "./read/definitions-folder.ts";
import { type InstalledGame, openGame } from "./read/installed-game/open-game.ts";
import { readPublishedMastery, readPublisher } from "./read/publisher/publisher.ts";
import { type JsonRequest, requestJson } from "./read/publisher/publisher-request.ts";
import { readStated } from "./read/stated/read-stated.ts";
import { readItemNames, readModuleNames, readNames, readVehicleNames } from "./read/tables/names.ts";
import { readLaterResearch, readNewer } from "./read/tables/newer-vehicles.ts";
import { readBattles, readExpected, readMarks, readMarksDate, readUsage } from "./read/tables/statistics.ts";
import { transcriptionsOf } from "./read/transcriptions.ts";
import { ImportFailure, SourceFaults } from "./report.ts";
import { type ImportResult, runImport } from "./run.ts";

/** Where the command prints its messages and errors. */
interface Console {
  log(text: string): void;
  error(text: string): void;
}

/**
 * Reads the sources named by the arguments and writes the dataset.
 * @returns the exit code: 0, or 1 when a source has a fault; the old dataset is then untouched
 */
export async function importCommand(args: readonly string[], out: Console): Promise<0 | 1> {
  const started = performance.now();
  try {
    const options = readOptions(args);
    const faults = new SourceFaults();
    const say = (text: string) => out.log(text);
    const sources = await loadSources(options, faults, undefined, say);
    const result = runImport(sources, faults, say);
    const history = keepHistory(options.out, openStored(result.files, options.out), result.files);
    const marks = keepMarks(readFiles(options.out), result.files);
    // What cannot be published is not written either.
    deriveDataset(openStored(result.files, options.out));
    const installed = installedFolder(options.out);
    const taken = options.game && (await takeFromGame(options.game, result.beside, installed, faults, say));
    writeDataset(options.out, result.files);
    if (taken) writeDataset(installed, taken.files);
    const said = [history, marks, ...(taken ? [taken.said] : [])].join("\n");
    out.log(summaryOf(result, said, (performance.now() - started) / 1000));
    return 0;
  } catch (error) {
    out.error(error instanceof Error ? error.message : String(error));
    if (error instanceof ImportFailure) out.error("The dataset was left as it was.");
    return 1;
  }
}

/** Items of one note that are printed before "and so on". */
const MAX_LISTED = 3;

/** A run's results in a few lines. */
function summaryOf({ manifest, files }: ImportResult, history: string, seconds: number): string {
  const { counts, notes } = manifest;
  const leftOut = Object.values(counts.leftOut).reduce((sum, count) => sum + count, 0);
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const rules = Object.entries(counts.leftOut).map(([rule, count]) => `${rule} ${count}`);
  return [
    `${counts.full} of ${counts.entries} entries in full, ${leftOut} left out (${rules.join(", ")})`,
    `${counts.summary} newer vehicles as summaries`,
    ...notes.map(({ kind, count, items }) => {
      const more = items.length > MAX_LISTED ? ", …" : "";
      return `note: ${kind}: ${count} (${items.slice(0, MAX_LISTED).join(", ")}${more})`;
    }),
    history,
    `${files.size} files, ${(bytes / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s`,
  ].join("\n");
}

/** The part of a manifest that is read, whatever shape the rest of the dataset has. */
const datedMarks = z.object({ sources: z.object({ marks: sourceRefSchema.extend({ date: z.iso.date() }) }) });

/**
 * Adds the previous dataset's mark thresholds to an imported one, each snapshot under its date, so that every
 * publishing can show how they developed. For the imported day, the imported snapshot counts.
 * @param old files of the dataset that is replaced
 * @param files of the new one, to which the earlier snapshots are added
 * @returns a message about it
 */
export function keepMarks(old: ReadonlyMap<string, string>, files: Map<string, string>): string {
  const last = dateOfMarks(old);
  const snapshots = datesOfEarlierMarks(old).map((date) => [date, storedEarlierMarksPath(date)] as const);
  if (last !== null) snapshots.push([last, storedMarksPath]);
  const now = dateOfMarks(files);
  const lost: string[] = [];
  let kept = 0;
  for (const [date, path] of snapshots) {
    if (date === now) continue;
    const marks = parsed(old.get(path), storedMarksSchema);
    if (marks === null) {
      lost.push(date);
      continue;
    }
    files.set(storedEarlierMarksPath(date), formatJson(marks));
    kept++;
  }
  const cannot = lost.length === 0 ? "" : `; not readable, and left out: ${lost.join(", ")}`;
  return `earlier snapshots of the marks: ${kept}${cannot}`;
}

function dateOfMarks(files: ReadonlyMap<string, string>): string | null {
  if (!files.has(storedMarksPath)) return null;
  return parsed(files.get(manifestPath), datedMarks)?.sources.marks.date ?? null;
}

function parsed<T>(text: string | undefined, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}

/** The existing vehicle histories, by tank_id, and a message about them. */
interface Kept {
  histories: ReadonlyMap<number, VehicleHistory>;
  said: string;
}

/**
 * Adds to an imported dataset the replaced one's history of earlier patches, and the differences between the two.
 * @param folder of the dataset that is replaced
 * @param imported the new one, and its files, to which the histories are added
 * @returns a message about it
 */
function keepHistory(folder: string, imported: StoredDataset, files: Map<string, string>): string {
  const { histories, said } = historiesAfter(readFiles(folder), folder, imported);
  for (const vehicle of imported.vehicles) {
    const patches = histories.get(vehicle.id);
    if (patches)
      files.set(storedHistoryPath(vehicle), formatJson(storedHistorySchema.parse({ id: vehicle.id, patches })));
  }
  return said;
}

function historiesAfter(old: ReadonlyMap<string, string>, folder: string, imported: StoredDataset): Kept {
  if (!old.has(manifestPath)) return { histories: new Map(), said: "no dataset before this one, so no history" };
  try {
    const histories = nextHistories(openStored(old, folder), imported);
    return { histories, said: `vehicles with a history of changes: ${histories.size}` };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const said = `no changes noted, since the dataset before this one cannot be compared. ${error.message}`;
    return { histories: readableHistories(old, imported), said };
  }
}

/** The histories of a dataset that as a whole is of another shape. */
function readableHistories(old: ReadonlyMap<string, string>, { vehicles }: StoredDataset): Kept["histories"] {
  return new Map(
    vehicles.flatMap((vehicle): [number, VehicleHistory][] => {
      const text = old.get(storedHistoryPath(vehicle));
      const stored = text === undefined ? undefined : storedHistorySchema.safeParse(JSON.parse(text));
      return stored?.data?.id === vehicle.id ? [[vehicle.id, stored.data.patches]] : [];
    }),
  );
}

/**
 * Opens every source that the options name; an unreadable one is a fault.
 * @param request replaces the network in tests
 * @param say receives messages about slow steps
 */
export async function loadSources(
  options: ImportOptions,
  faults: SourceFaults,
  request: JsonRequest = requestJson,
  say: (text: string) => void = () => {},
): Promise<ImportSources> {
  const read = <T>(file: string | undefined, parse: (text: string, file: string, faults: SourceFaults) => T) => {
    const text = file === undefined ? undefined : readText(file, faults);
    return file === undefined || text === undefined ? undefined : parse(text, file, faults);
  };
  const files: Catalogue = {
    names: read(options.names, readNames) ?? new Map(),
    vehicleNames: read(options.vehicleNames, readVehicleNames),
    moduleNames: read(options.moduleNames, readModuleNames),
    newer: read(options.newer, readNewer) ?? [],
    complete: false,
  };
  const { realm, applicationId } = options;
  const publisher = realm && applicationId ? { realm, applicationId, faults, request, pause: 1000 } : undefined;
  const published = publisher && (await readPublisher(publisher));
  const mastery = publisher && (await readPublishedMastery(publisher));
  const game = await loadGame(options, faults, say);
  const stated: ClientVersion | undefined = options.version
    ? { version: options.version, label: null, realm: options.clientRealm ?? null }
    : undefined;
  const overlays = options.clients.map((folder) => openDefinitions(folder, stated, faults));
  return {
    clients: [...(game ? [game] : []), ...overlays],
    catalogue: published ? mergeCatalogues(published, files) : files,
    statistics: {
      expected: read(options.expected, readExpected),
      marks: read(options.marks, readMarks),
      marksDate: read(options.marks, readMarksDate),
      usage: read(options.usage, readUsage),
      battles: read(options.battles, readBattles),
      mastery,
    },
    arenas: options.maps === undefined ? game?.arenas : read(options.maps, readArenas),
    fittingNames: read(options.fittingNames, readItemNames) ?? [],
    laterResearch: read(options.research, readLaterResearch) ?? [],
    stated: readStated(
      options.stated.flatMap((file) => {
        const text = readText(file, faults);
        return text === undefined ? [] : [{ file, text }];
      }),
      faults,
    ),
    transcriptions: transcriptionsOf(options.clients, faults),
  };
}

/** @throws ImportFailure if the game cannot be read: all other faults would only follow from that */
async function loadGame(
  { game, clientRealm }: ImportOptions,
  faults: SourceFaults,
  say: (text: string) => void,
): Promise<InstalledGame | undefined> {
  if (game === undefined) return undefined;
  say(`Reading the game in ${game}`);
  const quarters = new Set<number>();
  const opened = await openGame(game, clientRealm, faults, (done, all) => {
    const quarter = Math.floor((done / all) * 4);
    if (quarter > 0 && !quarters.has(quarter)) say(`  ${done} of ${all} files`);
    quarters.add(quarter);
  });
  faults.throwIfAny();
  return opened;
}

/** Files have roles and prices in bonds, which the publisher's API lacks: their rows take precedence. */
function mergeCatalogues(published: Catalogue, files: Catalogue): Catalogue {
  const named = new Set(files.newer.map(({ id }) => id));
  return {
    ...published,
    vehicleNames: files.vehicleNames,
    moduleNames: files.moduleNames,
    names: new Map([...published.names, ...files.names]),
    newer: [...files.newer, ...published.newer.filter(({ id }) => !named.has(id))],
  };
}

function readText(file: string, faults: SourceFaults): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    faults.add(file, "", error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
