import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Fault, root } from "#scripts/tools.ts";
import { glyphPath } from "./glyph-path.ts";
import type { SheetDrawing } from "./icon-sheet.ts";

const lucide: { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> } = createRequire(
  import.meta.url,
)("@iconify-json/lucide/icons.json");

/** Class names of icons as they stand in the sources: `i-lucide-{name}`, `i-own-{name}`. */
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
  const path = glyphPath(icon);
  const svg = await readFile(join(root, path), "utf8").catch(() => {
    throw new Fault(`There is no glyph ${path}.`);
  });
  return { name, coloured: icon.startsWith("nation-"), svg };
}
