import { join } from "node:path";
import { provision } from "./deploy/provision.ts";
import { wranglerTarget } from "./deploy/wrangler-target.ts";
import { orDemoCalendar } from "./local/demo-calendar.ts";
import { openStorage } from "./local/storage.ts";
import type { LinkTargets } from "./publish/content/check-links.ts";
import { readContent } from "./publish/content/read-content.ts";
import { miniflareTarget } from "./publish/miniflare-target.ts";
import type { PublishResult } from "./publish/publish.ts";
import { publishContent } from "./publish/publish-content.ts";
import { main, root, run } from "./tools.ts";

const said = ({ version, written }: PublishResult) =>
  written === 0 ? "It is what the site serves already." : `The site serves it within a minute, as version ${version}.`;

/** `npm run content:publish`: checks and publishes `data/content`, in the local state; with `-- --remote`, on Cloudflare. */
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
