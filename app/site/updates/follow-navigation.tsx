import { useLayoutEffect } from "react";
import { type MiddlewareFunction, useLocation, useNavigation } from "react-router";
import { enterNavigation, followNavigation } from "./reload.ts";

/** Client middleware: records the destination before any chunk of that page can fail to load. */
export const noteDestination: MiddlewareFunction<Record<string, { type: "data"; result: unknown }>> = async (
  { request },
  next,
) => {
  const leave = enterNavigation(new URL(request.url));
  try {
    await next();
  } finally {
    leave();
  }
};

/** Records the destination with its hash, which middleware does not see; loads a document there when one is due. */
export function NavigationFollower() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  // A form that is being sent must arrive first.
  const to = state === "loading" ? location : null;
  useLayoutEffect(() => followNavigation(to ?? null, pathname), [to, pathname]);
  return null;
}
