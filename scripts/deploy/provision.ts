import { z } from "zod";
import { Fault } from "#scripts/tools.ts";
import { names, type ResourceIds, type Wrangler } from "./names.ts";

const kvListSchema = z.array(z.object({ id: z.string(), title: z.string() }));
const d1ListSchema = z.array(z.object({ uuid: z.string(), name: z.string() }));

/**
 * Finds every resource by name and creates the missing ones. Safe to run again at any time.
 * @throws Fault if a resource is missing even after it was created
 */
export async function provision(wrangler: Wrangler): Promise<ResourceIds> {
  await ensure(wrangler, ["r2", "bucket", "info", names.r2], ["r2", "bucket", "create", names.r2]);
  for (const queue of names.queues) {
    await ensure(wrangler, ["queues", "info", queue], ["queues", "create", queue]);
  }
  const kv = async () =>
    kvListSchema.parse(jsonOf(await wrangler(["kv", "namespace", "list"]))).find(({ title }) => title === names.kv)?.id;
  const d1 = async () =>
    d1ListSchema.parse(jsonOf(await wrangler(["d1", "list", "--json"]))).find(({ name }) => name === names.d1)?.uuid;
  return {
    kv: await findOrCreate(kv, () => wrangler(["kv", "namespace", "create", names.kv])),
    d1: await findOrCreate(d1, () => wrangler(["d1", "create", names.d1])),
  };
}

async function ensure(wrangler: Wrangler, find: string[], create: string[]): Promise<void> {
  const found = await wrangler(find).then(
    () => true,
    () => false,
  );
  if (!found) await wrangler(create);
}

async function findOrCreate(find: () => Promise<string | undefined>, create: () => Promise<string>): Promise<string> {
  const found = await find();
  if (found) return found;
  await create();
  const created = await find();
  if (!created)
    throw new Fault("Cloudflare does not list a resource that was just created. Please run the deploy again.");
  return created;
}

/** wrangler may print a banner before its JSON. */
function jsonOf(output: string): unknown {
  return JSON.parse(output.slice(output.indexOf("[")));
}
