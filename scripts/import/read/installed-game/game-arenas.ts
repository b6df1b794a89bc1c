import type { RawFiles } from "#scripts/import/read/client-source.ts";
import type { SourceFaults } from "#scripts/import/report.ts";
import type { NamedArena } from "../arenas.ts";
import type { Cursor } from "../cursor.ts";
import { openDefinition } from "../definition.ts";
import type { GameTexts } from "./game-texts.ts";

/** The source of these names, as shown on the maps. */
export const GAME_TEXTS = "texts of the client";

const LIST = "arena_defs/_list_.xml";

/**
 * The game's arenas with the names from its texts. Arenas available only on request (events, maps out of rotation) get
 * no name, except those of the mode that is always played that way.
 */
export function gameArenas(
  { files, texts }: { files: RawFiles; texts: GameTexts },
  faults: SourceFaults,
): NamedArena[] | undefined {
  return (
    openDefinition(files, LIST, faults)
      ?.children("map")
      // Hangars have no number.
      .filter((map) => map.has("id"))
      .map((map) => {
        const tag = map.child("name").text();
        const arena = openDefinition(files, `arena_defs/${tag}.xml`, faults);
        const name = arena && isOrdinary(arena) ? texts.find(arena.maybe("name")?.text() ?? "") : undefined;
        return { id: map.child("id").integer(), tag, name: name ?? null, nameSource: GAME_TEXTS };
      })
  );
}

function isOrdinary(arena: Cursor): boolean {
  const onRequest = arena.maybe("explicitRequestOnly")?.text().toLowerCase() === "true";
  return !onRequest || (arena.maybe("gameplayTypes")?.has("epic") ?? false);
}
