import { type FailedRoute, noteFailedRoute } from "./failed-routes.ts";
import { reloadForFailedPart } from "./reload.ts";
import { rememberFields } from "./unsaved-input.ts";

/**
 * Answers to parts of the page that fail to load. Vite tells it of its dynamic imports; of the routes' modules
 * the router tells it as scripts/vite/route-module-errors.ts has it.
 */
export function watchFailedParts(): void {
  rememberFields();
  // Not prevented: Vite would hand out nothing as the module. Who asked for the part shows that it is missing.
  window.addEventListener("vite:preloadError", () => {
    reloadForFailedPart();
  });
  // Prevented, the page stays as it is until the document comes; else the router shows the error.
  window.addEventListener("routemoduleerror", (event) => {
    if (reloadForFailedPart()) event.preventDefault();
    else noteFailedRoute((event as CustomEvent<FailedRoute>).detail);
  });
}
