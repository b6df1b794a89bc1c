import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { freePort, serve } from "#scripts/local/serve.ts";
import { migrate } from "#scripts/local/state-databases.ts";
import { withTestBodies } from "#scripts/local/test-bodies.ts";
import { readDataset } from "#scripts/publish/dataset-files.ts";
import { miniflareTarget } from "#scripts/publish/miniflare-target.ts";
import { publish } from "#scripts/publish/publish.ts";
import { workerdPid } from "./cpu.ts";

export interface BenchTarget {
  /** Address of the Worker itself, without the local server's entry and proxy. */
  url: string;
  pid: number;
  dispose(): Promise<void>;
}

const seen = new Set<number>();

/** A constant worker, which always answers with the same bytes: the lower bound of all measurements. */
export const constantTarget = (body: string): Promise<BenchTarget> =>
  workerTarget(
    `const body = ${JSON.stringify(body)}; export default { fetch: () => new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } }) };`,
  );

/** @param script of a Worker without bindings, as one module */
export async function workerTarget(script: string): Promise<BenchTarget> {
  const port = await freePort();
  const instance = new Miniflare(
    convertV4MiniflareOptions({
      name: "worker",
      // Of the script the default export alone: workerd takes all others for entry points.
      modules: [
        { type: "ESModule", path: "main.js", contents: 'export { default } from "./worker.js";' },
        { type: "ESModule", path: "worker.js", contents: script },
      ],
      compatibilityDate: "2026-08-01",
      cf: false,
      telemetry: { enabled: false },
      unsafeDirectSockets: [{ host: "127.0.0.1", port }],
    }),
  );
  await instance.ready;
  return target(instance, port);
}

/** The site's production build with its own state. @param prepare stores what is measured in addition to the dataset */
export async function siteTarget<T>(
  prepare: (instance: Miniflare) => Promise<T>,
  options?: { inspectorPort: number },
): Promise<BenchTarget & { prepared: T }>;
export async function siteTarget(): Promise<BenchTarget>;
export async function siteTarget(prepare?: (instance: Miniflare) => Promise<unknown>, options = {}) {
  const direct = await freePort();
  const { instance, dispose } = await startSite({ directPort: direct, ...options });
  const prepared = await prepare?.(instance);
  return { ...(await target(instance, direct)), dispose, prepared };
}

/** The whole site as a visitor's browser gets it, with static files. @param prepare as with `siteTarget` */
export async function startWholeSite<T>(
  prepare: (instance: Miniflare) => Promise<T>,
): Promise<{ url: string; prepared: T; dispose(): Promise<void> }> {
  const { instance, port, dispose } = await startSite({});
  return { url: `http://localhost:${port}`, prepared: await prepare(instance), dispose };
}

async function startSite(options: { directPort?: number; inspectorPort?: number }) {
  const state = await mkdtemp(join(tmpdir(), "index-bench-"));
  await migrate(state);
  const port = await freePort();
  const instance = await serve({ port, state, ...options });
  await publish(withTestBodies(await readDataset()), await miniflareTarget(instance), new Date());
  const dispose = async () => {
    await instance.dispose();
    await rm(state, { recursive: true, force: true });
  };
  return { instance, port, dispose };
}

async function target(instance: Miniflare, port: number): Promise<BenchTarget> {
  const pid = await workerdPid(seen);
  seen.add(pid);
  return { url: `http://127.0.0.1:${port}`, pid, dispose: () => instance.dispose() };
}
