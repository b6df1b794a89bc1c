import { startTransition, useCallback, useEffect, useState } from "react";
import { setAtHand } from "#app/lib/at-hand.ts";
import type { IndexEngine } from "./index-engine.ts";

/** Made once for as long as the page lives. Only a browser ever fills it. */
let made: IndexEngine | undefined;
let making: Promise<unknown> | undefined;

/**
 * The engine of the table once something has asked for it; until then, and if it cannot be had, null.
 * @param version of the dataset; null where it is not known, and the index stays as the server sends it
 */
export function useIndexEngine(version: string | null): { engine: IndexEngine | null; load: () => void } {
  const [engine, setEngine] = useState<IndexEngine | null>(() => (made?.version === version ? (made ?? null) : null));

  const load = useCallback(() => {
    if (version === null || making || made?.version === version) return;
    making = import("./index-engine.ts")
      .then(({ loadIndexEngine }) => loadIndexEngine(version))
      .then(
        (loaded) => {
          made = loaded;
          startTransition(() => setEngine(loaded));
        },
        // Offline, or a build ago: pages from the server do as well.
        () => undefined,
      )
      .finally(() => {
        making = undefined;
      });
  }, [version]);

  const current = engine?.version === version ? engine : null;
  useEffect(() => setAtHand("/", current !== null), [current]);

  return { engine: current, load };
}
