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
      module: z.string(),
      imports: z.array(z.string()).optional(),
      css: z.array(z.string()).optional(),
    }),
  ),
});
export type ClientManifest = z.infer<typeof clientManifestSchema>;

/** Reads the manifest that the router's build writes as `window.__reactRouterManifest={…};`. */
export async function readClientManifest(): Promise<ClientManifest> {
  const folder = join(root, "build/client/assets");
  const name = (await readdir(folder)).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Fault("The build has no route manifest. Run: npm run build");
  const text = await readFile(join(folder, name), "utf8");
  return clientManifestSchema.parse(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));
}
