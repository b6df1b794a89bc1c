import type { XmlElement } from "./xml.ts";

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
