import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { hydrateOnInteraction } from "#app/components/hydration/hydrate-on-interaction.ts";
import { watchFailedChunks } from "#app/site/updates/watch-failed-chunks.ts";
import { watchForUpdates } from "#app/site/updates/watch-updates.ts";

watchFailedChunks();
watchForUpdates();
hydrateOnInteraction();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
