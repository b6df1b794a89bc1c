import { expect, test } from "./test.ts";

const pages = [
  "/",
  "/?tier=10",
  "/5137/tiger-ii",
  "/faq",
  "/techtree/germany",
  "/nowhere",
  "/1/wrong-name-of-nothing/x",
];
const files = [
  "/favicon.svg",
  "/fonts/geist-latin.woff2",
  "/assets/gone.js",
  "/api/files/manifest.json",
  "/api/nothing",
];

for (const path of [...pages, ...files]) {
  test(`${path} has the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["strict-transport-security"]).toContain("max-age=63072000");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  });
}

for (const path of pages) {
  test(`${path} has a nonce for every script and no inline style or handler`, async ({ request }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    const nonce = /'nonce-([^']+)'/.exec(answer.headers()["content-security-policy"] ?? "")?.[1];
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
    expect(html).not.toContain("javascript:");
  });
}

test("two answers never have the same nonce", async ({ request }) => {
  const nonces = new Set<string | undefined>();
  for (let i = 0; i < 5; i++) nonces.add((await request.get("/")).headers()["content-security-policy"]);
  expect(nonces.size).toBe(5);
});

test("assets are immutable", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const asset = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? "";
  expect((await request.get(asset)).headers()["cache-control"]).toContain("immutable");
});
