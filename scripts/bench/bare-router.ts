import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Browser } from "playwright";
import { freePort } from "#scripts/local/serve.ts";
import { root, run } from "#scripts/tools.ts";
import { type BenchTarget, workerTarget } from "./targets.ts";

/** What our pages are measured against. */
export interface BareRouter {
  /** The page as files, for a browser. */
  url: string;
  /** The page made anew for each request. */
  server: BenchTarget;
  dispose(): Promise<void>;
}

/**
 * A new React Router project with one of our pages twice: at / its text, its links as <Link> and nothing else, which
 * sets the limit of the main thread; at /elements the same elements, which sets the limit of rendering.
 */
export async function bareRouter(name: string, pageText: PageText): Promise<BareRouter> {
  const folder = join(root, "build", "bench", name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const file = join(folder, "words.json");
  await writeFile(file, JSON.stringify(pageText));
  const env = { NODE_ENV: "production", BARE_WORDS: file, BARE_BUILD: folder };
  await run("react-router", ["build"], { cwd: join(root, "scripts", "bench", "bare-router"), env });
  const app = new Hono().use(serveStatic({ root: relative(process.cwd(), join(folder, "client")) }));
  const port = await freePort();
  const files = serve({ fetch: app.fetch, port });
  const server = await workerTarget(await readFile(join(folder, "server/index.js"), "utf8"));
  return {
    url: `http://localhost:${port}/`,
    server,
    dispose: async () => {
      await server.dispose();
      await new Promise<void>((resolve) => files.close(() => resolve()));
    },
  };
}

/** The text of a page without its looks, and its elements. */
export interface PageText {
  /** Texts that are no links, with their place on the page. */
  texts: { index: number; text: string }[];
  links: { index: number; href: string; text: string }[];
  elements: Piece;
  /** What the numbers among the elements stand for. */
  allTexts: string[];
}

/** An element, or the place of a text among all texts. */
export type Piece = number | { tag: string; attributes: Record<string, string | true>; children: Piece[] };

/** Reads the text of a page as the server sends it. */
export async function readPageText(browser: Browser, url: string): Promise<PageText> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url);
    return await page.evaluate(() => {
      const links = [...document.body.querySelectorAll("a")].map((link, index) => ({
        index,
        href: link.getAttribute("href") ?? "/",
        text: link.textContent?.trim() ?? "",
      }));
      const texts: { index: number; text: string }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim();
        if (text && !node.parentElement?.closest("a, script, style, noscript"))
          texts.push({ index: texts.length, text });
      }
      const allTexts: string[] = [];
      const read = (node: Node): Piece[] => {
        if (node instanceof Text) return [allTexts.push(node.data) - 1];
        if (!(node instanceof Element) || ["script", "style"].includes(node.localName)) return [];
        // React's own name for it, and true for an attribute without a value.
        const attributes = [...node.attributes].map(({ name, value }) => [
          name === "class" ? "className" : name,
          value === "" && name !== "alt" ? true : value,
        ]);
        return [
          {
            tag: node.localName,
            attributes: Object.fromEntries(attributes),
            children: [...node.childNodes].flatMap(read),
          },
        ];
      };
      const children = [...document.body.childNodes].flatMap(read);
      return { texts, links, elements: { tag: "div", attributes: {}, children }, allTexts };
    });
  } finally {
    await context.close();
  }
}
