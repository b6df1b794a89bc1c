import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Node } from "@takumi-rs/core";
import type { Plugin } from "vite";
import { drawing } from "#app/pictures/nodes.ts";
import { CELL, GRID, MARGIN, placeOf, type SheetDrawing, sheetCells, sheetCss } from "#scripts/icons/icon-sheet.ts";
import { usedDrawings } from "#scripts/icons/used-drawings.ts";
import { renderPicture } from "#scripts/publish/pictures/render-picture.ts";
import { root } from "#scripts/tools.ts";

const ID = "virtual:icons.css";
const RESOLVED = "\0icons.css";

/** Pixels for a unit of the drawings' grid of 24: an icon is 16 to 24 px large, on screens of one to three and a half. */
const SHEETS = [
  { scale: 2, screens: "1x" },
  { scale: 3, screens: "2x" },
] as const;

/** Where the sheets are written, from which Vite bundles them as files of the style sheet. */
export const iconFolder = join(root, "node_modules/.cache/icons");

/** `virtual:icons.css`: a class for every icon that the sources name, and the sheets on which they are drawn. */
export function icons(): Plugin {
  let drawn = "";
  let css: Promise<string> | undefined;
  return {
    name: "icons",
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      css ??= usedDrawings().then((drawings) => {
        drawn = namesOf(drawings);
        return draw(drawings);
      });
      return css;
    },
    async hotUpdate({ modules }) {
      const sheet = this.environment.moduleGraph.getModuleById(RESOLVED);
      if (!sheet || namesOf(await usedDrawings()) === drawn) return;
      css = undefined;
      return [...modules, sheet];
    },
  };
}

async function draw(drawings: readonly SheetDrawing[]): Promise<string> {
  await mkdir(iconFolder, { recursive: true });
  const images = SHEETS.map(async ({ scale, screens }) => {
    await writeFile(join(iconFolder, `icons-${scale}.webp`), await drawSheet(drawings, scale));
    return `url("@icons/icons-${scale}.webp") ${screens}`;
  });
  return sheetCss(drawings, `image-set(${(await Promise.all(images)).join(",")})`);
}

function namesOf(drawings: readonly SheetDrawing[]): string {
  return drawings.map(({ name }) => name).join(" ");
}

/**
 * Draws all icons on one sheet.
 * @param scale pixels for a unit of the drawings' grid of 24
 */
export function drawSheet(
  drawings: readonly SheetDrawing[],
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
