import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import type { FlashToast } from "#app/context.ts";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import type { ApiEnv } from "#workers/env.ts";
import { flash } from "#workers/http/flash.ts";
import { ask, origin } from "../support/site.ts";

const signedIn: FlashToast = { title: "Signed in with Patreon", description: "The ads are gone." };

/** An API call that adds a toast and redirects, as those of the accounts do. */
async function tell(toasts: FlashToast[], headers: HeadersInit = {}): Promise<Response> {
  const api = new Hono<ApiEnv>().get("/api/callback", async (c) => {
    await flash(c, ...toasts);
    return c.redirect("/access");
  });
  return await api.fetch(new Request(`${origin}/api/callback`, { headers }), {
    ...env,
    user: async () => null,
    byWorker: false,
  });
}

/** The flash cookie as the browser sends it back. */
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";

/** The toasts that the test page (entry.ts) received. */
async function toastsOf(answer: Response): Promise<{ title: string }[]> {
  return JSON.parse(/data-flash="([^"]*)"/.exec(await answer.text())?.[1]?.replaceAll("&quot;", '"') ?? "null");
}

describe("a flash", () => {
  it("goes to the browser as the id of what KV keeps, in a cookie for this site alone and for two minutes", async () => {
    const get = vi.spyOn(env.CACHE, "get");
    const answer = await tell([signedIn]);
    // KV would cache for a minute that there is no such key.
    expect(get).not.toHaveBeenCalled();
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/access"]);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const [cookie = "", ...others] = answer.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^__Host-flash=[\w%=-]+; Max-Age=120; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const { keys } = await env.CACHE.list({ prefix: "flash:" });
    expect(keys).toHaveLength(1);
    const seconds = (keys[0]?.expiration ?? 0) - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(110);
    expect(seconds).toBeLessThan(122);
  });

  it("is shown by the next page, which takes the cookie away and is kept by nobody", async () => {
    const before = Date.now();
    const cookie = cookieOf(await tell([signedIn, { title: "Second", color: "warning" }]));
    const page = await ask("/", { headers: { cookie } });
    expect(page.headers.get("cache-control")).toContain("no-store");
    expect(page.headers.get("x-page-cache")).toBeNull();
    expect(page.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-flash=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; .*Secure/),
    ]);
    const toasts = await toastsOf(page);
    expect(toasts).toMatchObject([signedIn, { title: "Second", color: "warning" }]);
    const [first, second] = toasts as unknown as { id: number }[];
    expect(first?.id).toBeGreaterThanOrEqual(before);
    expect(second?.id).toBe((first?.id ?? 0) + 1);
  });

  it("is not in the page of the next visitor", async () => {
    await (await ask("/", { headers: { cookie: cookieOf(await tell([signedIn])) } })).text();
    expect(await toastsOf(await ask("/"))).toEqual([]);
  });

  it("waits for the page that is shown in the end", async () => {
    const cookie = cookieOf(await tell([signedIn]));
    for (const path of ["/301/moved", "/202/moved"]) {
      const moved = await ask(path, { headers: { cookie }, redirect: "manual" });
      await moved.text();
      expect(moved.headers.getSetCookie()).toEqual([]);
    }
    expect(await toastsOf(await ask("/", { headers: { cookie } }))).toMatchObject([signedIn]);
  });

  it("is not taken by a request for the head of a page, nor by the data that is the same for everyone", async () => {
    const headers = { cookie: cookieOf(await tell([signedIn])) };
    const get = vi.spyOn(env.CACHE, "get");
    const head = await ask("/", { method: "HEAD", headers });
    const payload = await ask("/_payload.json", { headers });
    await payload.text();
    expect([head.headers.getSetCookie(), payload.headers.getSetCookie()]).toEqual([[], []]);
    expect(get.mock.calls.filter(([key]) => String(key).startsWith("flash:"))).toEqual([]);
  });

  it("keeps what an earlier redirect told and no page has shown", async () => {
    const first = cookieOf(await tell([signedIn]));
    const second = cookieOf(await tell([{ title: "Account linked" }], { cookie: first }));
    expect(second).not.toBe(first);
    const toasts = await toastsOf(await ask("/", { headers: { cookie: second } }));
    expect(toasts.map((toast) => toast.title)).toEqual(["Signed in with Patreon", "Account linked"]);
  });

  it("keeps the newest five when many redirects follow each other", async () => {
    let cookie = "";
    for (let i = 1; i <= 4; i++) cookie = cookieOf(await tell([{ title: `${i}a` }, { title: `${i}b` }], { cookie }));
    const toasts = await toastsOf(await ask("/", { headers: { cookie } }));
    expect(toasts.map((toast) => toast.title)).toEqual(["2b", "3a", "3b", "4a", "4b"]);
  });

  it("can be told by an action of a page, for the page that it redirects to", async () => {
    const answer = await ask("/302/tells", { method: "POST", redirect: "manual" });
    await answer.text();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([302, expect.stringContaining("no-store")]);
    expect(await toastsOf(await ask("/", { headers: { cookie: cookieOf(answer) } }))).toMatchObject([
      { title: "Saved" },
    ]);
  });

  it.each([
    ["a link to another site", { title: "x", actions: [{ label: "Go", href: "https://evil.example/" }] }],
    [
      "a link that a browser takes for another site",
      { title: "x", actions: [{ label: "Go", href: "//evil.example" }] },
    ],
    ["the same with a backslash", { title: "x", actions: [{ label: "Go", href: "/\\evil.example" }] }],
    ["a picture from elsewhere", { title: "x", avatar: { alt: "A", src: "https://evil.example/a.png" } }],
    ["no title", { title: "" }],
    ["a field that toasts do not have", { title: "x", html: "<b>" } as FlashToast],
  ])("with %s is refused", async (_, toast) => {
    expectConsoleError(/ZodError|Invalid|invalid/i);
    expect((await tell([toast])).status).toBe(500);
    expect((await env.CACHE.list({ prefix: "flash:" })).keys).toEqual([]);
  });

  it("is lost when KV fails, and the answer is not", async () => {
    expectConsoleError(/A flash could not be kept/);
    vi.spyOn(env.CACHE, "put").mockRejectedValueOnce(new Error("KV PUT failed: 429 Too Many Requests"));
    const answer = await tell([signedIn]);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([302, []]);
  });
});

