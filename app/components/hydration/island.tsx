import { type ComponentType, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Root } from "react-dom/client";
import { createStore, type StoreApi } from "zustand/vanilla";
import { lazyPart, NotFetchedSection } from "./lazy-part.tsx";
import { useHydrating } from "./use-hydrating.ts";

interface IslandElement {
  id: string;
  className: string;
}

/** Never in the Worker, which it would make larger by a sixth; in the browser it is there already. */
const fetchClient = import.meta.env.SSR ? null : () => import("react-dom/client");

/**
 * A part of a page that a browser fetches once it is used, in an element of its own, while the server renders it with
 * the page. Its HTML stays as it is until then, and is hydrated as a root of its own, whatever the page does meanwhile:
 * a lazy part would be taken away by a navigation that comes while it is fetched, and with it the place where one goes.
 * Contexts do not reach into it. Where it cannot be fetched, its HTML stays. On a page that the browser itself renders
 * it is a part like any other, there at once when it was fetched before: a way back leads to where one was.
 * @param fetch imports the part
 */
export function island<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  { id, className }: IslandElement,
): ComponentType<P> {
  let fetched: ComponentType<P> | null = null;
  const part = async () => {
    fetched ??= await fetch();
    return fetched;
  };
  const Lazy = lazyPart(part, NotFetchedSection);
  function Island(props: P) {
    const [sent] = useState(useHydrating());
    const [source] = useState(() => createStore(() => props));
    const element = useRef<HTMLDivElement>(null);

    useEffect(() => source.setState(props, true), [source, props]);

    useEffect(() => {
      let root: Root | undefined;
      let wanted = sent;
      const start = async () => {
        const [Part, client] = await Promise.all([part(), fetchClient?.()]);
        if (wanted && client && element.current)
          root = client.hydrateRoot(element.current, <Follow part={Part} source={source} />, {
            // Who leaves the page while it is being hydrated has it end before, which React reports as an error.
            onRecoverableError: (error) => wanted && reportError(error),
          });
      };
      if (sent) start().catch(() => {});
      return () => {
        wanted = false;
        // A root cannot end while another one is rendering.
        setTimeout(() => root?.unmount());
      };
    }, [source, sent]);

    if (!sent) {
      const Part = fetched ?? Lazy;
      return (
        <div id={id} className={className}>
          <Suspense>
            <Part {...props} />
          </Suspense>
        </div>
      );
    }
    return (
      <div
        id={id}
        className={className}
        ref={element}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; what the server sent stays
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    );
  }
  return Island;
}

/** Hydrates with what the page showed at first, and then shows what it shows now. */
function Follow<P extends object>({ part: Part, source }: { part: ComponentType<P>; source: StoreApi<P> }) {
  const props = useSyncExternalStore(source.subscribe, source.getState, source.getInitialState);
  return <Part {...props} />;
}
