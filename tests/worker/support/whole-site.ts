import { env } from "cloudflare:workers";
import {
  createRequestHandler,
  type ServerBuild,
  UNSAFE_withComponentProps,
  UNSAFE_withErrorBoundaryProps,
} from "react-router";
import { contentHashSchema, objectKey, POINTER_KEY, versionKey } from "#app/game/model/publication.ts";
import { PAGES } from "#app/pages/pages.ts";
import { withErrorReports } from "#workers/http/error-reports.ts";
import type { Patience } from "#workers/http/in-time.ts";
import { createLoadData } from "#workers/http/page/payload.ts";
import { createSite } from "#workers/site.ts";
import { noncePlaceholder } from "./entry.ts";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
const modules = import.meta.glob<RouteModule>(["../../../app/routes/**/*.tsx", "../../../app/root.tsx"]);
const entries = import.meta.glob<ServerBuild["entry"]["module"]>("../../../app/entry.server.tsx");

/** As the router's plugin makes a module: with the data as the component's properties. */
function asBuilt(module: RouteModule): RouteModule {
  const { default: component, ErrorBoundary } = module;
  return {
    ...module,
    default: UNSAFE_withComponentProps(component as never),
    ...(ErrorBoundary && { ErrorBoundary: UNSAFE_withErrorBoundaryProps(ErrorBoundary as never) }),
  };
}
const moduleOf = async (file: string) => asBuilt((await modules[`../../../app/${file}`]?.()) as RouteModule);

/** The routes of the site without a build: what app/routes.ts makes, with the modules themselves. */
async function routesOfSite(): Promise<ServerBuild["routes"]> {
  const routes: ServerBuild["routes"] = { root: { id: "root", path: "", module: await moduleOf("root.tsx") } };
  const add = async (file: string, parentId: string, at: { id?: string; path?: string; index?: boolean } = {}) => {
    const id = at.id ?? file.replace(/\.tsx$/, "");
    routes[id] ??= { ...at, id, parentId, module: await moduleOf(file) };
    return id;
  };
  const layout = await add("routes/layout.tsx", "root");
  const withAds = await add("routes/layout-with-ads.tsx", layout);
  for (const { path, module, within, adsBelow } of PAGES) {
    const frame = adsBelow ? withAds : layout;
    const parent = within ? await add(within, frame) : frame;
    await add(module, parent, path === "/" ? { index: true } : { id: path, path: path.slice(1) });
  }
  await add("routes/not-found.tsx", layout, { path: "*" });
  return routes;
}

/** The site with its real pages and calls, rendered from the sources. */
export async function createWholeSite(patience: Patience) {
  const routes = await routesOfSite();
  const assets = Object.fromEntries(
    Object.values(routes).flatMap((route) =>
      route
        ? [
            [
              route.id,
              {
                ...route,
                module: "/x.js",
                imports: [],
                hasLoader: "loader" in route.module,
                hasAction: "action" in route.module,
                hasErrorBoundary: "ErrorBoundary" in route.module,
              },
            ],
          ]
        : [],
    ),
  );
  const build = withErrorReports({
    entry: { module: await Object.values(entries)[0]?.() },
    routes,
    assets: { entry: { module: "/x.js", imports: [] }, routes: assets, url: "/manifest.js", version: "1" },
    assetsBuildDirectory: "",
    basename: "/",
    publicPath: "/",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild);
  return createSite({
    render: createRequestHandler(build, "production"),
    loadData: createLoadData(build),
    build: { id: "0123456789abcdef", timestamp: 1_764_000_000_000 },
    noncePlaceholder,
    patience,
  });
}

const VERSION = "1.26.1.0-000000000001";
const contents = new Map<string, string>();
let list: Promise<string[]> | undefined;

/** The dataset that is checked in, as KV and R2 have it, read when it is asked for; nothing is written to the real ones. */
export async function publishedStores() {
  list ??= env.PUBLISHED.fetch("http://published/").then((answer) => answer.json<string[]>());
  const paths = await list;
  // A number is as good as a hash.
  const hashes = paths.map((_, at) => contentHashSchema.parse(at.toString(16).padStart(32, "0")));
  const pathOf = new Map(hashes.map((hash, at) => [objectKey(hash), paths[at] ?? ""]));
  const pointer = JSON.stringify({ version: VERSION, previous: null, publishedAt: "2026-01-02T03:04:05.000Z" });
  const files = new Map([
    [versionKey(VERSION), JSON.stringify(Object.fromEntries(paths.map((path, at) => [path, hashes[at]])))],
    [POINTER_KEY, pointer],
  ]);
  const near = new Map([[POINTER_KEY, pointer]]);
  const read = async (key: string) => {
    const path = pathOf.get(key);
    if (path === undefined) return files.get(key) ?? null;
    const text = contents.get(key) ?? (await (await env.PUBLISHED.fetch(`http://published/${path}`)).text());
    contents.set(key, text);
    return text;
  };
  const as = (text: string | null, type: unknown) => {
    const kind = typeof type === "string" ? type : (type as { type?: string } | undefined)?.type;
    return kind === "json" ? JSON.parse(text ?? "null") : text;
  };
  const CACHE = {
    get: async (key: string, type?: unknown) => as(near.get(key) ?? null, type),
    getWithMetadata: async (key: string, type?: unknown) => ({
      value: as(near.get(key) ?? null, type),
      metadata: null,
    }),
    put: async (key: string, text: string) => void near.set(key, text),
    delete: async (key: string) => void near.delete(key),
    list: async () => ({ keys: [], list_complete: true }),
  };
  const FILES = {
    get: async (key: string) => {
      const text = await read(key);
      return text === null ? null : { etag: key, body: null, text: async () => text };
    },
    head: async () => null,
    put: async () => null,
  };
  return { CACHE, FILES };
}
