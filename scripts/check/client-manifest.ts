import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { Fault, root } from "#scripts/tools.ts";

/** The scripts and style sheets in React Router's browser manifest; its other fields are ignored. */
const clientManifestSchema = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()), css: z.array(z.string()) }),
  routes: z.record(
    z.string(),
    z.object({
      parentId: z.string().optional(),
      path: z.string().optional(),
      module: z.string(),
      clientActionModule: z.string().optional(),
      clientLoaderModule: z.string().optional(),
      imports: z.array(z.string()).optional(),
      css: z.array(z.string()).optional(),
    }),
  ),
});
export type ClientManifest = z.infer<typeof clientManifestSchema>;

/**
 * Reads the manifest that the router's build writes as `window.__reactRouterManifest={…};`.
 * @returns the manifest, and the path of its file, which the browser fetches with every page
 * @throws Fault when there is no build
 */
export async function readClientManifest(): Promise<ClientManifest & { file: string }> {
  const folder = join(root, "build/client/assets");
  // Named after its content. A script of ours may begin with the same word.
  const name = (await readdir(folder)).find((file) => /^manifest-[0-9a-f]{8}\.js$/.test(file));
  if (!name) throw new Fault("The build has no route manifest. Run: npm run build");
  const text = await readFile(join(folder, name), "utf8");
  const manifest = clientManifestSchema.parse(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));
  return { ...manifest, file: `/assets/${name}` };
}

/** Everything the browser loads for a route without interaction: entry, the route and its parents, and their imports. */
export function scriptsOf(manifest: ClientManifest, id: string): Set<string> {
  const scripts = new Set<string>([manifest.entry.module, ...manifest.entry.imports]);
  for (const { module, clientActionModule, clientLoaderModule, imports } of withParents(manifest, id)) {
    for (const file of [module, clientActionModule, clientLoaderModule, ...(imports ?? [])]) {
      if (file !== undefined) scripts.add(file);
    }
  }
  return scripts;
}

/** A route and its parents. */
export function withParents({ routes }: ClientManifest, id: string): ClientManifest["routes"][string][] {
  const line: ClientManifest["routes"][string][] = [];
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) line.push(route);
  return line;
}
