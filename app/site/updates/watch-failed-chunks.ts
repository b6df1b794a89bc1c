import { type FailedRoute, noteFailedRoute } from "./failed-routes.ts";
import { reloadForFailedChunk } from "./reload.ts";
import { rememberFields } from "./unsaved-input.ts";

/**
 * Reloads when a chunk of the page's script fails to load. Vite reports failed dynamic imports; failed route
 * modules are reported by an event that the build adds to the router (scripts/vite/route-module-errors.ts).
 */
export function watchFailedChunks(): void {
  rememberFields();
  // The event is not prevented: Vite would then resolve the import to undefined. The caller shows the failure.
  window.addEventListener("vite:preloadError", () => {
    reloadForFailedChunk();
  });
  // When prevented, the page stays as it is until the new document comes; otherwise the router shows the error.
  window.addEventListener("routemoduleerror", (event) => {
    if (reloadForFailedChunk()) event.preventDefault();
    else noteFailedRoute((event as CustomEvent<FailedRoute>).detail);
  });
}
