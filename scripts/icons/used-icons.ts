import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Fault, root } from "#scripts/tools.ts";
import { type Drawing, sheetCss } from "./icon-sheet.ts";
import { onePath } from "./one-path.ts";

const lucide: { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> } = createRequire(
  import.meta.url,
)("@iconify-json/lucide/icons.json");

/** Class names of icons as they stand in the sources: `i-lucide-{name}`, `i-own-{name}`. */
const classPattern = /\bi-(lucide|own)-([a-z0-9]+(?:-[a-z0-9]+)*)\b/g;

/** The style sheet with every icon that the sources name. @throws Fault for an icon that does not exist */
export async function iconCss(): Promise<string> {
  const names = new Set<string>();
  for (const file of await readdir(join(root, "app"), { recursive: true })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    for (const [name] of (await readFile(join(root, "app", file), "utf8")).matchAll(classPattern)) names.add(name);
  }
  const drawings = await Promise.all([...names].sort().map(drawingOf));
  const coloured = (drawing: Drawing) => drawing.name.startsWith("i-own-nation-");
  const masks = sheetCss(
    drawings.filter((drawing) => !coloured(drawing)),
    "mask",
  );
  return `${masks}\n${sheetCss(drawings.filter(coloured), "background")}`;
}

async function drawingOf(name: string): Promise<Drawing> {
  const [, set, icon = ""] = new RegExp(classPattern.source).exec(name) ?? [];
  if (set === "lucide") {
    const body = (lucide.icons[icon] ?? lucide.icons[lucide.aliases?.[icon]?.parent ?? ""])?.body;
    if (!body) throw new Fault(`There is no icon "${icon}" in the Lucide set.`);
    return { name, body: onePath(body) };
  }
  const svg = await readFile(join(root, "app/ui/glyphs", `${icon}.svg`), "utf8").catch(() => {
    throw new Fault(`There is no glyph app/ui/glyphs/${icon}.svg.`);
  });
  const [, attributes = "", body = ""] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  // What the drawing says of itself as a whole (no fill, a stroke) goes along; its size is the sheet's.
  const whole = attributes.replace(/\s(?:xmlns|viewBox|width|height)="[^"]*"/g, "");
  return { name, body: `<g${whole}>${body.trim()}</g>` };
}
