import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { root } from "#scripts/tools.ts";

/** The folders of the packages with code in any bundle, from the project's folder, as a list in JSON. */
export const BUNDLED = join(root, "build/bundled-packages.json");

/**
 * Notes the packages whose code is in a bundle. Vite's own `build.license` lists those of the browser and the Worker, but
 * leaves out the bundles of Web Workers.
 */
export function bundledPackages(): Plugin {
  return {
    name: "bundled-packages",
    apply: "build",
    generateBundle(_, bundle) {
      const packages = new Set(bundledBefore());
      for (const output of Object.values(bundle)) {
        for (const id of output.type === "chunk" ? output.moduleIds : []) {
          const folder = packageOf(id);
          if (folder) packages.add(folder);
        }
      }
      mkdirSync(dirname(BUNDLED), { recursive: true });
      writeFileSync(BUNDLED, JSON.stringify([...packages].sort()));
    },
  };
}

/** The package that a module's path names last, or none: `/site/node_modules/a/node_modules/@b/c/index.js` → `node_modules/a/node_modules/@b/c`. */
export function packageOf(id: string): string | undefined {
  return /^.*?\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/.][^/]*)\//.exec(id)?.[1];
}

function bundledBefore(): string[] {
  try {
    return JSON.parse(readFileSync(BUNDLED, "utf8"));
  } catch {
    return [];
  }
}
