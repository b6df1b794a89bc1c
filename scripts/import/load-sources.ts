import { readFileSync } from "node:fs";
import type { Faults } from "./faults.ts";
import type { ImportSources } from "./import-sources.ts";
import type { Catalogue } from "./normalise/fittings/catalogue.ts";
import type { ImportOptions } from "./options.ts";
import { readArenas } from "./read/arenas.ts";
import type { ClientSource } from "./read/client-source.ts";
import type { ClientVersion } from "./read/client-version.ts";
import { openDefinitions } from "./read/definitions-folder.ts";
import { type InstalledGame, openGame } from "./read/installed-game/open-game.ts";
import { readPublishedMastery } from "./read/publisher/mastery.ts";
import { readPublisher } from "./read/publisher/publisher.ts";
import { type JsonRequest, requestJson } from "./read/publisher/publisher-request.ts";
import { readStated } from "./read/stated/read-stated.ts";
import { readBattles } from "./read/tables/battles.ts";
import { readFittingNames } from "./read/tables/fitting-names.ts";
import { readModuleNames, readVehicleNames } from "./read/tables/game-names.ts";
import { readLaterResearch } from "./read/tables/later-research.ts";
import { readNames } from "./read/tables/names.ts";
import { readNewer } from "./read/tables/newer-vehicles.ts";
import { readExpected, readMarks, readMarksDate, readUsage } from "./read/tables/statistics.ts";
import { transcriptionsOf } from "./read/transcriptions.ts";

/**
 * Opens every source that the options name; an unreadable one is a fault.
 * @param request stands in for the network in tests
 * @param say is told what takes long
 */
export async function loadSources(
  options: ImportOptions,
  faults: Faults,
  request?: JsonRequest,
  say: (text: string) => void = () => {},
): Promise<ImportSources> {
  const read = <T>(file: string | undefined, parse: (text: string, file: string, faults: Faults) => T) => {
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
  const published = realm && applicationId ? await readPublisher(realm, applicationId, faults, request) : undefined;
  const mastery =
    realm && applicationId
      ? await readPublishedMastery({ realm, applicationId, faults, request: request ?? requestJson, pause: 1000 })
      : undefined;
  const game = await loadGame(options, faults, say);
  const stated: ClientVersion | undefined = options.version
    ? { version: options.version, label: null, build: null, realm: options.clientRealm ?? null }
    : undefined;
  const overlays = options.clients.map((folder) => openDefinitions(folder, stated, faults));
  return {
    clients: [...(game ? [gameSource(game)] : []), ...overlays],
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
    fittingNames: read(options.fittingNames, readFittingNames) ?? [],
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

/** @throws ImportFailure when the game cannot be read: whatever else is wrong would follow from that */
async function loadGame(
  { game, clientRealm }: ImportOptions,
  faults: Faults,
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

/** An installed game is one tree of definitions like others. */
function gameSource({ name, files, version, names, texts }: InstalledGame): ClientSource {
  return { name, files, version, vehicleSources: new Map(), names, texts };
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

function readText(file: string, faults: Faults): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    faults.add(file, "", error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
