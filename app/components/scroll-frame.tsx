import type { ComponentProps } from "react";

/** A named part of a page that scrolls by itself. The keyboard has to reach it: not every browser focuses such parts. */
export function ScrollFrame(props: ComponentProps<"section"> & { "aria-label": string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  return <section tabIndex={0} {...props} />;
}
