import type { ComponentProps } from "react";

/** A named, scrollable part of a page. Focusable, since not every browser lets the keyboard reach such parts. */
export function ScrollFrame(props: ComponentProps<"section"> & { "aria-label": string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  return <section tabIndex={0} {...props} />;
}
