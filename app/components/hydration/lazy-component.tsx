import { type ComponentType, lazy } from "react";

/**
 * A part of a page that the browser fetches on demand.
 * @param fetch imports the part
 * @param Otherwise rendered instead if it cannot be fetched
 */
export function lazyComponent<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  Otherwise: ComponentType<P> = NotFetchedSection,
): ComponentType<P> {
  return lazy(() =>
    fetch().then(
      (component) => ({ default: component }),
      () => ({ default: Otherwise }),
    ),
  );
}

/** In place of a part that cannot be fetched. */
export function NotFetchedSection() {
  return (
    <section>
      <p className="panel panel-body py-16px color-text-2">
        This part could not be loaded. Please reload the page when you are online.
      </p>
    </section>
  );
}
