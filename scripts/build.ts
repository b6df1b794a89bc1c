import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BUNDLED } from "#scripts/licences/licences.ts";
import { checkBuild } from "./check/build-sizes.ts";
import { buildDesktopTool } from "./desktop-tool.ts";
import { fingerprint } from "./fingerprint.ts";
import { writeLicences } from "./licences/licences.ts";
import { main, root, run } from "./tools.ts";

const inputs = [
  "app",
  "desktop",
  "scripts/desktop-tool.ts",
  "workers",
  "public",
  "scripts/icons",
  "scripts/licences",
  "scripts/vite",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "uno.config.ts",
  "wrangler.toml",
];
const stamp = join(root, "build", ".inputs");

/** Makes the production build, unless there is one from the same files. */
export async function buildIfNeeded(): Promise<"built" | "fresh"> {
  const now = await fingerprint(inputs);
  if ((await readFile(stamp, "utf8").catch(() => "")) === now) return "fresh";
  await build(now.slice(0, 16));
  await mkdir(join(root, "build"), { recursive: true });
  await writeFile(stamp, now);
  return "built";
}

/** @param id of the build, a hash of its inputs: the same sources give the same build */
async function build(id: string): Promise<void> {
  await rm(BUNDLED, { force: true });
  await run("react-router", ["build"], { env: { NODE_ENV: "production", BUILD_ID: id } });
  await checkBuild();
  await buildDesktopTool();
  await writeLicences();
}

if (import.meta.main) main(async () => console.log(await buildIfNeeded()));
