import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { names } from "#scripts/deploy/names.ts";
import { storesOf } from "./state-databases.ts";
import { stopWorkerdOnExit } from "./stop-workerd-on-exit.ts";

/** Opens the local KV and R2 without serving the site, for tasks that run alongside or instead of it. */
export async function openStorage(state: string): Promise<Miniflare> {
  stopWorkerdOnExit();
  const instance = new Miniflare(
    convertV4MiniflareOptions({
      name: "storage",
      modules: true,
      script: "export default {}",
      compatibilityDate: "2026-08-01",
      kvNamespaces: { CACHE: names.kv },
      r2Buckets: { FILES: names.r2 },
      resourcePersistencePath: storesOf(state),
      cf: false,
      telemetry: { enabled: false },
    }),
  );
  await instance.ready;
  return instance;
}
