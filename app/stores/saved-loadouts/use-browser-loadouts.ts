import { useCallback, useEffect, useState } from "react";
import type { SavedLoadout } from "#app/game/loadout/saved/saved-loadout.ts";
import { browserLoadouts } from "./browser-loadouts.ts";

/**
 * The loadouts in this browser, and what reads them again after a change. Empty until the page is hydrated; null then, so
 * that a page can tell it from a browser without loadouts.
 */
export function useBrowserLoadouts(): [builds: readonly SavedLoadout[] | null, read: () => void] {
  const [builds, setBuilds] = useState<readonly SavedLoadout[] | null>(null);
  const read = useCallback(() => setBuilds(browserLoadouts.read().builds), []);
  useEffect(() => {
    read();
    return browserLoadouts.follow(read);
  }, [read]);
  return [builds, read];
}
