import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchBuilds } from "./features/builds/watch-builds.ts";
import { watchFailedParts } from "./features/builds/watch-failed-parts.ts";
import { wakeOnUse } from "./ui/sleep.ts";

watchFailedParts();
watchBuilds();
wakeOnUse();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
