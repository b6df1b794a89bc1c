import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { LICENCE_TEXTS_FILE, LICENCES_FILE, type ThirdParty } from "#app/lib/licences.ts";
import { Fault, root } from "#scripts/tools.ts";

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

/** Licences whose code, drawings and fonts may be distributed with a site as long as the licence text is included. */
const ALLOWED = new Set(
  "0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 OFL-1.1 Unlicense Zlib".split(" "),
);

/**
 * Packages with their own terms that somebody has read, with the SHA-256 of that text; a changed text must be read
 * again. For what ApexCharts requires of an operator, see docs/operations.md.
 */
const READ: Readonly<Record<string, string>> = {
  apexcharts: "910b51a2bb255c8071fc74aeccf8bf2e3f8969118949b84d1913f937f19acfea",
  "react-apexcharts": "534b059f0ff483b8867a270938e707e22af2cd3b6d51340765ceff70b7f1a44d",
};

/** Packages that ship as drawings or data, which no bundle names. */
const DRAWINGS = ["node_modules/@iconify-json/lucide"];

interface Licensed extends ThirdParty {
  /** The text of the licence; empty where the package brings none. */
  text: string;
}

/**
 * Writes the third-party licences next to the site's static files: a list for the licences page, and the texts.
 * @throws Fault naming everything that may not ship, or does not say whether it may
 */
export async function writeLicences(folder = join(root, "build/client")): Promise<void> {
  const bundled: string[] = JSON.parse(await readFile(BUNDLED, "utf8"));
  const packages = await Promise.all([...bundled, ...DRAWINGS].map((path) => readPackage(join(root, path))));
  const all = [...packages, ...(await readFonts(join(root, "public/fonts")))].sort((a, b) =>
    `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`, "en"),
  );
  assertMayShip(all);
  const list = all.map(
    ({ name, version, licence }): ThirdParty => ({
      name,
      version,
      licence: Object.hasOwn(READ, name) ? "Terms of its own" : plain(licence),
    }),
  );
  await writeFile(join(folder, LICENCES_FILE), JSON.stringify(list));
  await writeFile(join(folder, LICENCE_TEXTS_FILE), all.map(entry).join(`\n${"=".repeat(80)}\n\n`));
}

/** @throws Fault that names every package whose licence does not allow shipping, or that states none */
export function assertMayShip(packages: readonly Licensed[]): void {
  const faults = packages.filter((entry) => !mayShip(entry));
  if (faults.length === 0) return;
  const lines = faults.map(({ name, version, licence }) => `${name} ${version}: ${licence || "states no licence"}`);
  throw new Fault(
    `These ship with the site, and their licence does not allow it (scripts/licences):\n- ${lines.join("\n- ")}`,
  );
}

function mayShip({ name, licence, text }: Licensed): boolean {
  if (Object.hasOwn(READ, name)) return READ[name] === createHash("sha256").update(text).digest("hex");
  const expression = plain(licence);
  // One that joins both words would need parentheses inside: it is refused.
  if (expression.includes(" AND ")) return expression.split(" AND ").every((identifier) => ALLOWED.has(identifier));
  return expression.split(" OR ").some((identifier) => ALLOWED.has(identifier));
}

/** An SPDX expression without the parentheses around it. */
function plain(licence: string): string {
  return licence.replace(/^\((.*)\)$/, "$1");
}

async function readPackage(folder: string): Promise<Licensed> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((candidate) => /^(?:licen[cs]e|copying)/i.test(candidate));
  return {
    name,
    version,
    licence: typeof license === "string" ? license : "",
    text: file ? await readFile(join(folder, file), "utf8") : "",
  };
}

/**
 * The families of the fonts of a folder. The licence of `geist-*.woff2` is `geist-OFL.txt`, whose first line says name and
 * version.
 * @throws Fault that names every font without
 */
export async function readFonts(folder: string): Promise<Licensed[]> {
  const files = await readdir(folder);
  const licenceFiles = files.filter((file) => file.endsWith("-OFL.txt"));
  const without = files
    .filter((file) => file.endsWith(".woff2"))
    .filter((file) => !licenceFiles.some((text) => file.startsWith(text.replace("OFL.txt", ""))));
  if (without.length > 0) throw new Fault(`Fonts without their licence beside them: ${without.join(", ")}.`);
  return Promise.all(
    licenceFiles.map(async (file) => {
      const text = await readFile(join(folder, file), "utf8");
      const [, name = file, version = ""] = /^(.+) (\S+)$/m.exec(text) ?? [];
      return { name: `${name} (font)`, version, licence: "OFL-1.1", text };
    }),
  );
}

function entry({ name, version, licence, text }: Licensed): string {
  return `${`${name} ${version}`.trim()}\n${licence}\n\n${text.trim() || `The package brings no text of its licence. It states: ${licence}`}\n`;
}
