import { use } from "react";
import { documentsOf } from "#app/api/documents.ts";
import { type Definitions, definitionsOf, ITEM_PATHS, type ItemFiles } from "#app/game/loadout/definitions.ts";

/** Delay before retrying definitions that could not be fetched, ms. */
const AGAIN = 5_000;

/** Definitions by dataset version, the last two only. Published data, so safe to share between requests. */
const known = new Map<string | null, Definitions | Promise<Definitions>>();

/**
 * Keeps the definitions ready for the rendering that follows in the server's loader.
 * @param make creates them if they are not kept
 */
export function keepDefinitions(version: string | null, make: () => Definitions | Promise<Definitions>) {
  const kept = known.get(version) ?? make();
  known.set(version, kept);
  const [oldest] = known.keys();
  if (known.size > 2 && oldest !== undefined) known.delete(oldest);
  return kept;
}

/** Definitions of all items; a browser fetches them with the loadout's body, which waits for them. */
export function useDefinitions(version: string | null): Definitions {
  const definitions = keepDefinitions(version, () => patiently(() => fetchDefinitions(version)));
  return definitions instanceof Promise ? use(definitions) : definitions;
}

/** Retries until it succeeds; the server's HTML stays visible meanwhile. */
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
