import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkBuild } from "./check/build-sizes.ts";
import { fingerprint } from "./fingerprint.ts";
import { main, root, run } from "./tools.ts";

const inputs = [
  "app",
  "workers",
  "public",
  "scripts/icons",
  "scripts/vite",
  "data/content",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "uno.config.ts",
  "wrangler.toml",
];
const stamp = join(root, "build", ".inputs");

/** Makes the production build, unless the one that is there was made of the same files. */
export async function buildIfNeeded(): Promise<"built" | "fresh"> {
  const now = await fingerprint(inputs);
  if ((await readFile(stamp, "utf8").catch(() => "")) === now) return "fresh";
  await build(now.slice(0, 16));
  await mkdir(join(root, "build"), { recursive: true });
  await writeFile(stamp, now);
  return "built";
}

/** @param id names the build; made of its inputs, so that the same sources are the same build */
async function build(id: string): Promise<void> {
  await run("react-router", ["build"], { env: { NODE_ENV: "production", BUILD_ID: id } });
  await checkBuild();
}

if (import.meta.main) main(async () => console.log(await buildIfNeeded()));
