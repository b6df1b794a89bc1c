import { readFileSync } from "node:fs";
import { join } from "node:path";
import { coloured, brand as drawnBrand, type Node } from "#app/pictures/nodes.ts";
import { iconPath } from "#scripts/icons/glyph-path.ts";
import { root } from "#scripts/tools.ts";

/** One of the site's glyphs (app/components/glyphs), in a colour where it has none of its own. */
export function icon(name: string, size: number, colour: string, style: Node["style"] = {}): Node {
  return coloured(svgOf(name), size, colour, style);
}

/** The site's logo and name. */
export function brandSvg(): Node {
  return drawnBrand(svgOf("logo"), 26);
}

function svgOf(name: string): string {
  return readFileSync(join(root, iconPath(name)), "utf8");
}
