import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchFailedChunks, watchForUpdates } from "#app/site/updates/watch-updates.ts";

// An anchor of a vehicle's page, which once had all that its views have now, finds a link to what it named.
const former = document.getElementById(location.hash.slice(1))?.closest<HTMLAnchorElement>("[data-lead-on] > a");
if (former) location.replace(former.pathname + location.search + former.hash);
watchFailedChunks();
watchForUpdates();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
