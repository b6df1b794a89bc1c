import { encodeId, ITEM_TYPE_IDS } from "#app/game/model/addresses/tank-id.ts";
import type { ModuleKind } from "#app/game/model/enumerations/module-kinds.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import type { ClientTree } from "../../read/client-tree.ts";
import type { Cursor } from "../../read/cursor.ts";

/** Name of the component file of every kind. */
export const COMPONENT_FILES: Record<ModuleKind, string> = {
  gun: "guns",
  turret: "turrets",
  chassis: "chassis",
  engine: "engines",
  radio: "radios",
  fuelTank: "fuelTanks",
};

/** The component files of one nation: ids of modules and the bodies they share. A later tree's come first. */
export class Components {
  readonly nation: Nation;
  readonly #tree: ClientTree;

  constructor(tree: ClientTree, nation: Nation) {
    this.#tree = tree;
    this.nation = nation;
  }

  has(kind: ModuleKind, tag: string): boolean {
    return this.#id(kind, tag) !== undefined;
  }

  /** Compact descriptor of a module; reports a fault at `where` if the nation has no such module. */
  id(kind: ModuleKind, tag: string, where: Cursor): number {
    const id = this.#id(kind, tag);
    if (id === undefined) {
      where.fault(`names the ${kind} ${tag}, which ${namesOf(this.#files(kind))} does not list`);
      return 0;
    }
    return encodeId(ITEM_TYPE_IDS[kind], this.nation, id.integer() & 0xffff);
  }

  /** The game's own text for a reference such as `#ussr_vehicles:IS-3_K`; undefined if there is none. */
  text(reference: string | undefined): string | undefined {
    return this.#tree.text(reference);
  }

  /**
   * The definition of a module: its own children over those of the shared one when the element says `shared`. The
   * second files of vehicles with two modes omit the word, but there too a module without a level is incomplete.
   */
  body(kind: ModuleKind, own: Cursor): Cursor {
    if (own.words()[0] !== "shared" && own.has("level")) return own;
    const files = this.#files(kind);
    const shared = first(files, (file) => file.maybe("shared")?.maybe(own.name));
    if (shared?.element === undefined || own.element === undefined) {
      own.fault(`is shared, but ${namesOf(files)} has no shared ${own.name}`);
      return own;
    }
    const names = new Set(own.element.children.map((child) => child.name));
    const inherited = shared.element.children.filter((child) => !names.has(child.name));
    return own.with([...own.element.children, ...inherited]);
  }

  /** The definition of a shell; reports a fault at `where` if the nation has no such shell. */
  shell(tag: string, where: Cursor): Cursor | undefined {
    const files = this.#tree.components(this.nation, "shells");
    const shell = first(files, (file) => file.maybe(tag));
    if (shell === undefined) where.fault(`names the shell ${tag}, which ${namesOf(files)} does not list`);
    return shell;
  }

  #id(kind: ModuleKind, tag: string): Cursor | undefined {
    return first(this.#files(kind), (file) => file.maybe("ids")?.maybe(tag));
  }

  #files(kind: ModuleKind): Cursor[] {
    return this.#tree.components(this.nation, COMPONENT_FILES[kind]);
  }
}

function first(files: readonly Cursor[], find: (file: Cursor) => Cursor | undefined): Cursor | undefined {
  for (const file of files) {
    const found = find(file);
    if (found !== undefined) return found;
  }
  return undefined;
}

function namesOf(files: readonly Cursor[]): string {
  return files.map(({ file }) => file).join(" or ");
}
