import type { Node } from "@takumi-rs/core";
import { glyph } from "./nodes.ts";
import { token } from "./tokens.ts";

/**
 * The site's mark as an icon of an app: on the site's dark ground, edge to edge.
 * @param size of the icon in px
 * @param share of the size that the mark takes; what an operating system may cut off is outside of 0.8
 */
export function appIcon(size: number, share: number): Node {
  return {
    type: "container",
    children: [glyph("logo", Math.round(size * share), token("wg-accent"))],
    style: {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      width: size,
      height: size,
      backgroundColor: token("surface-1"),
    },
  };
}

/** The mark alone, for the tab of a browser: no ground, in a green that can be seen on light and dark. */
export function tabIcon(size: number): Node {
  return {
    type: "container",
    children: [glyph("logo", size, "#1ba055")],
    style: { display: "flex", width: size, height: size },
  };
}
