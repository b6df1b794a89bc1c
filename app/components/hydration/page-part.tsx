import { type ComponentType, lazy, useState } from "react";

/**
 * A part of a page that a browser fetches once the page is used. Where another page has
 * fetched it before, it is there at once.
 * @param fetch imports the part; where it cannot, the part fails
 */
export function pagePart<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  let fetched: ComponentType<P> | null = null;
  const part = async () => {
    fetched ??= await fetch();
    return fetched;
  };
  const Lazy = lazy(async () => ({ default: await part() }));
  function PagePart(props: P) {
    // The same as long as it is shown: another component would be drawn anew.
    const [Part] = useState((): ComponentType<P> => fetched ?? Lazy);
    return <Part {...props} />;
  }
  return PagePart;
}
