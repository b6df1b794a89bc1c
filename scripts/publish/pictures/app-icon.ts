import type { Node } from "#app/pictures/nodes.ts";
import { token } from "#app/pictures/tokens.ts";
import { glyph } from "./glyphs.ts";

/**
 * The site's logo as an app icon, on the dark background, edge to edge.
 * @param size of the icon in px
 * @param share of the size that the logo takes; operating systems may crop outside of 0.8
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

/** The logo alone, as favicon: no background, in a green that is visible on light and dark. */
export function tabIcon(size: number): Node {
  return {
    type: "container",
    children: [glyph("logo", size, "#1ba055")],
    style: { display: "flex", width: size, height: size },
  };
}
