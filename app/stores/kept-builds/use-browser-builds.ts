import { useCallback, useEffect, useState } from "react";
import type { KeptBuild } from "#app/game/loadout/saved/kept-build.ts";
import { browserBuilds } from "./browser-builds.ts";

/**
 * The builds in this browser, and what reads them again after a change. Empty until the page is hydrated; null then, so
 * that a page can tell it from a browser without builds.
 */
export function useBrowserBuilds(): [builds: readonly KeptBuild[] | null, read: () => void] {
  const [builds, setBuilds] = useState<readonly KeptBuild[] | null>(null);
  const read = useCallback(() => setBuilds(browserBuilds.read().builds), []);
  useEffect(() => {
    read();
    return browserBuilds.follow(read);
  }, [read]);
  return [builds, read];
}
