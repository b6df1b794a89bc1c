import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { setLocalQueries } from "#app/lib/local-queries.ts";

/**
 * All rows of a table in the browser: it filters, sorts and searches with the very functions of the server.
 * @typeParam S what the page shows of them
 */
export interface TableClientData<S> {
  /** Of the dataset. */
  version: string;
  /** What an address shows: everything from its page on. */
  select(search: string): S;
  /** Whether all columns that an address asks for are here, or cannot be had. */
  isReady(search: string): boolean;
  /** Fetches the columns that an address asks for. Never rejects. */
  prepare(search: string): Promise<void>;
}

export interface UsedClientData<E> {
  /** Null until something has asked for it, and where it cannot be had. */
  engine: E | null;
  /** Resolves with null where it cannot be had. */
  load: () => Promise<E | null>;
}

/**
 * Makes the hook of a page that keeps its engine for as long as the page lives. Only a browser ever makes one.
 * @param path of the page
 */
export function tableClientDataHook<S, E extends TableClientData<S>>(
  path: string,
  make: (version: string, of: string) => Promise<E>,
) {
  let made: { engine: E; of: string } | undefined;
  let making: { promise: Promise<E | null>; of: string } | undefined;

  /**
   * @param version of the dataset; null where it is not known, and the page stays as the server sends it
   * @param of which of its tables the page shows, where it has several
   */
  return function useTableClientData(version: string | null, of = ""): UsedClientData<E> {
    const [shown, setShown] = useState(() => made);

    const load = useCallback(async () => {
      if (version === null) return null;
      if (made?.engine.version === version && made.of === of) return made.engine;
      if (making?.of !== of) {
        const promise: Promise<E | null> = make(version, of)
          .then(async (loaded) => {
            await loaded.prepare(location.search);
            const here = { engine: loaded, of };
            made = here;
            startTransition(() => setShown(here));
            return loaded;
          })
          // Offline, or a build ago: pages from the server do as well.
          .catch(() => null)
          .finally(() => {
            if (making?.promise === promise) making = undefined;
          });
        making = { promise, of };
      }
      return making.promise;
    }, [version, of]);

    const current = shown?.engine.version === version && shown.of === of ? shown.engine : null;
    useEffect(() => setLocalQueries(path, current !== null), [current]);

    return { engine: current, load };
  };
}

/** What an address shows; while columns that it asks for are on their way, what was shown before. */
export function useCurrent<S>(engine: TableClientData<S> | null, search: string, page: S): S {
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
