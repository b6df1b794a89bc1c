import { type ComponentType, lazy } from "react";
import { KeptHtml } from "./kept-html.tsx";

/**
 * A part of a page that a browser fetches once it is used; the server, which renders synchronously, imports it instead.
 * @param fetch imports the part
 * @param Otherwise stands in its place where it cannot be fetched
 */
export function lazyPart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  Otherwise: ComponentType<P>,
): ComponentType<P> {
  return lazy(() =>
    fetch().then(
      (part) => ({ default: part }),
      () => ({ default: Otherwise }),
    ),
  );
}

/** In place of a part of which the server's HTML may be there: that stays; else it is said that the part is missing. */
export function NotFetchedSection() {
  return (
    <KeptHtml as="section">
      <p className="panel panel-body py-16px color-text-2">
        This part could not be loaded. Please reload the page when you are online.
      </p>
    </KeptHtml>
  );
}
