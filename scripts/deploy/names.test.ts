import { join } from "node:path";
import { expect, it } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { root } from "#scripts/tools.ts";
import { names } from "./names.ts";

it("names the resources as wrangler.toml does", () => {
  const config = readConfig({ config: join(root, "wrangler.toml") });
  expect({
    worker: config.name,
    kv: config.kv_namespaces[0]?.id,
    r2: config.r2_buckets[0]?.bucket_name,
    d1: config.d1_databases[0]?.database_name,
    queues: config.queues.consumers?.map(({ queue }: { queue: string }) => queue),
  }).toEqual(names);
});
