import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { SourceFaults } from "#scripts/import/report.ts";

/** An element of the game's files; in mixed content, text next to children. */
export interface XmlElement {
  name: string;
  /** All text directly inside the element, trimmed. */
  text: string;
  children: XmlElement[];
}

/** Parts that only the renderer or the sound needs; skipping them takes a third off the time. */
export const UNREAD: ReadonlySet<string> = new Set([
  "models",
  "customization",
  "effects",
  "emblems",
  "splineDesc",
  "sourceCollisionHullPoints",
  "collisionHull",
  "traces",
  "drivenJoints",
  "AODecals",
  "leveredSuspension",
]);

const parserOf = (unread: ReadonlySet<string>) =>
  new XMLParser({
    preserveOrder: true,
    // Stryker disable next-line BooleanLiteral: nothing reads attributes, which would only take time
    ignoreAttributes: true,
    parseTagValue: false,
    trimValues: true,
    ignoreDeclaration: true,
    // Stryker disable next-line all: it only saves time
    stopNodes: [...unread].map((name) => `*.${name}`),
  });
const parser = parserOf(UNREAD);

/**
 * Rewrites what the game's tools write but XML forbids: namespace elements without a namespace, and names that begin
 * with a digit (the root is named after the file, `<01_karelia.xml>`).
 */
export function normaliseXml(source: string): string {
  return source.replace(/<(\/?)(xmlns|xsi):/g, "<$1$2_").replace(/<(\/?)(?=[0-9])/g, "<$1_");
}

/** The name that an element of a packed file has in XML, by the same rules. */
export function elementName(name: string): string {
  return normaliseXml(`<${name}`).slice(1);
}

/**
 * Parses one file strictly.
 * @param unread names of elements that are left out
 * @returns the root element, or undefined after adding a fault
 */
export function parseXml(
  source: string,
  file: string,
  faults: SourceFaults,
  unread: ReadonlySet<string> = UNREAD,
): XmlElement | undefined {
  const normal = normaliseXml(source);
  const verdict = XMLValidator.validate(normal);
  if (verdict !== true) {
    const { msg, line } = verdict.err;
    faults.add(file, "", `not well-formed: ${msg} (line ${line})`);
    return undefined;
  }
  const [root, ...rest] = toElements(
    (unread === UNREAD ? parser : parserOf(unread)).parse(normal) as RawNode[],
    unread,
  ).elements;
  if (root === undefined || rest.length > 0) {
    faults.add(file, "", "not well-formed: a file has exactly one root element");
    return undefined;
  }
  return root;
}

type RawNode = Record<string, unknown>;

function toElements(nodes: RawNode[], unread: ReadonlySet<string>): { text: string; elements: XmlElement[] } {
  const elements: XmlElement[] = [];
  let text = "";
  for (const node of nodes) {
    for (const [name, value] of Object.entries(node)) {
      if (name === "#text") {
        text += ` ${String(value)}`;
      } else if (Array.isArray(value) && !unread.has(name)) {
        const inner = toElements(value as RawNode[], unread);
        elements.push({ name, text: inner.text.trim(), children: inner.elements });
      }
    }
  }
  return { text, elements };
}

/** Lays one element over another piece by piece: what `over` says counts, all else is the base's, in its order. */
export function mergeXml(base: XmlElement, over: XmlElement): XmlElement {
  const known = new Set(base.children.map(({ name }) => name));
  const children = base.children.map((child) => {
    const own = over.children.find(({ name }) => name === child.name);
    return own ? mergeXml(child, own) : child;
  });
  return {
    name: base.name,
    text: over.text === "" ? base.text : over.text,
    children: [...children, ...over.children.filter(({ name }) => !known.has(name))],
  };
}
