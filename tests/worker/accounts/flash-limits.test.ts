import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { FlashToast, KeptToast } from "#app/context.ts";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { keepFlash, takeFlash } from "#workers/http/flash.ts";

const request = (cookie?: string) => new Request("https://index.example/", { headers: cookie ? { cookie } : {} });
const keep = (toasts: object[], cookie?: string) => keepFlash(env, request(cookie), toasts as FlashToast[]);
const cookieOf = (line: string | null) => line?.split(";")[0] ?? "";
const take = async (cookie: string) => (await takeFlash(env, request(cookie)))?.toasts ?? null;
const withoutIds = (toasts: KeptToast[] | null) => toasts?.map(({ id: _, ...toast }) => toast);

const x = (count: number) => "x".repeat(count);
const action = (changes: object = {}) => ({ label: "Go", href: "/", ...changes });
const avatar = (changes: object) => ({ title: "x", avatar: { alt: "A", ...changes } });
const linkTo = (href: string) => ({ title: "x", actions: [action({ href })] });

const taken: object[] = [
  { title: "x" },
  { title: x(120) },
  { title: "x", description: "" },
  { title: "x", description: x(400) },
  ...["primary", "info", "warning", "danger"].map((color) => ({ title: "x", color })),
  ...[0, 60_000].map((timeout) => ({ title: "x", timeout })),
  { title: "x", icon: "i-9:z-0" },
  { title: "x", icon: `${x(64)}:${x(64)}` },
  avatar({}),
  avatar({ alt: "" }),
  avatar({ alt: x(80), src: "/pictures/a.png" }),
  avatar({ src: `/${x(499)}` }),
  { title: "x", actions: [] },
  { title: "x", actions: [action({ label: x(40) }), action({ label: "x", href: `/${x(499)}` })] },
  ...["/", "/access?a=1#b", "/!~", "/a//b", "/a\\b"].map(linkTo),
];

const refused: object[] = [
  {},
  { title: "" },
  { title: x(121) },
  { title: "x", description: x(401) },
  { title: "x", color: "red" },
  { title: "x", color: "" },
  ...[-1, 0.5, 60_001].map((timeout) => ({ title: "x", timeout })),
  ...["a", ":a", "a:", "A:b", "a:B", "a:b c", "a b:c", `${x(65)}:a`, `a:${x(65)}`, "a:b:C"].map((icon) => ({
    title: "x",
    icon,
  })),
  avatar({ alt: x(81) }),
  avatar({ alt: 1 }),
  avatar({ src: "" }),
  avatar({ src: `/${x(500)}` }),
  avatar({ size: 1 }),
  { title: "x", actions: [action(), action(), action()] },
  { title: "x", actions: [action({ label: "" })] },
  { title: "x", actions: [action({ label: x(41) })] },
  { title: "x", actions: [action({ target: "_blank" })] },
  { title: "x", actions: [{ label: "Go" }] },
  ...["", "a/b", " /", "/a b", "/a\n", "/é", "//a", "/\\a", "x//", "https://evil.example/", `/${x(500)}`].map(linkTo),
];

describe("what a flash may hold", () => {
  it.each(taken.map((toast) => [JSON.stringify(toast).slice(0, 80), toast]))("is %s", async (_, toast) => {
    expect(withoutIds(await take(cookieOf(await keep([toast as object]))))).toEqual([toast]);
  });

  it.each(refused.map((toast) => [JSON.stringify(toast).slice(0, 80), toast]))("is not %s", async (_, toast) => {
    await expect(keep([toast as object])).rejects.toThrow();
    expect((await env.CACHE.list({ prefix: "flash:" })).keys).toEqual([]);
  });
});

describe("a flash", () => {
  it("has toasts in their order, each under an id of its own", async () => {
    const ids = (await take(cookieOf(await keep([{ title: "a" }, { title: "b" }, { title: "c" }]))))?.map(
      ({ id }) => id,
    );
    const [first = 0] = ids ?? [];
    expect(ids).toEqual([first, first + 1, first + 2]);
  });

  it("holds five toasts, the newest, of one answer too", async () => {
    const cookie = cookieOf(await keep(["a", "b", "c", "d", "e", "f"].map((title) => ({ title }))));
    expect(withoutIds(await take(cookie))).toEqual(["b", "c", "d", "e", "f"].map((title) => ({ title })));
  });

  it("is in KV under its own prefix, and nowhere else", async () => {
    await keep([{ title: "a" }]);
    const { keys } = await env.CACHE.list({ prefix: "" });
    expect(keys.map(({ name }) => name)).toEqual([expect.stringMatching(/^flash:[0-9a-f]{16}$/)]);
  });

  const cookieWith = (id: unknown) => `__Host-flash=${encodeURIComponent(btoa(JSON.stringify(id)))}`;
  const id = "0123456789abcdef";

  it.each([`x${id}`, `${id}x`, id.toUpperCase(), id.slice(1), `${id}0`, [id]])(
    "is read by its own id alone: %j is none",
    async (other) => {
      const text = JSON.stringify({ __flash_toasts__: [{ id: 1, title: "x" }] });
      await env.CACHE.put(`flash:${other}`, text);
      expect(await take(cookieWith(other))).toEqual([]);
      await env.CACHE.put(`flash:${id}`, text);
      expect(await take(cookieWith(id))).toEqual([{ id: 1, title: "x" }]);
    },
  );

  it.each([0, -1, 1.5, "1", null])("with %j for a toast's id is shown by no page", async (wrong) => {
    await env.CACHE.put(`flash:${id}`, JSON.stringify({ __flash_toasts__: [{ id: wrong, title: "x" }] }));
    expect(await take(cookieWith(id))).toEqual([]);
  });

  it("is asked for by nobody without its cookie", async () => {
    expect(await takeFlash(env, request())).toBeNull();
    expect(await takeFlash(env, request("flash=1; __Host-other=2"))).toBeNull();
    expect(await takeFlash(env, request("__Host-flash="))).not.toBeNull();
  });

  it("takes its cookie away, whatever it held", async () => {
    const answer = await takeFlash(env, request(cookieWith(id)));
    expect(answer?.setCookie).toBe(
      "__Host-flash=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax",
    );
  });

  it("is none while KV does not answer", async () => {
    expectConsoleError(/^A flash could not be (?:kept|read)/);
    const down = async () => Promise.reject(new Error("KV is down."));
    const CACHE = { get: down, put: down } as unknown as typeof env.CACHE;
    expect(await keepFlash({ CACHE }, request(), [{ title: "x" }])).toBeNull();
    expect((await takeFlash({ CACHE }, request(cookieWith(id))))?.toasts).toEqual([]);
  });
});
