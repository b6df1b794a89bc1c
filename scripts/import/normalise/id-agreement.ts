import { MODULE_KINDS } from "#app/game/model/enumerations/module-kinds.ts";
import { NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import type { ClientTree } from "../read/client-tree.ts";
import type { Cursor } from "../read/cursor.ts";
import { COMPONENT_FILES } from "./modules/components.ts";

/** An id that a file gives, and what it gives it to. */
interface Given {
  tag: string;
  id: string;
  file: Cursor;
}

/**
 * Trees that give an id to two things, or one thing two ids, cannot be read together: a fault names both. What one
 * file says twice is for its own reader.
 */
export function checkIds(tree: ClientTree): void {
  for (const nation of NATIONS) {
    check(
      "vehicle",
      tree,
      (each) => each.vehicleList(nation),
      (file) => withIds(file),
    );
    for (const kind of MODULE_KINDS) {
      check(kind, tree, components(nation, COMPONENT_FILES[kind]), (file) =>
        (file.maybe("ids")?.children() ?? []).map((id) => ({ tag: id.name, id: id.text(), file })),
      );
    }
    check("shell", tree, components(nation, "shells"), withIds);
  }
}

const components = (nation: Nation, kind: string) => (tree: ClientTree) => tree.ownComponents(nation, kind);

function withIds(file: Cursor): Given[] {
  return file.children().flatMap((entry) => {
    const id = entry.maybe("id")?.text();
    return id === undefined ? [] : [{ tag: entry.name, id, file }];
  });
}

function check(
  what: string,
  tree: ClientTree,
  open: (tree: ClientTree) => Cursor | undefined,
  list: (file: Cursor) => Given[],
): void {
  const byTag = new Map<string, Given>();
  const byId = new Map<string, Given>();
  for (const each of tree.all) {
    const file = open(each);
    const given = file ? list(file) : [];
    for (const { tag, id } of given) {
      const sameTag = byTag.get(tag);
      const sameId = byId.get(id);
      if (sameTag && sameTag.id !== id) {
        file?.fault(`gives the ${what} ${tag} the id ${id}, but ${sameTag.file.file} gives it the id ${sameTag.id}`);
      } else if (sameId && sameId.tag !== tag) {
        file?.fault(`gives the id ${id} to the ${what} ${tag}, but ${sameId.file.file} gives it to ${sameId.tag}`);
      }
    }
    for (const each of given) {
      byTag.set(each.tag, each);
      byId.set(each.id, each);
    }
  }
}
