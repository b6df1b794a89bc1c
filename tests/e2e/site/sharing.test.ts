import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** The metadata that a crawler reads: the content of its tags by name, property or rel. */
async function headOf(request: APIRequestContext, path: string): Promise<Map<string, string>> {
  const answer = await request.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  const html = (await answer.text()).split("</head>")[0] ?? "";
  const head = new Map([["title", /<title>([^<]*)/.exec(html)?.[1] ?? ""]]);
  for (const [tag] of html.matchAll(/<(?:meta|link)\b[^>]*>/g)) {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
    const name = attribute("name") ?? attribute("property") ?? attribute("rel") ?? "";
    head.set(name, attribute("content") ?? attribute("href") ?? "");
  }
  return head;
}

async function paths(request: APIRequestContext, sitemap: string): Promise<string[]> {
  const xml = await (await request.get(sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

test("a public page of each kind has a title, a description and a link preview of its own, with absolute addresses", async ({
  request,
  baseURL,
}) => {
  // Some of each kind; that no two of all are alike, the long run reads. Vehicles have four views after each other.
  const vehicles = (await paths(request, "/sitemaps/vehicles.xml")).filter((_, at) => at % 301 === 0);
  const pages = (await paths(request, "/sitemaps/pages.xml")).filter(
    (path, at) => !/^\/(maps|techtree)\//.test(path) || at % 8 === 0,
  );
  const titles = new Set<string | undefined>();
  const descriptions = new Set<string | undefined>();
  for (const path of [...pages, ...vehicles]) {
    const head = await headOf(request, path);
    titles.add(head.get("title"));
    descriptions.add(head.get("description"));
    const address = `${baseURL}${path}`;
    expect(Object.fromEntries(head)).toMatchObject({
      canonical: address,
      "og:url": address,
      "og:site_name": "The Index",
      "og:title": expect.stringMatching(/./),
      "og:description": head.get("description"),
      "og:image": expect.stringMatching(`^${baseURL}/.*\\.png$`),
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/.{20}/),
      "twitter:card": "summary_large_image",
      "twitter:image": head.get("og:image"),
      "twitter:image:alt": head.get("og:image:alt"),
    });
    expect(head.has("robots"), path).toBe(false);
  }
  expect(titles.size).toBe(pages.length + vehicles.length);
  expect(descriptions.size).toBe(titles.size);
});

test("a loadout, a comparison and a filter of the index are not listed, and a shared link leads to them", async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get("/529/tiger-i/loadout")).text();
  const loadoutPath = /"(\/529\/tiger-i\/loadout\?loadout=[\w-]+)"/.exec(html)?.[1] ?? "";
  for (const [path, canonical] of [
    ["/?tier=10", "/"],
    ["/comparison?v=9489&v=7169", "/comparison"],
    [loadoutPath, "/529/tiger-i/loadout"],
  ] as const) {
    const head = await headOf(request, path);
    expect([head.get("robots"), head.get("canonical")]).toEqual(["noindex,follow", `${baseURL}${canonical}`]);
    expect(head.get("og:url")?.replaceAll("&amp;", "&")).toBe(`${baseURL}${path}`);
  }
});

test("the link previews of a vehicle and of a tree are pictures of their own, in full size", async ({ request }) => {
  for (const [path, name] of [
    ["/529/tiger-i", "529"],
    ["/techtree/italy", "techtree-italy"],
  ] as const) {
    const image = new URL((await headOf(request, path)).get("og:image") ?? "").pathname;
    expect(image).toMatch(new RegExp(`^/api/files/v/[^/]+/previews/${name}\\.png$`));
    const answer = await request.get(image);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"]);
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test("the icons of browser and system, the manifest and the site's picture are there with their types", async ({
  noScript: page,
  request,
}) => {
  await page.goto("/");
  const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
  const files = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(files).toEqual(["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/site.webmanifest"]);
  const manifest: { icons: { src: string }[] } = await (await request.get("/site.webmanifest")).json();
  const types: Record<string, RegExp> = {
    ico: /icon/,
    svg: /^image\/svg/,
    png: /^image\/png/,
    webmanifest: /manifest/,
  };
  for (const path of [...files, ...manifest.icons.map(({ src }) => src), "/preview.png"]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()["content-type"]).toMatch(types[path.split(".")[1] ?? ""] ?? /never/);
  }
  const readable = (await request.get("/preview.png")).headers()["cross-origin-resource-policy"];
  expect(readable).toBe("cross-origin");
});

test("the browser's own bars take the colour of the header in either mode", async ({ page }) => {
  await page.goto("/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { theme, header } = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const rgb = (colour: string) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.color = colour;
        return getComputedStyle(probe).color;
      };
      const themeColor = metas.find(({ media }) => matchMedia(media).matches)?.content ?? "";
      return { theme: rgb(themeColor), header: rgb("var(--wg-header)") };
    });
    expect([colorScheme, theme]).toEqual([colorScheme, header]);
  }
});

test("only the icons' library may make markup", async ({ page, complaints }) => {
  complaints.expect(/trusted-?types/i);
  await page.goto("/");
  const allowed = await page.evaluate(() =>
    ["iconify", "other"].map((name) => {
      try {
        return Boolean((window as unknown as { trustedTypes: TrustedTypes }).trustedTypes.createPolicy(name, {}));
      } catch {
        return false;
      }
    }),
  );
  expect(allowed).toEqual([true, false]);
});

interface TrustedTypes {
  createPolicy(name: string, rules: object): object;
}

test("a sentence that ends with U.S.S.R. has one full stop", async ({ request, noScript: page }) => {
  const html = await (await request.get("/1/t-34")).text();
  const [, description] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  expect(description).toMatch(/U\.S\.S\.R\. [A-Z]/);
  await page.goto("/?nation=ussr&q=zzzz");
  await expect(page.getByRole("main")).toContainText(/None of .*U\.S\.S\.R\./);
  await expect(page.getByRole("main")).not.toContainText("..");
});
