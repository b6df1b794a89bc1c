import { use } from "react";
import { documentsOf } from "#app/api/documents.ts";
import { type Definitions, definitionsOf, ITEM_PATHS, type ItemFiles } from "#app/game/loadout/definitions.ts";

/** How long to wait before definitions that could not be fetched are asked for again, ms. */
const AGAIN = 5_000;

/** Published data, nothing of a request: what can be fitted, by the version of the dataset; the last two of them. */
const known = new Map<string | null, Definitions | Promise<Definitions>>();

/** The server's loader has them at hand for the rendering that follows. @param make makes them where they are not kept */
export function keepDefinitions(version: string | null, make: () => Definitions | Promise<Definitions>) {
  const kept = known.get(version) ?? make();
  known.set(version, kept);
  const [oldest] = known.keys();
  if (known.size > 2 && oldest !== undefined) known.delete(oldest);
  return kept;
}

/** What can be fitted; a browser fetches it with the body of the loadout, which waits for it. */
export function useDefinitions(version: string | null): Definitions {
  const definitions = keepDefinitions(version, () => patiently(() => fetchDefinitions(version)));
  return definitions instanceof Promise ? use(definitions) : definitions;
}

/** The server's HTML stands meanwhile, however long it takes. */
async function patiently<T>(fetch: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await fetch();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

async function fetchDefinitions(version: string | null): Promise<Definitions> {
  const document = documentsOf(version);
  const required = async <K extends keyof ItemFiles>(key: K): Promise<ItemFiles[K]> => {
    const found = await document<ItemFiles[K]>(ITEM_PATHS[key]);
    if (found === null) throw new Error(`${ITEM_PATHS[key]} is missing.`);
    return found;
  };
  const [equipment, consumables, crewSkills, fieldModifications] = await Promise.all([
    required("equipment"),
    required("consumables"),
    required("crewSkills"),
    required("fieldModifications"),
  ]);
  return definitionsOf({ equipment, consumables, crewSkills, fieldModifications });
}
