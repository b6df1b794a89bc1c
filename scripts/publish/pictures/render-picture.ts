import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Node, Renderer } from "@takumi-rs/core";
import { filesBelow, fingerprint } from "#scripts/fingerprint.ts";
import { root } from "#scripts/tools.ts";

/** The site's own fonts, each in two files as the browser gets them (app/lib/theme/fonts.css). */
const latinExt: [number, number][] = [
  [0x100, 0x2ba],
  [0x1e00, 0x1e9f],
];
const latin: [number, number][] = [
  [0, 0xff],
  [0x2bb, 0x2dc],
  [0x2000, 0x22ff],
];
const fonts = [
  { name: "Geist", file: "geist-latin", unicodeRange: latin },
  { name: "Geist", file: "geist-latin-ext", unicodeRange: latinExt },
  { name: "Archivo", file: "archivo-expanded-latin", unicodeRange: latin },
  { name: "Archivo", file: "archivo-expanded-latin-ext", unicodeRange: latinExt },
];

/** For photographs: half the bytes of 90, and no difference at the size of a plan. */
const WEBP_QUALITY = 80;

let renderer: Promise<Renderer> | undefined;

/**
 * Draws a picture. The renderer is loaded with the first one, so that other commands do not wait for it.
 * @param size in px
 */
export async function renderPicture(
  node: Node,
  size: { width: number; height: number },
  format: "png" | "ico" | "raw" | "webp" = "png",
): Promise<Uint8Array> {
  renderer ??= createRenderer();
  return (await renderer).render(node, { ...size, format, ...(format === "webp" && { quality: WEBP_QUALITY }) });
}

async function createRenderer(): Promise<Renderer> {
  const { Renderer } = await import("@takumi-rs/core");
  const created = new Renderer();
  for (const { name, file, unicodeRange } of fonts) {
    const data = await readFile(join(root, "public/fonts", `${file}.woff2`));
    await created.registerFont({ name, data, unicodeRange });
  }
  return created;
}

/** The sources that determine the look of the Worker's pictures, apart from their data. */
const SOURCES = ["app/pictures", "app/lib/theme/colours.ts", "app/components/glyphs/logo.svg"];

/** The fonts, without the texts of their licences, which change no picture. */
export async function fontFiles(): Promise<string[]> {
  return (await filesBelow("public/fonts")).filter((file) => file.endsWith(".woff2"));
}

/** Identifies how the Worker draws pictures: unchanged as long as the same data gives the same picture. */
export async function drawingVersion(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  return `${dependencies["@takumi-rs/wasm"]} ${(await fingerprint([...SOURCES, ...(await fontFiles())])).slice(0, 16)}`;
}
