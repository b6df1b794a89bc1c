import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow, fingerprint } from "#scripts/fingerprint.ts";
import { root } from "#scripts/tools.ts";

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
