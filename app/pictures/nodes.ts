import type { Node } from "@takumi-rs/wasm";
import { COLOURS } from "#app/lib/theme/colours.ts";

export type Token = keyof typeof COLOURS;

/** A colour of the site in its dark mode, for drawing outside a browser. */
export function token(name: Token): string {
  return COLOURS[name][1];
}

export type { Node };

/** Measures of a link preview in px, as the sites that show it ask for. */
export const PICTURE = { width: 1200, height: 630 } as const;

export type NodeStyle = NonNullable<Node["style"]>;

/** The letters of names and figures. */
export const DISPLAY = { fontFamily: "Archivo", lineHeight: 1.1, color: token("text") } as const;
export const NAME_STYLE = { ...DISPLAY, fontWeight: 700, letterSpacing: "-0.03em", whiteSpace: "nowrap" } as const;

/** A line of text; cut off with an ellipsis when it is too long. */
export function text(content: string, style: NodeStyle): Node {
  return { type: "text", text: content, style: { whiteSpace: "nowrap", ...style } };
}

export function row(children: Node[], style: NodeStyle = {}): Node {
  return { type: "container", children, style: { display: "flex", alignItems: "center", ...style } };
}

export function column(children: Node[], style: NodeStyle = {}): Node {
  return { type: "container", children, style: { display: "flex", flexDirection: "column", ...style } };
}

/** An SVG drawing, at a size in px. */
export function drawing(svg: string, width: number, height: number, style: NodeStyle = {}): Node {
  return { type: "image", src: new TextEncoder().encode(svg), width, height, style };
}

/** One of the site's glyphs (app/components/glyphs), in a colour where it has none of its own. */
export function coloured(svg: string, size: number, colour: string, style: NodeStyle = {}): Node {
  return drawing(svg.replaceAll("currentColor", colour), size, size, style);
}

/** The site's logo and name. @param logo the glyph */
export function brand(logo: string, size: number): Node {
  return row(
    [
      coloured(logo, size * 1.3, token("wg-accent")),
      text("The Index", { fontFamily: "Archivo", fontWeight: 620, fontSize: size, color: token("text") }),
    ],
    { gap: size * 0.5 },
  );
}

/** The whole picture: dark as the site is by default. */
export function picture(children: Node[]): Node {
  return {
    type: "container",
    children,
    style: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      width: PICTURE.width,
      height: PICTURE.height,
      backgroundColor: token("surface-0"),
      color: token("text-2"),
      fontFamily: "Geist",
    },
  };
}
