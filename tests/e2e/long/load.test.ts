import { expect, test } from "../support/test.ts";

test("under many visitors at once every answer is whole, and each has a nonce of its own", async ({ request }) => {
  const paths = [
    "/",
    "/?tier=10",
    "/529/tiger-i",
    "/5137/tiger-ii/loadout",
    "/5137/tiger-ii/statistics",
    "/techtree/germany",
    "/faq",
  ];
  const nonces: string[] = [];
  const faults: string[] = [];
  let left = 6_000;
  const visitor = async () => {
    while (left > 0) {
      const path = paths[left-- % paths.length] ?? "/";
      // Every third comes with a cookie, and so past the cache of pages.
      const headers: Record<string, string> = left % 3 === 0 ? { cookie: `visitor=${left}` } : {};
      // The server may close an idle connection at the moment it is used again; nothing was answered then.
      const answer = await request.get(path, { headers, maxRetries: 2 });
      const html = await answer.text();
      const nonce = /'nonce-([^']+)'/.exec(answer.headers()["content-security-policy"] ?? "")?.[1] ?? "none";
      nonces.push(nonce);
      const right = answer.status() === 200 && html.endsWith("</html>");
      if (!right || !html.includes(`nonce="${nonce}"`))
        faults.push(`${path}: ${answer.status()}, ${html.length} characters`);
    }
  };
  await Promise.all(Array.from({ length: 64 }, visitor));
  expect(faults).toEqual([]);
  expect(new Set(nonces).size).toBe(nonces.length);
});
