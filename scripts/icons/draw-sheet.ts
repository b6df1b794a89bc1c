import type { Node } from "@takumi-rs/core";
import { drawing } from "#app/previews/nodes.ts";
import { renderPicture } from "#scripts/previews/render-picture.ts";
import { CELL, type Drawing, GRID, MARGIN, placeOf, sheetCells } from "./icon-sheet.ts";

/**
 * Draws all icons on one sheet.
 * @param scale pixels for a unit of the drawings' grid of 24
 */
export function drawSheet(
  drawings: readonly Drawing[],
  scale: number,
  format: "webp" | "raw" = "webp",
): Promise<Uint8Array> {
  const { columns, rows } = sheetCells(drawings.length);
  const size = { width: columns * CELL * scale, height: rows * CELL * scale };
  const children = drawings.map(({ svg }, index): Node => {
    const { column, row } = placeOf(index);
    return drawing(sized(svg, GRID * scale), GRID * scale, GRID * scale, {
      position: "absolute",
      left: (column * CELL + MARGIN) * scale,
      top: (row * CELL + MARGIN) * scale,
    });
  });
  return renderPicture(
    { type: "container", children, style: { position: "relative", display: "flex", ...size } },
    size,
    format,
  );
}

/** A drawing that says its size is drawn in it at once, not enlarged. */
function sized(svg: string, size: number): string {
  return svg.replace(/<svg\b[^>]*>/, (element) =>
    element.replace(/\s(?:width|height)="[^"]*"/g, "").replace("<svg", `<svg width="${size}" height="${size}"`),
  );
}
