import type { Nation } from "#app/game/model/nations.ts";
import type { Faults } from "../faults.ts";
import { Cursor } from "./cursor.ts";
import type { RawFiles } from "./raw-files.ts";
import { parseXml } from "./xml.ts";

const VEHICLES = "item_defs/vehicles";

/** The definitions of a game client, parsed on demand; components are parsed once. */
export class ClientTree {
  readonly #files: RawFiles;
  readonly #faults: Faults;
  readonly #parsed = new Map<string, Cursor>();

  constructor(files: RawFiles, faults: Faults) {
    this.#files = files;
    this.#faults = faults;
  }

  /** `list.xml` of a nation: one child a vehicle. */
  vehicleList(nation: Nation): Cursor {
    return this.#file(`${VEHICLES}/${nation}/list.xml`);
  }

  /** The file of one vehicle. Not kept: the tree is too large for that. */
  vehicle(nation: Nation, tag: string): Cursor {
    return this.#parse(`${VEHICLES}/${nation}/${tag}.xml`);
  }

  /** The second file of a vehicle that can change its state of driving. */
  siegeVehicle(nation: Nation, tag: string): Cursor {
    return this.#parse(`${VEHICLES}/${nation}/${tag}_siege_mode.xml`);
  }

  /** A component file of a nation: guns, shells, engines, radios, fuelTanks, chassis, turrets. */
  component(nation: Nation, kind: string): Cursor {
    const folder = `${VEHICLES}/${nation}/components`;
    const exact = `${folder}/${kind}.xml`;
    // Some clients write the names of the files in small letters.
    const small = `${folder}/${kind.toLowerCase()}.xml`;
    return this.#file(this.#files.has(exact) || !this.#files.has(small) ? exact : small);
  }

  /** A file of `common/`, by its path below it. */
  common(path: string): Cursor {
    return this.#file(`${VEHICLES}/common/${path}`);
  }

  /** A file below `item_defs/`, by its path. */
  items(path: string): Cursor {
    return this.#file(`item_defs/${path}`);
  }

  /** The definition of one map. */
  arena(name: string): Cursor {
    return this.#parse(`arena_defs/${name}.xml`);
  }

  #file(path: string): Cursor {
    const known = this.#parsed.get(path);
    if (known) return known;
    const cursor = this.#parse(path);
    this.#parsed.set(path, cursor);
    return cursor;
  }

  #parse(path: string): Cursor {
    const source = this.#files.read(path);
    if (source === undefined) this.#faults.add(path, "", "the file is missing");
    const root = source === undefined ? undefined : parseXml(source, path, this.#faults);
    return new Cursor(path, "", root, this.#faults);
  }
}
