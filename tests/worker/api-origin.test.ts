import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import worker from "./support/entry.ts";
import { origin } from "./support/site.ts";

async function askWithBackend(path: string): Promise<{ answer: Response; requests: Request[] }> {
  const requests: Request[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    return Response.json({ gameVersion: "of the backend" });
  });
  const context = createExecutionContext();
  const request = new Request(origin + path, { headers: { cookie: "__Host-session=abc" } });
  const answer = await worker.fetch(request, { ...env, API_ORIGIN: "https://backend.example" }, context);
  await waitOnExecutionContext(context);
  return { answer, requests };
}

it("a call to the API goes to the backend that is configured, with the visitor's cookies", async () => {
  const { answer, requests } = await askWithBackend("/api/files/manifest.json?x=1");
  expect(requests.map(({ url }) => url)).toEqual(["https://backend.example/api/files/manifest.json?x=1"]);
  expect(requests[0]?.headers.get("cookie")).toBe("__Host-session=abc");
  expect(await answer.json()).toEqual({ gameVersion: "of the backend" });
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
});

it("a page reads its data from that backend too", async () => {
  const { answer, requests } = await askWithBackend("/faq");
  expect(await answer.text()).toContain("of the backend");
  expect(requests.every(({ url }) => url.startsWith("https://backend.example/api/"))).toBe(true);
});
