import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Node } from "@takumi-rs/core";
import sharp from "sharp";
import type { Plugin } from "vite";
import { drawing } from "#app/pictures/nodes.ts";
import { iconPath } from "#scripts/icons/glyph-path.ts";
import { CELL, cellOf, GRID, MARGIN, type SheetDrawing, sheetCells, sheetCss } from "#scripts/icons/icon-sheet.ts";
import { renderPicture } from "#scripts/publish/pictures/render-picture.ts";
import { Fault, root } from "#scripts/tools.ts";

const lucide: { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> } = createRequire(
  import.meta.url,
)("@iconify-json/lucide/icons.json");

/** Class names of icons in the sources: `i-lucide-{name}`, `i-own-{name}`. */
const classPattern = /\bi-(lucide|own)-([a-z0-9]+(?:-[a-z0-9]+)*)\b/g;

/** Every icon that the sources name, in the order of their names. @throws Fault for an icon that does not exist */
export async function usedDrawings(): Promise<SheetDrawing[]> {
  const names = new Set<string>();
  for (const file of await readdir(join(root, "app"), { recursive: true })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    for (const [name] of (await readFile(join(root, "app", file), "utf8")).matchAll(classPattern)) names.add(name);
  }
  return Promise.all([...names].sort().map(drawingOf));
}

async function drawingOf(name: string): Promise<SheetDrawing> {
  const [, set, icon = ""] = new RegExp(classPattern.source).exec(name) ?? [];
  if (set === "lucide") {
    const body = (lucide.icons[icon] ?? lucide.icons[lucide.aliases?.[icon]?.parent ?? ""])?.body;
    if (!body) throw new Fault(`There is no icon "${icon}" in the Lucide set.`);
    return { name, coloured: false, svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>` };
  }
  const path = iconPath(icon);
  const svg = await readFile(join(root, path), "utf8").catch(() => {
    throw new Fault(`There is no glyph ${path}.`);
  });
  return { name, coloured: icon.startsWith("nation-"), svg };
}

const ID = "virtual:icons.css";
const RESOLVED = "\0icons.css";

/** Pixels for a unit of the drawings' grid of 24. Most icons are 16 px large: 48 dots are all that three a pixel can show. */
const SHEETS = [
  { scale: 1.5, screens: "1x" },
  { scale: 2, screens: "2x" },
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
    await writeFile(join(iconFolder, `icons-${scale}.webp`), await sheetFile(drawings, scale));
    return `url("@icons/icons-${scale}.webp") ${screens}`;
  });
  return sheetCss(drawings, `image-set(${(await Promise.all(images)).join(",")})`);
}

function namesOf(drawings: readonly SheetDrawing[]): string {
  return drawings.map(({ name }) => name).join(" ");
}

/** Steps between nothing and full at the edge of a drawing: more cannot be told apart, and take a fifth more. */
const EDGE_STEPS = 7;

/** The sheet as a lossless WebP, a fifth smaller than the renderer's own. @param scale as of `drawSheet` */
export async function sheetFile(drawings: readonly SheetDrawing[], scale: number): Promise<Uint8Array> {
  const pixels = (await drawSheet(drawings, scale)).map((value, i) =>
    i % 4 === 3 ? (Math.round((value / 255) * EDGE_STEPS) / EDGE_STEPS) * 255 : value,
  );
  return sharp(pixels, { raw: { ...sizeOf(drawings, scale), channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

function sizeOf(drawings: readonly SheetDrawing[], scale: number) {
  const { columns, rows } = sheetCells(drawings.length);
  return { width: columns * CELL * scale, height: rows * CELL * scale };
}

/**
 * Draws all icons on one sheet.
 * @param scale pixels for a unit of the drawings' grid of 24
 * @returns its pixels, four bytes each
 */
export function drawSheet(drawings: readonly SheetDrawing[], scale: number): Promise<Uint8Array> {
  const size = sizeOf(drawings, scale);
  const children = drawings.map(({ svg }, index): Node => {
    const { column, row } = cellOf(index);
    return drawing(sized(svg, GRID * scale), GRID * scale, GRID * scale, {
      position: "absolute",
      left: (column * CELL + MARGIN) * scale,
      top: (row * CELL + MARGIN) * scale,
    });
  });
  return renderPicture(
    { type: "container", children, style: { position: "relative", display: "flex", ...size } },
    size,
    "raw",
  );
}

/** A drawing that says its size is drawn in it at once, not enlarged. */
function sized(svg: string, size: number): string {
  return svg.replace(/<svg\b[^>]*>/, (element) =>
    element.replace(/\s(?:width|height)="[^"]*"/g, "").replace("<svg", `<svg width="${size}" height="${size}"`),
  );
}
