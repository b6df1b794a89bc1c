import { join } from "node:path";
import { provision } from "./deploy/provision.ts";
import { wranglerTarget } from "./deploy/wrangler-target.ts";
import { openStorage } from "./local/storage.ts";
import { miniflareTarget } from "./publish/miniflare-target.ts";
import { rollback } from "./publish/publish.ts";
import { main, root, run } from "./tools.ts";

/** `npm run data:rollback`: returns to the previous dataset, in the local state; with `-- --remote`, on Cloudflare. */
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
