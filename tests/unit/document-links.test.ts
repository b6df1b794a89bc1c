import { existsSync, globSync, readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { dirname, join } from "node:path";
import Slugger from "github-slugger";
import { expect, it } from "vitest";
import { root } from "#scripts/tools.ts";

const documents = ["README.md", "CONTRIBUTING.md"];
for await (const path of glob("docs/**/*.md", { cwd: root })) documents.push(path);

/** Folders of the game's client, not of the project. */
const OF_THE_CLIENT = ["scripts/item_defs", "scripts/arena_defs"];

/** Every source and sheet, with a stroke before it: a document may name it by the end of its path alone. */
const sources = ["*", "{app,desktop,scripts,simulators,tests,workers}/**/*"]
  .flatMap((files) => globSync(`${files}.{ts,tsx,css}`, { cwd: root }))
  .map((file) => `/${file}`);

const text = (path: string) => readFileSync(join(root, path), "utf8");

/** The anchors that GitHub gives to a document's headings. */
function anchorsOf(path: string): string[] {
  const slugger = new Slugger();
  return [...text(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => slugger.slug(heading.replace(/[`*]/g, "")));
}

it.each(documents)("every link of %s leads to a file and a heading that are there", (path) => {
  const links = [...text(path).matchAll(/\]\((?!https?:|\/)([^)#\s]*)(?:#([^)]*))?\)/g)];
  const broken = links.filter(([, file = "", anchor]) => {
    const target = file === "" ? path : join(dirname(path), file);
    return !existsSync(join(root, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

it.each(documents)("every path of code that %s names is there", (path) => {
  const named = [...text(path).matchAll(/`((?:app|desktop|scripts|simulators|tests|workers)\/[\w\-./]*)`/g)];
  const missing = named.flatMap(([, name = ""]) => (existsSync(join(root, name)) ? [] : [name]));
  expect(missing.filter((name) => !OF_THE_CLIENT.includes(name))).toEqual([]);
});

it.each(documents)("every file that %s names without its folder is there", (path) => {
  const named = [...text(path).matchAll(/`(\w[\w\-./]*\.(?:tsx?|css))`/g)];
  const missing = named.flatMap(([, name = ""]) => (sources.some((file) => file.endsWith(`/${name}`)) ? [] : [name]));
  expect(missing).toEqual([]);
});
