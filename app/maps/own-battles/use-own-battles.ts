import { useEffect, useState } from "react";
import { type OwnOnMap, ownOnMapPath } from "#app/game/battles/answers.ts";
import { read } from "#app/lib/api.ts";

/** The server's answer: "failed" if it could not read them, null for a page that is the same for everyone. */
export type ServerOwnBattles = OwnOnMap | "failed" | null;

/**
 * The visitor's battles on the map. The page's data may be the shared version, cached or prefetched: then they are
 * requested after the page has loaded.
 * @param accounts number of the visitor's game accounts; null if not signed in
 */
export function useOwnBattles(
  { id, random }: { id: number; random: boolean },
  given: ServerOwnBattles,
  accounts: number | null,
): OwnOnMap | "failed" | "loading" | null {
  const [answer, setAnswer] = useState<{ id: number; own: OwnOnMap | "failed" | null } | null>(null);
  const missing = given === null && accounts !== null;

  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    ask(id, random).then((own) => wanted && setAnswer({ id, own }));
    return () => {
      wanted = false;
    };
  }, [id, random, missing]);

  if (!missing) return given;
  return answer?.id === id ? answer.own : "loading";
}

async function ask(id: number, random: boolean): Promise<OwnOnMap | "failed" | null> {
  return read<OwnOnMap>(fetch, ownOnMapPath(id, random), [401]).catch(() => "failed" as const);
}
