import { describe, expect, it } from "vitest";
import { createVisitorFetch } from "./page-context.ts";

const request = new Request("https://index.example/access", { headers: { cookie: "__Host-session=abc" } });

describe("the visitor's fetch", () => {
  it("carries the visitor's cookies to the API and what the API sets back", async () => {
    const visitor = createVisitorFetch(request, (call) => {
      const headers = new Headers({ "set-cookie": "wg-active-acc=1" });
      return new Response(`${new URL(call.url).pathname} ${call.headers.get("cookie")}`, { headers });
    });
    const answer = await visitor.fetch("/api/wgauth/accounts");
    expect(await answer.text()).toBe("/api/wgauth/accounts __Host-session=abc");
    expect(visitor.setCookies).toEqual(["wg-active-acc=1"]);
  });

  it("carries the visitor's address, which is what limits count, and no other", async () => {
    const from = (address?: string) =>
      createVisitorFetch(
        new Request("https://index.example/", address ? { headers: { "cf-connecting-ip": address } } : {}),
        (call) => new Response(call.headers.get("cf-connecting-ip")),
      );
    expect(await (await from("192.0.2.7").fetch("/api/x")).text()).toBe("192.0.2.7");
    const chosen = { headers: { "cf-connecting-ip": "203.0.113.1" } };
    expect(await (await from("192.0.2.7").fetch("/api/x", chosen)).text()).toBe("192.0.2.7");
    expect(await (await from().fetch("/api/x", chosen)).text()).toBe("");
  });

  it("names the site as where a call comes from, whatever the visitor's request says", async () => {
    const headers = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    const visitor = createVisitorFetch(new Request("https://index.example/", { headers }), (call) =>
      Response.json([call.headers.get("origin"), call.headers.get("sec-fetch-site")]),
    );
    const answer = await visitor.fetch("/api/log", { method: "POST", headers: { origin: "https://other.example" } });
    expect(await answer.json()).toEqual(["https://index.example", null]);
  });

  it.each([
    "https://elsewhere.example/api/files/manifest.json",
    "//elsewhere.example/api/x",
    "/access",
    "/api/../access",
    "https://index.example.evil.example/api/x",
  ])("refuses %s, so that no cookie leaves the API", async (url) => {
    const visitor = createVisitorFetch(request, () => new Response("reached"));
    await expect(visitor.fetch(url)).rejects.toThrow(TypeError);
  });

  it("lets a call not choose its own cookies", async () => {
    const visitor = createVisitorFetch(request, (call) => new Response(call.headers.get("cookie")));
    const answer = await visitor.fetch("/api/x", { headers: { cookie: "__Host-session=other" } });
    expect(await answer.text()).toBe("__Host-session=abc");
  });

  it("keeps the visitors of parallel requests apart", async () => {
    const echo = (call: Request) =>
      new Response(call.headers.get("cookie"), { headers: { "set-cookie": `seen=${call.headers.get("cookie")}` } });
    const visitors = Array.from({ length: 50 }, (_, i) =>
      createVisitorFetch(new Request("https://index.example/", { headers: { cookie: `id=${i}` } }), echo),
    );
    const answers = await Promise.all(visitors.map(async (visitor) => (await visitor.fetch("/api/x")).text()));
    expect(answers).toEqual(visitors.map((_, i) => `id=${i}`));
    expect(visitors.map((visitor) => visitor.setCookies)).toEqual(visitors.map((_, i) => [`seen=id=${i}`]));
  });
});
