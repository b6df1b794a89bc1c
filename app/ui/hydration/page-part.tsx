import { type ComponentType, lazy, useState } from "react";

/** How the parts of this document are fetched, by the component that stands for each. */
const fetches = new WeakMap<object, () => Promise<unknown>>();

/** A page that the browser itself renders waits this long for its parts: later ones move what is below them. */
const PATIENCE_MS = 500;

/**
 * A part of a page that a browser fetches once the page is used. Where it was fetched before the page is rendered, by
 * `ahead`, it is there at once.
 * @param fetch imports the part
 * @param Otherwise stands in its place where it cannot be fetched; without it the part fails
 */
export function pagePart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  Otherwise?: ComponentType<P>,
): ComponentType<P> {
  let fetched: ComponentType<P> | null = null;
  const part = async () => {
    fetched ??= await fetch();
    return fetched;
  };
  const Lazy = lazy(async () => {
    try {
      return { default: await part() };
    } catch (error) {
      if (Otherwise) return { default: Otherwise };
      throw error;
    }
  });
  function PagePart(props: P) {
    // The same as long as it is shown: another component would be drawn anew.
    const [Part] = useState((): ComponentType<P> => fetched ?? Lazy);
    return <Part {...props} />;
  }
  return fetchedBy(PagePart, part);
}

/** Says how a part is fetched. */
export function fetchedBy<C extends object>(part: C, fetch: () => Promise<unknown>): C {
  fetches.set(part, fetch);
  return part;
}

/** Fetches parts before they are shown; done at the latest when a page can wait no longer. Never fails. */
export async function ahead(parts: readonly object[]): Promise<void> {
  const fetching = Promise.allSettled(parts.map((part) => fetches.get(part)?.()));
  await Promise.race([fetching, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
