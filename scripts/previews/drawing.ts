import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fingerprint } from "#scripts/fingerprint.ts";
import { root } from "#scripts/tools.ts";

/** What the Worker's pictures look like by, beside what they show. */
const SOURCES = ["app/previews", "app/theme/colours.ts", "app/ui/glyphs/logo.svg", "public/fonts"];

/** Names how the Worker draws pictures: the same as long as the same data gives the same picture. */
export async function drawing(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  return `${dependencies["@takumi-rs/wasm"]} ${(await fingerprint(SOURCES)).slice(0, 16)}`;
}
