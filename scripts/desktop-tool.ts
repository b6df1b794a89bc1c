import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import {
  DESKTOP_TOOL_CHECKSUM_PATH,
  DESKTOP_TOOL_NAME,
  DESKTOP_TOOL_NODE,
  DESKTOP_TOOL_PATH,
} from "#app/game/battles/desktop-tool.ts";
import { bundledPackages } from "#scripts/licences/licences.ts";
import { main, root } from "./tools.ts";

/** Where the site's static files are built. */
const CLIENT = join(root, "build/client");

/**
 * Makes the desktop tool: one file for Node with everything it needs, readable as it is, and its SHA-256 checksum in the
 * form that `sha256sum --check` takes.
 */
export async function buildDesktopTool(folder = CLIENT): Promise<string> {
  const file = join(folder, DESKTOP_TOOL_PATH);
  await mkdir(join(file, ".."), { recursive: true });
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [bundledPackages()],
    ssr: { noExternal: true },
    // A CommonJS package asks for its file's name.
    define: { __filename: "import.meta.filename" },
    build: {
      ssr: "desktop/main.ts",
      target: `node${DESKTOP_TOOL_NODE}`,
      outDir: join(file, ".."),
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: DESKTOP_TOOL_NAME, codeSplitting: false } },
    },
  });
  const checksum = createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
  await writeFile(join(folder, DESKTOP_TOOL_CHECKSUM_PATH), `${checksum}  ${DESKTOP_TOOL_NAME}\n`);
  return file;
}

if (import.meta.main) main(async () => console.log(await buildDesktopTool()));
