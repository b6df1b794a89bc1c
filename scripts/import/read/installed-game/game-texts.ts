import type { SourceFaults } from "#scripts/import/report.ts";

const MAGIC = 0x950412de;
const HEAD = 20;
/** Length and place of one text in a table. */
const ROW = 8;

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a gettext file (`.mo`) into texts by key. Strict, because a truncated file would otherwise yield truncated
 * names.
 * @returns undefined after adding a fault
 */
export function readMo(bytes: Uint8Array, file: string, faults: SourceFaults): Map<string, string> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes.length >= HEAD && view.getUint32(0, true) === MAGIC;
  if (!little && !(bytes.length >= HEAD && view.getUint32(0, false) === MAGIC)) {
    faults.add(file, "", "is no gettext file: it does not begin with the number of one");
    return undefined;
  }
  const [count = 0, keys = 0, values = 0] = [8, 12, 16].map((at) => view.getUint32(at, little));
  if (Math.max(keys, values) + count * ROW > bytes.length) {
    faults.add(file, "", `is cut off: it has no room for the ${count} texts that it names`);
    return undefined;
  }
  const text = (table: number, index: number) => {
    const length = view.getUint32(table + index * ROW, little);
    const offset = view.getUint32(table + index * ROW + 4, little);
    if (offset + length > bytes.length) throw new RangeError("is cut off: a text lies beyond its end");
    return decoder.decode(bytes.subarray(offset, offset + length));
  };
  const texts = new Map<string, string>();
  try {
    for (let index = 0; index < count; index++) texts.set(text(keys, index), text(values, index));
  } catch (error) {
    faults.add(file, "", error instanceof RangeError ? error.message : "holds a text that is not UTF-8");
    return undefined;
  }
  return texts;
}

/** `#ussr_vehicles:R45_IS-7`: the file, and the key in it. */
const REFERENCE = /^#([\w.]+):(.+)$/s;

/** The game's placeholder for an intentionally empty text. */
const EMPTY = "?empty?";

/** The texts of an installed game in its language, looked up by what its definitions call them. */
export class GameTexts {
  /** Where they are: a folder, or a package. */
  readonly location: string;
  readonly #files: ReadonlyMap<string, Uint8Array>;
  readonly #faults: SourceFaults;
  readonly #read = new Map<string, ReadonlyMap<string, string>>();

  /** @param files by their names without the ending: `ussr_vehicles` */
  constructor(location: string, files: ReadonlyMap<string, Uint8Array>, faults: SourceFaults) {
    this.location = location;
    this.#files = files;
    this.#faults = faults;
  }

  /** The text for a reference such as `#ussr_vehicles:R45_IS-7`; undefined if there is none. */
  find(reference: string): string | undefined {
    const [, file, key] = REFERENCE.exec(reference) ?? [];
    if (file === undefined || key === undefined) return undefined;
    const text = this.#file(file).get(key)?.replace(/\s+/g, " ").trim();
    return text === EMPTY || text === "" ? undefined : text;
  }

  #file(name: string): ReadonlyMap<string, string> {
    const known = this.#read.get(name);
    if (known) return known;
    const bytes = this.#files.get(name);
    const texts = (bytes && readMo(bytes, `${this.location}/${name}.mo`, this.#faults)) ?? new Map<string, string>();
    this.#read.set(name, texts);
    return texts;
  }
}
