import type { SourceFaults } from "../faults.ts";
import { isPacked, parsePacked } from "./installed-game/packed-section.ts";
import { parseXml, type XmlElement } from "./xml.ts";

/**
 * Parses a file of definitions: plain XML, or the packed sections that clients are shipped with.
 * @returns the root element, or undefined after adding a fault
 */
export function parseDefinition(
  source: string | Uint8Array,
  file: string,
  faults: SourceFaults,
): XmlElement | undefined {
  if (typeof source === "string") return parseXml(source, file, faults);
  if (isPacked(source)) return parsePacked(source, file, faults);
  return parseXml(new TextDecoder().decode(source), file, faults);
}
