import { parseArgs } from "node:util";
import { PUBLISHER_REALMS, type PublisherRealm } from "./read/publisher.ts";

/** Where the sources of a run lie. */
export interface ImportOptions {
  client: string;
  names: string | undefined;
  newer: string | undefined;
  expected: string | undefined;
  marks: string | undefined;
  usage: string | undefined;
  maps: string | undefined;
  /** Steps of research that later clients state. */
  research: string | undefined;
  /** Realm of the publisher's API, instead of files for names and newer vehicles. */
  realm: PublisherRealm | undefined;
  applicationId: string | undefined;
  out: string;
}

const USAGE = `npm run data:import -- --client DIR (--names FILE | --publisher eu --application-id ID)
  [--newer FILE] [--expected FILE] [--marks FILE] [--usage FILE] [--maps FILE] [--research FILE] [--out DIR]`;

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
        client: text,
        names: text,
        newer: text,
        expected: text,
        marks: text,
        usage: text,
        maps: text,
        research: text,
        publisher: text,
        "application-id": text,
        out: { type: "string", default: "data/game" },
      },
    });
    const { client, "application-id": applicationId, ...rest } = values;
    if (client === undefined) throw new Error("--client is missing");
    if (rest.names === undefined && (rest.publisher === undefined || applicationId === undefined)) {
      throw new Error("names come from --names or from --publisher with --application-id");
    }
    return {
      client,
      names: rest.names,
      newer: rest.newer,
      expected: rest.expected,
      marks: rest.marks,
      usage: rest.usage,
      maps: rest.maps,
      research: rest.research,
      realm: rest.publisher === undefined ? undefined : readRealm(rest.publisher),
      applicationId,
      out: rest.out,
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}

function readRealm(text: string): PublisherRealm {
  const realm = PUBLISHER_REALMS.find((known) => known === text);
  if (realm === undefined) throw new Error(`the publisher has no realm "${text}" (${PUBLISHER_REALMS.join(", ")})`);
  return realm;
}
