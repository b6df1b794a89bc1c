import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { setLocalQueries } from "#app/lib/local-queries.ts";

/**
 * All rows of a table in the browser: it filters, sorts and searches with the very functions of the server.
 * @typeParam S what the page shows of them
 */
export interface TableEngine<S> {
  /** Of the dataset. */
  version: string;
  /** What an address shows: everything from its page on. */
  select(search: string): S;
  /** Whether all columns that an address asks for are here, or cannot be had. */
  isReady(search: string): boolean;
  /** Fetches the columns that an address asks for. Never rejects. */
  prepare(search: string): Promise<void>;
  /** What an address shows, all its pages, for a spreadsheet. */
  csv(search: string): Promise<string>;
}

interface UsedEngine<E> {
  /** Null until something has asked for it, and where it cannot be had. */
  engine: E | null;
  /** Resolves with null where it cannot be had. */
  load: () => Promise<E | null>;
}

/**
 * Makes the hook of a page that keeps its engine for as long as the page lives. Only a browser ever makes one.
 * @param path of the page
 */
export function tableEngineHook<S, E extends TableEngine<S>>(path: string, make: (version: string) => Promise<E>) {
  let made: E | undefined;
  let making: Promise<E | null> | undefined;

  /** @param version of the dataset; null where it is not known, and the page stays as the server sends it */
  return function useTableEngine(version: string | null): UsedEngine<E> {
    const [engine, setEngine] = useState<E | null>(() => (made?.version === version ? (made ?? null) : null));

    const load = useCallback(async () => {
      if (version === null) return null;
      if (made?.version === version) return made;
      making ??= make(version)
        .then(async (loaded) => {
          await loaded.prepare(location.search);
          made = loaded;
          startTransition(() => setEngine(loaded));
          return loaded;
        })
        // Offline, or a build ago: pages from the server do as well.
        .catch(() => null)
        .finally(() => {
          making = undefined;
        });
      return making;
    }, [version]);

    const current = engine?.version === version ? engine : null;
    useEffect(() => setLocalQueries(path, current !== null), [current]);

    return { engine: current, load };
  };
}

/** What an address shows; while columns that it asks for are on their way, what was shown before. */
export function useShown<S>(engine: TableEngine<S> | null, search: string, page: S): S {
  const [prepared, setPrepared] = useState(0);
  const ready = engine?.isReady(search) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was fetched is shown anew
  const selected = useMemo(() => (ready ? (engine?.select(search) ?? null) : null), [engine, search, ready, prepared]);
  const last = useRef<S | null>(null);

  useEffect(() => {
    if (!engine || ready) return;
    let wanted = true;
    engine.prepare(search).then(() => wanted && startTransition(() => setPrepared((count) => count + 1)));
    return () => {
      wanted = false;
    };
  }, [engine, search, ready]);

  const shown = selected ?? (engine ? last.current : null) ?? page;
  useEffect(() => {
    last.current = shown;
  });
  return shown;
}
