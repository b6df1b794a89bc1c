import { useEffect, useState } from "react";
import { type OwnOnMap, ownOnMapPath } from "#app/game/battles/answers.ts";
import { read } from "#app/lib/api.ts";

/** What the server knew: "failed" where it could not read them, null for a page that is everybody's. */
export type ServerOwnBattles = OwnOnMap | "failed" | null;

/**
 * The visitor's battles on the map. Data of the page may be what is the same for everybody, kept or fetched ahead: then
 * they are asked for once the page is there.
 * @param accounts game accounts of the visitor; null: nobody is signed in
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
