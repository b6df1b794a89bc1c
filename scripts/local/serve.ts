import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, Response } from "miniflare";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import type { PictureFile } from "#scripts/publish/publish.ts";
import { isPortFree, root } from "#scripts/tools.ts";
import { storesOf } from "./state-databases.ts";
import { stopWorkerdOnExit } from "./stop-workerd-on-exit.ts";

const host = "localhost";
const entry = "index.js";

export interface ServeOptions {
  port: number;
  /** Folder of the local KV, R2, D1, queues and cache. */
  state: string;
  /** Settings over those of wrangler.toml. */
  vars?: Record<string, string>;
  /**
   * Link previews, drawn on first request; without them the site's general image is used. If this is a promise,
   * requests wait for it.
   */
  pictures?: readonly PictureFile[] | Promise<readonly PictureFile[]>;
  /**
   * For the bench: a port that leads directly to the Worker, without Miniflare's entry and its simulated assets layer,
   * whose time is not the Worker's on Cloudflare. Static files are not served then.
   */
  directPort?: number;
  /** Where workerd lets its isolate be inspected. */
  inspectorPort?: number;
}

/** Serves the production build in workerd, with all bindings on disk. */
export async function serve({
  port,
  state,
  vars = {},
  pictures = [],
  directPort,
  inspectorPort,
}: ServeOptions): Promise<Miniflare> {
  stopWorkerdOnExit();
  const folder = join(root, "build/server");
  const { workerOptions } = workerOptionsOf(join(folder, "wrangler.json"));
  const { modulesRules: _, ...options } = workerOptions;
  const scripts = (await readdir(folder, { recursive: true })).filter((file) => typeOf(file) && file !== entry);
  const instance = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      name: "the-index",
      rootPath: folder,
      modulesRoot: folder,
      modules: [entry, ...scripts].map((file) => ({ type: typeOf(file) ?? "ESModule", path: join(folder, file) })),
      bindings: { ...(options.bindings as Record<string, string>), ...vars },
      serviceBindings: { PREVIEWS: drawPictures(pictures) },
      host,
      port,
      ...(inspectorPort !== undefined && { inspectorPort }),
      ...(directPort && { assets: undefined, unsafeDirectSockets: [{ host: "127.0.0.1", port: directPort }] }),
      resourcePersistencePath: storesOf(state),
      log: new Log(LogLevel.ERROR),
      // What the edge reports about a visitor's network; here it is this machine.
      cf: { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      telemetry: { enabled: false },
    }),
  );
  await instance.ready;
  return instance;
}

/** Below the ports that systems give to connections: thousands of them come and go until the port is used. */
const PORTS = { from: 20_000, to: 32_000 };

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
  return (await isPortFree(port, host)) ? port : freePort();
}

/** What of the build is a module of the Worker. */
function typeOf(file: string): "ESModule" | "CompiledWasm" | null {
  return file.endsWith(".js") ? "ESModule" : file.endsWith(".wasm") ? "CompiledWasm" : null;
}

/** Draws link previews on request of the local Worker: `GET /{hash}`. */
function drawPictures(pictures: readonly PictureFile[] | Promise<readonly PictureFile[]>) {
  const known = Promise.resolve(pictures).then((all) => new Map(all.map((picture) => [picture.hash, picture])));
  return async (request: { url: string }): Promise<Response> => {
    const picture = (await known).get(new URL(request.url).pathname.slice(1));
    if (!picture) return new Response("Nobody knows how to draw this picture.", { status: 404 });
    try {
      return new Response(await picture.draw(), { headers: { "content-type": "image/png" } });
    } catch (error) {
      // The Worker then falls back to the site's general preview image.
      console.error(`The link preview ${picture.path} could not be drawn: ${error}`);
      return new Response("The picture could not be drawn.", { status: 503 });
    }
  };
}
