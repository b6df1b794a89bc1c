import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { wakeOnUse } from "./ui/sleep.ts";

wakeOnUse();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
