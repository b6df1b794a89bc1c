import {
  createRequestHandler,
  Links,
  Meta,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
} from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { nonceContext, reportErrorContext } from "./context.ts";
import handleRequest from "./entry.server.tsx";

function Root() {
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links nonce="n" />
      </head>
      <body>
        <Outlet />
        <Scripts nonce="n" />
      </body>
    </html>
  );
}

const manifest = { module: "/assets/root.js", imports: [], css: ["/assets/root.css"] };

/** A build of one page, rendered like the site's own. @param change alters the router's stream */
function buildWith(change: (handoff: ReadableStream<Uint8Array>) => ReadableStream<Uint8Array>): ServerBuild {
  const root = { id: "root", path: "", module: { default: Root, loader: () => ({ words: "from the loader" }) } };
  const page = { id: "page", parentId: "root", index: true, module: { default: () => <h1>Tiger II</h1> } };
  const build = {
    entry: {
      module: {
        default: (...[request, status, headers, router, load]: Parameters<typeof handleRequest>) => {
          const { serverHandoffStream: handoff } = router;
          const changed = { ...router, serverHandoffStream: handoff && change(handoff) };
          return handleRequest(request, status, headers, changed, load);
        },
      },
    },
    routes: { root, page },
    assets: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: {
        root: { ...manifest, id: "root", path: "", hasLoader: true },
        page: { ...manifest, id: "page", parentId: "root", index: true, module: "/assets/page.js", css: [] },
      },
      url: "/assets/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  };
  return build as unknown as ServerBuild;
}

async function documentOf(build: ServerBuild, report = vi.fn(() => new Response())): Promise<string> {
  const context = new RouterContextProvider();
  context.set(nonceContext, "n");
  context.set(reportErrorContext, report);
  const answer = await createRequestHandler(build, "production")(new Request("https://index.example/"), context);
  expect(answer.status).toBe(200);
  return answer.text();
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("a document", () => {
  it("has its style sheets and its script as the router brings them, and the loader data once, at its end", async () => {
    const html = await documentOf(buildWith((handoff) => handoff));
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
    expect(html).toMatch(/<link [^>]*rel="stylesheet" href="\/assets\/root.css"\/>/);
    expect(html).toMatch(/<script nonce="n" type="module" async="">import "\/assets\/manifest.js"/);
    expect(html.match(/from the loader/g)).toHaveLength(1);
    expect(html).toMatch(/streamController\.close\(\);<\/script><\/body><\/html>$/);
  });

  it("goes out as React wrote it where the loader data cannot be handed on, which is reported once", async () => {
    const broken = () =>
      new ReadableStream<Uint8Array>({
        pull() {
          throw new Error("The router has changed.");
        },
      });
    const report = vi.fn(() => new Response());
    const build = buildWith(broken);
    for (const html of [await documentOf(build, report), await documentOf(build, report)]) {
      expect(html).toContain("<h1>Tiger II</h1>");
      expect(html).toMatch(/<\/body><\/html>$/);
      expect(html).not.toContain("enqueue");
    }
    expect(report).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(new Error("The router has changed."), "hydration-data");
  });
});
