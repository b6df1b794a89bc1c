import { expect, test } from "../support/test.ts";

test("a vehicle's number alone leads to its page for good, and keeps the choice of modules", async ({ request }) => {
  for (const [path, location] of [
    ["/529", "/529/tiger-i"],
    ["/529/", "/529/tiger-i"],
    ["/529/?modules=stock", "/529/tiger-i?modules=stock"],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, location]);
  }
});

test("a vehicle's number is told from an address that nothing matches", async ({ request }) => {
  const answer = await request.get("/529a");
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toContain("Page not found: /529a");
  expect(html).toContain('aria-label="Main"');
});
