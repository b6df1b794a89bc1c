import { useLayoutEffect } from "react";
import { type MiddlewareFunction, useLocation, useNavigation } from "react-router";
import { enterNavigation, followNavigation } from "./reload.ts";

/** Client middleware: knows where the visitor is going before any part of that page can fail. */
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

/** Tells the whole of it, with the hash, as soon as React knows; and loads a document there when one is due. */
export function NavigationFollower() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  // A form that is being sent must arrive first.
  const to = state === "loading" ? location : null;
  useLayoutEffect(() => followNavigation(to ?? null, pathname), [to, pathname]);
  return null;
}
