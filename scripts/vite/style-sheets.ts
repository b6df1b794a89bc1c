import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { z } from "zod";
import { Fault, root } from "#scripts/tools.ts";

const ID = "virtual:style-sheets";
const RESOLVED = "\0style-sheets";
const client = join(root, "build/client");

/**
 * `virtual:style-sheets`, for the server's build: the style sheets that come with the routes, as the client's build,
 * which is made before it, has written them. Empty under the development server.
 * @throws Fault for a sheet that could not stand in a page
 */
export function styleSheets(): Plugin {
  let building = false;
  return {
    name: "style-sheets",
    config: (_, { command }) => {
      building = command === "build";
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      return `export default ${JSON.stringify(building ? await read() : {})}`;
    },
  };
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

async function read(): Promise<Record<string, string>> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8")));
  // Entries are the routes; a sheet that two of them share belongs to a file that both import.
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry);
  const shared = entries.flatMap(({ imports }) => imports ?? []).map((name) => manifest[name]);
  const sheets: Record<string, string> = {};
  for (const file of new Set([...entries, ...shared].flatMap((part) => part?.css ?? []))) {
    const text = (await readFile(join(client, file), "utf8")).trim();
    if (/<\/style/i.test(text)) throw new Fault(`The style sheet ${file} would end the element it stands in.`);
    sheets[`/${file}`] = text;
  }
  return sheets;
}
