import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchFailedChunks } from "./features/app-updates/watch-failed-chunks.ts";
import { watchForUpdates } from "./features/app-updates/watch-updates.ts";
import { hydrateOnInteraction } from "./ui/hydration/hydrate-on-interaction.ts";

watchFailedChunks();
watchForUpdates();
hydrateOnInteraction();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
