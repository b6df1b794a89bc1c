import type { Faults } from "../../faults.ts";
import { readMo } from "./mo.ts";

/** `#ussr_vehicles:R45_IS-7`: the file, and the key in it. */
const REFERENCE = /^#([\w.]+):(.+)$/s;

/** What the game writes for a text that is meant to be empty. */
const EMPTY = "?empty?";

/** The texts of an installed game in its language, looked up by what its definitions call them. */
export class GameTexts {
  /** Where they are: a folder, or a package. */
  readonly place: string;
  readonly #files: ReadonlyMap<string, Uint8Array>;
  readonly #faults: Faults;
  readonly #read = new Map<string, ReadonlyMap<string, string>>();

  /** @param files by their names without the ending: `ussr_vehicles` */
  constructor(place: string, files: ReadonlyMap<string, Uint8Array>, faults: Faults) {
    this.place = place;
    this.#files = files;
    this.#faults = faults;
  }

  /** The text that a reference such as `#ussr_vehicles:R45_IS-7` names; undefined where there is none. */
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
    const texts = (bytes && readMo(bytes, `${this.place}/${name}.mo`, this.#faults)) ?? new Map<string, string>();
    this.#read.set(name, texts);
    return texts;
  }
}
