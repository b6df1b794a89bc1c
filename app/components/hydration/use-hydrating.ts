import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** Whether what is rendered is the HTML that the server sent; false from the next rendering on. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
