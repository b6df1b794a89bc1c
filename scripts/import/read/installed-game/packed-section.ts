import { elementName, UNREAD, type XmlElement } from "#scripts/import/read/xml.ts";
import type { SourceFaults } from "#scripts/import/report.ts";

/** Digits that every decimal keeps on its way through a float32. */
const KEPT = 6;
/** Digits that tell any two float32 apart. */
const ENOUGH = 9;
/** Below this, a float32 holds fewer digits than `KEPT`. */
const MIN_NORMAL = 2 ** -126;

/**
 * A float32 as the shortest decimal that gives the same float32 again: what an author wrote as 0.4 is stored as
 * 0.4000000059604645 and comes back as "0.4".
 */
export function floatText(value: number): string {
  const first = Math.abs(value) < MIN_NORMAL ? 1 : KEPT;
  for (let digits = first; digits < ENOUGH; digits++) {
    const decimal = Number(value.toPrecision(digits));
    if (Math.fround(decimal) === value) return String(decimal);
  }
  return String(Number(value.toPrecision(ENOUGH)));
}

/** Kinds of values in a packed file. */
type PackedKind = "string" | "integer" | "floats" | "boolean" | "blob";

const FLOAT = 4;

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * The text from which a value was packed.
 * @param path of its element
 * @throws Damage
 */
function valueText(kind: PackedKind, bytes: Uint8Array, path: string): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = bytes.length;
  switch (kind) {
    case "string":
      try {
        return decoder.decode(bytes).trim();
      } catch {
        throw new Damage(path, "it holds a text that is not UTF-8");
      }
    case "integer":
      if (size === 0) return "0";
      if (size === 1) return String(view.getInt8(0));
      if (size === 2) return String(view.getInt16(0, true));
      if (size === 4) return String(view.getInt32(0, true));
      if (size === 8) return String(view.getBigInt64(0, true));
      throw new Damage(path, `it holds a whole number of ${size} bytes`);
    case "floats":
      if (size % FLOAT !== 0) throw new Damage(path, `it holds floats in ${size} bytes`);
      return Array.from({ length: size / FLOAT }, (_, index) => floatText(view.getFloat32(index * FLOAT, true))).join(
        " ",
      );
    case "boolean":
      if (size === 0 || (size === 1 && bytes[0] === 0)) return "false";
      if (size === 1 && bytes[0] === 1) return "true";
      throw new Damage(path, "it holds neither true nor false");
    case "blob":
      return Buffer.from(bytes.buffer, bytes.byteOffset, size).toString("base64");
  }
}

const MAGIC = 0x62a14e45;
/** The game's own files go 13 deep. */
const DEEPEST = 32;

/** Length of a section's head: the number of its children, and its own descriptor. */
const HEAD = 6;
/** Bytes per child in the head: the index of its name, and its descriptor. */
const CHILD = 6;

/** Whether a file is packed, according to its first four bytes. */
export function isPacked(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && view(bytes).getUint32(0, true) === MAGIC;
}

/**
 * Parses a file of packed sections strictly: every byte belongs to a value, no end lies beyond that of the section
 * around it. The root is named after the file, as in the XML that the sections were made of.
 * @param unread names of elements that are left out
 * @returns the root element, or undefined after adding a fault
 */
export function parsePacked(
  bytes: Uint8Array,
  file: string,
  faults: SourceFaults,
  unread: ReadonlySet<string> = UNREAD,
): XmlElement | undefined {
  try {
    return new PackedFile(bytes, unread).root(elementName(file.slice(file.lastIndexOf("/") + 1)));
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    faults.add(file, error.element, `not well packed: ${error.message}`);
    return undefined;
  }
}

/** A fault in a file, with the element that has it. */
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
  readonly #unread: ReadonlySet<string>;
  /** Element names; null for those that nobody reads. */
  readonly #names: (string | null)[] = [];

  constructor(bytes: Uint8Array, unread: ReadonlySet<string>) {
    this.#bytes = bytes;
    this.#unread = unread;
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
      const name = valueText("string", this.#bytes.subarray(at, end), "");
      this.#names.push(this.#unread.has(name) ? null : elementName(name));
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
    return valueText(kind, this.#bytes.subarray(start, end), path);
  }
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
