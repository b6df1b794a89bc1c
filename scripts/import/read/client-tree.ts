import type { Nation } from "#app/game/model/enumerations/nations.ts";
import type { SourceFaults } from "#scripts/import/report.ts";
import type { ClientSource } from "./client-source.ts";
import { Cursor } from "./cursor.ts";
import { parseDefinition } from "./definition.ts";

const VEHICLES = "item_defs/vehicles";

/**
 * The definitions of a game client, parsed on demand; components are parsed once. What an overlay lacks comes from the
 * trees before it; what the first tree lacks is a fault.
 */
export class ClientTree {
  readonly source: ClientSource;
  readonly earlier: ClientTree | undefined;
  readonly #faults: SourceFaults;
  readonly #parsed = new Map<string, Cursor>();

  constructor(source: ClientSource, faults: SourceFaults, earlier?: ClientTree) {
    this.source = source;
    this.earlier = earlier;
    this.#faults = faults;
  }

  /** This tree and all before it, the first one first. */
  get all(): ClientTree[] {
    return [...(this.earlier?.all ?? []), this];
  }

  /** Whether the tree is of a client as a whole; otherwise it adds vehicles to the trees before it. */
  get isWhole(): boolean {
    return this.earlier === undefined || this.source.files.has(`${VEHICLES}/common/supply_slot_types.xml`);
  }

  /** `list.xml` of a nation: one child a vehicle. Undefined where an overlay has nothing of the nation. */
  vehicleList(nation: Nation): Cursor | undefined {
    const path = `${VEHICLES}/${nation}/list.xml`;
    return this.isWhole || this.source.files.has(path) ? this.#file(path) : undefined;
  }

  /** The file of one vehicle. Not cached: the tree is too large for that. */
  vehicle(nation: Nation, tag: string): Cursor {
    return this.#parse(`${VEHICLES}/${nation}/${tag}.xml`);
  }

  /** The second file of a vehicle with siege mode. */
  siegeVehicle(nation: Nation, tag: string): Cursor {
    return this.#parse(`${VEHICLES}/${nation}/${tag}_siege_mode.xml`);
  }

  /**
   * A nation's component files (guns, shells, engines, radios, fuelTanks, chassis, turrets) in the lookup order for a
   * vehicle of this tree: its own first, then those of earlier trees.
   */
  components(nation: Nation, kind: string): Cursor[] {
    const own = this.ownComponents(nation, kind);
    return [...(own ? [own] : []), ...(this.earlier?.components(nation, kind) ?? [])];
  }

  /** The component file of this tree alone; undefined where an overlay has none. */
  ownComponents(nation: Nation, kind: string): Cursor | undefined {
    const folder = `${VEHICLES}/${nation}/components`;
    // Some clients use lower-case file names.
    const path = [`${folder}/${kind}.xml`, `${folder}/${kind.toLowerCase()}.xml`].find((file) =>
      this.source.files.has(file),
    );
    if (path === undefined && !this.isWhole) return undefined;
    return this.#file(path ?? `${folder}/${kind}.xml`);
  }

  /** A file of `common/`, by its path below it. */
  common(path: string): Cursor {
    return this.#shared(`${VEHICLES}/common/${path}`);
  }

  /** A file below `item_defs/`, by its path. */
  items(path: string): Cursor {
    return this.#shared(`item_defs/${path}`);
  }

  /** The definition of one map. */
  arena(name: string): Cursor {
    const path = `arena_defs/${name}.xml`;
    return this.earlier && !this.source.files.has(path) ? this.earlier.arena(name) : this.#parse(path);
  }

  /** The text for a reference such as `#artefacts:chocolate/name`, from this tree or an earlier one. */
  text(reference: string | undefined): string | undefined {
    if (reference === undefined) return undefined;
    return this.source.texts?.find(reference) ?? this.earlier?.text(reference);
  }

  /** A fault of the tree as a whole. */
  fault(message: string): void {
    this.#faults.add(this.source.name, "", message);
  }

  /** A file that is not any vehicle's: the newest there is. */
  #shared(path: string): Cursor {
    return this.earlier && !this.source.files.has(path) ? this.earlier.#shared(path) : this.#file(path);
  }

  #file(path: string): Cursor {
    const known = this.#parsed.get(path);
    if (known) return known;
    const cursor = this.#parse(path);
    this.#parsed.set(path, cursor);
    return cursor;
  }

  #parse(path: string): Cursor {
    // One tree needs no name; of several, a message says which it means.
    const file = this.earlier === undefined ? path : `${this.source.name}: ${path}`;
    const source = this.source.files.read(path);
    if (source === undefined) this.#faults.add(file, "", "the file is missing");
    const root = source === undefined ? undefined : parseDefinition(source, file, this.#faults);
    return new Cursor(file, "", root, this.#faults);
  }
}
