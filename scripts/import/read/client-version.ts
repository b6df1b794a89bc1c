import type { SourceFaults } from "#scripts/import/report.ts";
import { Cursor } from "./cursor.ts";
import { parseXml } from "./xml.ts";

/** What `version.xml` says of a client. */
export interface ClientVersion {
  /** The patch, such as "2.4.0.2". */
  version: string;
  /** The text between patch and build, such as "Common Test"; null for a client of the live servers. */
  label: string | null;
  /** The client's region, such as "EU"; null if the file does not say. */
  realm: string | null;
}

/** `v.2.4.0.2 #966`, `v.2.4.1.0 Common Test #12`. */
const VERSION = /^v\.\s?(\d+(?:\.\d+){2,3})(?:\s+([^#]*?))?(?:\s*#\d+)?$/;

/**
 * Reads a client's `version.xml`, which is plain XML in every client.
 * @returns undefined after adding a fault
 */
export function readClientVersion(source: string, file: string, faults: SourceFaults): ClientVersion | undefined {
  const root = new Cursor(file, "", parseXml(source, file, faults), faults);
  const element = root.child("version");
  if (element.element === undefined) return undefined;
  const [, version, label] = VERSION.exec(element.text()) ?? [];
  if (version === undefined) {
    element.fault(`should hold a version such as "v.2.4.0.2 #966", holds "${element.text()}"`);
    return undefined;
  }
  const realm = root.maybe("meta")?.maybe("realm")?.text();
  return { version, label: label || null, realm: realm || null };
}
