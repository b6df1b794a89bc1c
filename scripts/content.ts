import { join } from "node:path";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { objectKey, versionFilesSchema, versionKey } from "#app/game/model/publication.ts";
import type { VehicleIndex } from "#app/game/model/vehicle/vehicle-index.ts";
import {
  CONTENT_FOLDER,
  CONTENT_INDEX_PATH,
  CONTENT_VERSION,
  type ContentIndex,
} from "#app/game/site/content-version.ts";
import { vehicleIndexPath } from "./dataset/paths.ts";
import { provision } from "./deploy/provision.ts";
import { wranglerTarget } from "./deploy/wrangler-target.ts";
import { orDemoCalendar } from "./local/demo-calendar.ts";
import { openStorage } from "./local/storage.ts";
import type { LinkTargets } from "./publish/content/check-links.ts";
import { readContent } from "./publish/content/read-content.ts";
import { asFiles, versionOf } from "./publish/dataset-files.ts";
import { miniflareTarget } from "./publish/miniflare-target.ts";
import { type PublishResult, type PublishTarget, publish, readPointer } from "./publish/publish.ts";
import { Fault, main, root, run } from "./tools.ts";

/**
 * Publishes the content alone: everything else of the version that is served stays as it is.
 * @param read reads the content, given where its links may lead
 * @throws Fault when nothing is served yet, or what is served reads content of another shape
 */
export async function publishContent(
  read: (targets: LinkTargets) => ReadonlyMap<string, string>,
  target: PublishTarget,
  now: Date,
): Promise<PublishResult> {
  const pointer = await readPointer(target);
  const list = pointer && (await target.readObject(versionKey(pointer.version)));
  if (!list) throw new Fault("Nothing is published there yet. The first publishing is that of the whole site.");
  const served = versionFilesSchema.parse(JSON.parse(list));
  const document = async <T>(path: string): Promise<T | null> => {
    const hash = served[path];
    const text = hash === undefined ? null : await target.readObject(objectKey(hash));
    return text === null ? null : JSON.parse(text);
  };
  const index = await document<ContentIndex>(CONTENT_INDEX_PATH);
  if (index?.version !== CONTENT_VERSION)
    throw new Fault("The site that runs there cannot read content of this shape yet. Deploy it first.");
  const { vehicles } = (await document<VehicleIndex>(vehicleIndexPath)) ?? { vehicles: [] };
  const pages = new Set(vehicles.map(vehiclePagePath));
  const files = asFiles(read({ isVehicle: (path) => pages.has(path), isFile: (path) => Object.hasOwn(served, path) }));
  const kept = Object.entries(served).flatMap(([path, hash]) =>
    path.startsWith(CONTENT_FOLDER) ? [] : [{ path, hash }],
  );
  const gameVersion = pointer.version.replace(/-[0-9a-f]+$/, "");
  return publish({ version: versionOf(gameVersion, [...kept, ...files]), files, pictures: [], kept }, target, now);
}

const said = ({ version, written }: PublishResult) =>
  written === 0 ? "It is what the site serves already." : `The site serves it within a minute, as version ${version}.`;

/** `npm run content:publish`: checks and publishes `data/content`, in the local state; with `-- --remote`, on Cloudflare. */
if (import.meta.main)
  main(async () => {
    if (process.argv.includes("--remote")) {
      const wrangler = (args: string[]) => run("wrangler", args, { env: { CLOUDFLARE_CF_FETCH_ENABLED: "true" } });
      const target = wranglerTarget(wrangler, await provision(wrangler));
      console.log(said(await publishContent(readContent, target, new Date())));
      return;
    }
    const storage = await openStorage(join(root, ".state"));
    try {
      const now = new Date();
      const read = (targets: LinkTargets) => orDemoCalendar(readContent(targets), now.getTime());
      console.log(said(await publishContent(read, await miniflareTarget(storage), now)));
    } finally {
      await storage.dispose();
    }
  });