describe("a page", () => {
  it("asks KV for no flash when there is no flash cookie", async () => {
    const get = vi.spyOn(env.CACHE, "get");
    await (await ask("/")).text();
    await (await ask("/faq", { headers: { cookie: "wg-active-acc=1" } })).text();
    expect(get.mock.calls.filter(([key]) => String(key).startsWith("flash:"))).toEqual([]);
  });

  const encoded = (value: unknown) => `__Host-flash=${encodeURIComponent(btoa(JSON.stringify(value)))}`;

  it.each([
    ["an id that KV does not have", encoded("0123456789abcdef")],
    ["another key of KV for an id", encoded("data:current")],
    ["an id that is longer than a key may be", encoded("a".repeat(600))],
    ["an id that is no text", encoded({ $ne: 1 })],
    ["an empty id", encoded("")],
    ["bytes that nobody can decode", "__Host-flash=%E0%A4%A;"],
    ["no value", "__Host-flash="],
  ])("shows nothing for a cookie with %s, asks no other key, and takes the cookie away", async (_, cookie) => {
    await env.CACHE.put("data:current", JSON.stringify({ __flash_toasts__: [{ id: 1, title: "Forged" }] }));
    const get = vi.spyOn(env.CACHE, "get");
    const answer = await ask("/faq", { headers: { cookie } });
    expect(await toastsOf(answer)).toEqual([]);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-flash=; Max-Age=0/)]);
    expect(get.mock.calls.filter(([key]) => !/^(data:current|flash:[0-9a-f]{16})$/.test(String(key)))).toEqual([]);
    expect(await env.CACHE.get("data:current")).toContain("Forged");
  });

  it.each([
    ["is no JSON", "{", /A flash could not be read/],
    ["is no session", "[1]", null],
    ["has another shape", JSON.stringify({ __flash_toasts__: [{ id: "x", title: 1 }] }), null],
    ["has too many", JSON.stringify({ __flash_toasts__: Array(9).fill({ id: 1, title: "x" }) }), null],
  ])("shows nothing when what KV kept %s", async (_, text, complaint) => {
    if (complaint) expectConsoleError(complaint);
    await env.CACHE.put("flash:0123456789abcdef", text);
    const answer = await ask("/faq", { headers: { cookie: encoded("0123456789abcdef") } });
    expect([answer.status, await toastsOf(answer)]).toEqual([200, []]);
  });
});
