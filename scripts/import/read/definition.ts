import type { SourceFaults } from "#scripts/import/report.ts";
import type { RawFiles } from "./client-source.ts";
import { Cursor } from "./cursor.ts";
import { isPacked, parsePacked } from "./installed-game/packed-section.ts";
import { parseXml, UNREAD, type XmlElement } from "./xml.ts";

/**
 * Parses a file of definitions: plain XML, or the packed sections that clients are shipped with.
 * @param unread names of elements that are left out
 * @returns the root element, or undefined after adding a fault
 */
export function parseDefinition(
  source: string | Uint8Array,
  file: string,
  faults: SourceFaults,
  unread: ReadonlySet<string> = UNREAD,
): XmlElement | undefined {
  if (typeof source === "string") return parseXml(source, file, faults, unread);
  if (isPacked(source)) return parsePacked(source, file, faults, unread);
  return parseXml(new TextDecoder().decode(source), file, faults, unread);
}

/** A file of definitions at its root element; undefined where there is no such file. */
export function openDefinition(files: RawFiles, path: string, faults: SourceFaults): Cursor | undefined {
  const source = files.read(path);
  return source === undefined ? undefined : new Cursor(path, "", parseDefinition(source, path, faults), faults);
}
