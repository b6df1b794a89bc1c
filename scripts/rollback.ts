import { join } from "node:path";
import { provision } from "./deploy/provision.ts";
import { wranglerTarget } from "./deploy/wrangler-target.ts";
import { openStorage } from "./local/storage.ts";
import { miniflareTarget } from "./publish/miniflare-target.ts";
import { type PublishTarget, pointTo, readPointer } from "./publish/publish.ts";
import { Fault, main, root, run } from "./tools.ts";

/**
 * Points back to the previous version. A second rollback returns to the newer one.
 * @returns the version that is served from now on
 * @throws Fault when there is no version before
 */
export async function rollback(target: PublishTarget, now: Date): Promise<string> {
  const pointer = await readPointer(target);
  if (!pointer?.previous) throw new Fault("There is no earlier version of the dataset to go back to.");
  const next = { version: pointer.previous, previous: pointer.version, publishedAt: now.toISOString() };
  await pointTo(target, next);
  return next.version;
}

/** `npm run data:rollback`: returns to the previous dataset, in the local state; with `-- --remote`, on Cloudflare. */
if (import.meta.main)
  main(async () => {
    if (process.argv.includes("--remote")) {
      const wrangler = (args: string[]) => run("wrangler", args);
      const target = wranglerTarget(wrangler, await provision(wrangler));
      console.log(`The site serves the dataset ${await rollback(target, new Date())} within a minute.`);
      return;
    }
    const storage = await openStorage(join(root, ".state"));
    try {
      const version = await rollback(await miniflareTarget(storage), new Date());
      console.log(`The local site serves the dataset ${version} within a minute, or at its next start.`);
    } finally {
      await storage.dispose();
    }
  });
