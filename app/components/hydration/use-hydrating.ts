import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** Whether this render hydrates the server's HTML; false from the next render on. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
