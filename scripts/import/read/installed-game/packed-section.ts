import type { Faults } from "../../faults.ts";
import { elementName, UNREAD, type XmlElement } from "../xml.ts";
import { valueText } from "./packed-value.ts";

const MAGIC = 0x62a14e45;
/** The game's own files go 13 deep. */
const DEEPEST = 32;

/** Length of a section's head: the number of its children, and its own descriptor. */
const HEAD = 6;
/** Length of what the head says of each child: the index of its name, and its descriptor. */
const CHILD = 6;

/** Whether a file is packed: its first four bytes say so. */
export function isPacked(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && view(bytes).getUint32(0, true) === MAGIC;
}

/**
 * Parses a file of packed sections strictly: every byte belongs to a value, no end lies beyond that of the section
 * around it. The root is named after the file, as in the XML that the sections were made of.
 * @returns the root element, or undefined after adding a fault
 */
export function parsePacked(bytes: Uint8Array, file: string, faults: Faults): XmlElement | undefined {
  try {
    return new PackedFile(bytes).root(elementName(file.slice(file.lastIndexOf("/") + 1)));
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    faults.add(file, error.element, `not well packed: ${error.message}`);
    return undefined;
  }
}

/** What is wrong with a file, and in which element. */
class Damage extends Error {
  readonly element: string;

  constructor(element: string, message: string) {
    super(message);
    this.element = element;
  }
}

class PackedFile {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  /** Names of elements; null for those that nobody reads. */
  readonly #names: (string | null)[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = view(bytes);
  }

  root(name: string): XmlElement {
    if (!isPacked(this.#bytes)) throw new Damage("", "it does not begin with the number of packed sections");
    if (this.#bytes[4] !== 0) throw new Damage("", `it is of the unknown version ${this.#bytes[4]}`);
    const start = this.#readNames(5);
    return this.#section(name, start, this.#bytes.length, "", 1);
  }

  /** Reads the dictionary; returns where it ends. */
  #readNames(start: number): number {
    for (let at = start; ; ) {
      const end = this.#bytes.indexOf(0, at);
      if (end === -1) throw new Damage("", "its dictionary of names has no end");
      if (end === at) return end + 1;
      const name = valueText("string", this.#bytes.subarray(at, end), (message) => new Damage("", message));
      this.#names.push(UNREAD.has(name) ? null : elementName(name));
      at = end + 1;
    }
  }

  #section(name: string, start: number, end: number, path: string, depth: number): XmlElement {
    if (depth > DEEPEST) throw new Damage(path, `it is nested more than ${DEEPEST} deep`);
    if (start + HEAD > end) throw new Damage(path, "its head lies beyond its end");
    const count = this.#view.getUint16(start, true);
    const data = start + HEAD + count * CHILD;
    if (data > end) throw new Damage(path, `it has no room for the ${count} children that it names`);
    const own = this.#descriptor(start + 2, data, data, end, path);
    if (own.type === 0 && own.end > data) throw new Damage(path, "its own value is a section");
    const text = own.type === 0 ? "" : this.#value(own.type, data, own.end, path);
    const children: XmlElement[] = [];
    let from = own.end;
    for (let at = start + HEAD; at < data; at += CHILD) {
      const childName = this.#names[this.#view.getUint16(at, true)];
      if (childName === undefined) throw new Damage(path, "a child has a name that the dictionary lacks");
      const below = childName === null ? path : path === "" ? childName : `${path}/${childName}`;
      const child = this.#descriptor(at + 2, data, from, end, below);
      if (childName !== null) children.push(this.#child(childName, child.type, from, child.end, below, depth));
      from = child.end;
    }
    if (from !== end) throw new Damage(path, `${end - from} bytes at its end belong to no value`);
    return { name, text, children };
  }

  #child(name: string, type: number, start: number, end: number, path: string, depth: number): XmlElement {
    if (type === 0 && end > start) return this.#section(name, start, end, path, depth + 1);
    return { name, text: type === 0 ? "" : this.#value(type, start, end, path), children: [] };
  }

  /** Type and end of the value that a descriptor is of; the end counts from `data`. */
  #descriptor(at: number, data: number, start: number, limit: number, path: string): { type: number; end: number } {
    const descriptor = this.#view.getUint32(at, true);
    const end = data + (descriptor & 0x0fff_ffff);
    if (end < start) throw new Damage(path, "it ends before it begins");
    if (end > limit) throw new Damage(path, `it ends ${end - limit} bytes beyond what holds it`);
    return { type: descriptor >>> 28, end };
  }

  #value(type: number, start: number, end: number, path: string): string {
    const kind = (["section", "string", "integer", "floats", "boolean", "blob"] as const)[type];
    if (kind === undefined || kind === "section") throw new Damage(path, `it is of the unknown type ${type}`);
    return valueText(kind, this.#bytes.subarray(start, end), (message) => new Damage(path, message));
  }
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
