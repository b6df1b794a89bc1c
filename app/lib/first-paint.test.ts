import { describe, expect, it } from "vitest";
import { withLateScript, withStyles } from "./first-paint.ts";

const link = (href: string) => `<link nonce="n" rel="stylesheet" href="${href}"/>`;

describe("a page with its style sheets in it", () => {
  it("has their text where they are linked, and the links switched off", () => {
    const html = withStyles(`<head>${link("/a.css")}${link("/b.css")}</head>`, "N", {
      "/a.css": "a{color:red}",
      "/b.css": 'b::before{content:"$&$1"}',
    });
    expect(html).toBe(
      '<head><style nonce="N">a{color:red}</style><link nonce="n" rel="stylesheet" href="/a.css" disabled=""/>' +
        '<style nonce="N">b::before{content:"$&$1"}</style><link nonce="n" rel="stylesheet" href="/b.css" disabled=""/></head>',
    );
  });

  it("keeps the link of a sheet that it does not have, and all other links", () => {
    const html = `${link("/other.css")}<link nonce="n" rel="icon" href="/a.css"/>`;
    expect(withStyles(html, "N", { "/a.css": "a{}" })).toBe(html);
  });
});

describe("a page whose script comes after its first paint", () => {
  const routerScript = [
    '<script nonce="n" type="module" async="">import "/manifest.js";',
    'import * as route0 from "/root.js";',
    'import * as route1_clientLoader from "/loader.js";',
    'import * as route1_main from "/vehicle.js";',
    "const route1 = {...route1_clientLoader,...route1_main};",
    "  ",
    '  window.__reactRouterRouteModules = {"root":route0,"vehicle":route1};',
    "",
    'import("/entry.js");</script>',
  ].join("\n");
  const preloads = ["/manifest.js", "/entry.js", "/framework.js", "/root.js"].map(
    (href) => `<link rel="modulepreload" href="${href}" nonce="n"/>`,
  );
  const page = (script: string) => `<head>${preloads.join("")}</head><body>words${script}</body>`;
  const html = withLateScript(page(routerScript), "N");
  const script = (/<script nonce="N">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "").replaceAll("import(", "load(");

  /** Runs the page's script in a browser that tells of paints, or of none. */
  function run({ tellsOfPaints }: { tellsOfPaints: boolean }) {
    const imported: string[] = [];
    const window: Record<string, unknown> = {};
    const happens: Record<string, () => void> = {};
    class PaintObserver {
      constructor(tell: () => void) {
        if (!tellsOfPaints) throw new TypeError("There is no such type of entry.");
        happens.paint = tell;
      }
      observe() {}
    }
    const load = async (file: string) => {
      imported.push(file);
      return { default: file };
    };
    const listen = (name: string, listener: () => void) => {
      happens[name] = listener;
    };
    const inPage = new Function("load", "window", "PerformanceObserver", "addEventListener", "setTimeout", script);
    inPage(load, window, PaintObserver, listen, (begin: () => void) => begin());
    return { imported, window, happens };
  }

  it("imports every module, names the routes' own, and only then imports the entry", async () => {
    const { imported, window, happens } = run({ tellsOfPaints: true });
    expect(imported).toEqual([]);
    happens.paint?.();
    await new Promise((done) => setTimeout(done, 5));
    expect(imported).toEqual(["/manifest.js", "/root.js", "/loader.js", "/vehicle.js", "/framework.js", "/entry.js"]);
    expect(window.__reactRouterRouteModules).toEqual({
      root: { default: "/root.js" },
      vehicle: { default: "/vehicle.js" },
    });
    happens.load?.();
    expect(imported).toHaveLength(6);
  });

  it("does not wait for a paint that nobody tells of", () => {
    const { imported, happens } = run({ tellsOfPaints: false });
    expect(imported).toEqual([]);
    happens.load?.();
    expect(imported).toContain("/root.js");
  });

  it("fetches nothing ahead but the entry", () => {
    const links = [...html.matchAll(/<link ([^>]*)rel="modulepreload" href="([^"]+)"/g)];
    expect(links.map(([, before, href]) => [href, before])).toEqual([
      ["/manifest.js", 'media="not all" '],
      ["/entry.js", ""],
      ["/framework.js", 'media="not all" '],
      ["/root.js", 'media="not all" '],
    ]);
  });

  it.each([
    ["no script", ""],
    ["a script without imports", '<script nonce="n" type="module" async="">import("/entry.js");</script>'],
    ["a script without an entry", '<script nonce="n" type="module" async="">import "/manifest.js";</script>'],
  ])("fails for %s of the router, which an upgrade would bring", (_, other) => {
    expect(() => withLateScript(page(other), "N")).toThrow("first-paint.ts");
  });
});
