import type { ModuleKind } from "#app/game/model/module-kinds.ts";
import type { Nation } from "#app/game/model/nations.ts";
import { encodeId, ITEM_TYPE_IDS } from "#app/game/model/tank-id.ts";
import type { ClientTree } from "../read/client-tree.ts";
import { Cursor } from "../read/cursor.ts";

const FILES: Record<ModuleKind, string> = {
  gun: "guns",
  turret: "turrets",
  chassis: "chassis",
  engine: "engines",
  radio: "radios",
  fuelTank: "fuelTanks",
};

/** The component files of one nation: ids of modules and the bodies they share. */
export class Components {
  readonly nation: Nation;
  readonly #tree: ClientTree;

  constructor(tree: ClientTree, nation: Nation) {
    this.#tree = tree;
    this.nation = nation;
  }

  /** Whether the nation has such a module. */
  has(kind: ModuleKind, tag: string): boolean {
    return this.#tree.component(this.nation, FILES[kind]).maybe("ids")?.maybe(tag) !== undefined;
  }

  /** Compact descriptor of a module; a fault at `where` when the nation has no such module. */
  id(kind: ModuleKind, tag: string, where: Cursor): number {
    const file = this.#tree.component(this.nation, FILES[kind]);
    const id = file.maybe("ids")?.maybe(tag);
    if (id === undefined) {
      where.fault(`names the ${kind} ${tag}, which ${file.file} does not list`);
      return 0;
    }
    return encodeId(ITEM_TYPE_IDS[kind], this.nation, id.integer() & 0xffff);
  }

  /**
   * The body of a module: its own children laid over those of the shared body when
   * the element says `shared`. The second files of vehicles with two modes leave the
   * word out, but there too a module without a level is not a whole one.
   */
  body(kind: ModuleKind, own: Cursor): Cursor {
    if (own.words()[0] !== "shared" && own.has("level")) return own;
    const file = this.#tree.component(this.nation, FILES[kind]);
    const shared = file.maybe("shared")?.maybe(own.name);
    if (shared?.element === undefined || own.element === undefined) {
      own.fault(`is shared, but ${file.file} has no shared ${own.name}`);
      return own;
    }
    const names = new Set(own.element.children.map((child) => child.name));
    const inherited = shared.element.children.filter((child) => !names.has(child.name));
    const children = [...own.element.children, ...inherited];
    return new Cursor(own.file, own.path, { ...own.element, children }, own.faults);
  }

  /** The definition of a shell; a fault at `where` when the nation has no such shell. */
  shell(tag: string, where: Cursor): Cursor | undefined {
    const file = this.#tree.component(this.nation, "shells");
    const shell = file.maybe(tag);
    if (shell === undefined) where.fault(`names the shell ${tag}, which ${file.file} does not list`);
    return shell;
  }
}
