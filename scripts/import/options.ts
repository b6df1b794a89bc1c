import { parseArgs } from "node:util";
import { PUBLISHER_REALMS, type PublisherRealm } from "./read/publisher/publisher-request.ts";

/** The locations of a run's sources. */
export interface ImportOptions {
  /** Folder of an installed game. */
  game: string | undefined;
  /** Folders of definitions, each overlay after what it overlays. */
  clients: string[];
  /** Version of the folders that do not state theirs. */
  version: string | undefined;
  /** Where the client plays: expected of an installed game, taken for a folder that does not state it. */
  clientRealm: string | undefined;
  names: string | undefined;
  /** The game's own names of vehicles, and of modules. */
  vehicleNames: string | undefined;
  moduleNames: string | undefined;
  /** The game's own item names. */
  fittingNames: string | undefined;
  newer: string | undefined;
  expected: string | undefined;
  marks: string | undefined;
  usage: string | undefined;
  /** Results of battles, for the marks of mastery. */
  battles: string | undefined;
  maps: string | undefined;
  /** Steps of research that later clients state. */
  research: string | undefined;
  /** Files of stats that later sources state, each recognised by its contents. */
  stated: string[];
  /** Realm of the publisher's API, instead of files for names and newer vehicles. */
  realm: PublisherRealm | undefined;
  applicationId: string | undefined;
  out: string;
}

const USAGE = `npm run data:import -- --game DIR [--client OVERLAY …] [--realm EU]    an installed game
npm run data:import -- --client DIR [--client OVERLAY …] [--version 1.26.1.0] [--realm EU]    unpacked definitions
  (--names FILE | --publisher eu --application-id ID; a game needs neither)
  [--vehicle-names FILE] [--module-names FILE] [--fitting-names FILE] [--newer FILE] [--expected FILE] [--marks FILE] [--usage FILE] [--battles FILE] [--maps FILE] [--research FILE] [--stated FILE …] [--out DIR]`;

/**
 * Reads the command line.
 * @throws Error with the usage when something is missing or unknown
 */
export function readOptions(args: readonly string[]): ImportOptions {
  const text = { type: "string" } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        game: text,
        client: { type: "string", multiple: true },
        version: text,
        realm: text,
        names: text,
        "vehicle-names": text,
        "module-names": text,
        "fitting-names": text,
        newer: text,
        expected: text,
        marks: text,
        usage: text,
        battles: text,
        maps: text,
        research: text,
        stated: { type: "string", multiple: true },
        publisher: text,
        "application-id": text,
        out: { type: "string", default: "data/game" },
      },
    });
    const { client: clients = [], "application-id": applicationId, ...rest } = values;
    if (rest.game === undefined && clients.length === 0) throw new Error("--game or --client is missing");
    if (
      rest.game === undefined &&
      rest.names === undefined &&
      (rest.publisher === undefined || applicationId === undefined)
    ) {
      throw new Error("names come from --names or from --publisher with --application-id");
    }
    return {
      game: rest.game,
      clients,
      version: rest.version === undefined ? undefined : readVersion(rest.version),
      clientRealm: rest.realm,
      names: rest.names,
      vehicleNames: rest["vehicle-names"],
      moduleNames: rest["module-names"],
      fittingNames: rest["fitting-names"],
      newer: rest.newer,
      expected: rest.expected,
      marks: rest.marks,
      usage: rest.usage,
      battles: rest.battles,
      maps: rest.maps,
      research: rest.research,
      stated: rest.stated ?? [],
      realm: rest.publisher === undefined ? undefined : readRealm(rest.publisher),
      applicationId,
      out: rest.out,
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}

function readVersion(text: string): string {
  if (/^\d+(\.\d+){2,3}$/.test(text)) return text;
  throw new Error(`--version should be a version such as 1.26.1.0, and is "${text}"`);
}

function readRealm(text: string): PublisherRealm {
  const realm = PUBLISHER_REALMS.find((known) => known === text);
  if (realm === undefined) throw new Error(`the publisher has no realm "${text}" (${PUBLISHER_REALMS.join(", ")})`);
  return realm;
}
