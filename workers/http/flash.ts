import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { type Cookie, createCookie } from "react-router";
import { z } from "zod";
import type { FlashToast, KeptToast } from "#app/context.ts";
import type { Env } from "#workers/bindings.ts";
import type { ApiContext } from "#workers/env.ts";

/**
 * Toasts that outlive a redirect: an answer's messages are kept in KV for two minutes under a random id, the id goes
 * to the browser in a cookie, and the next page takes both. Visitors without the cookie cost no KV read. KV may be
 * late or lose one, so a toast must not carry anything a visitor has to know.
 */

/** KV keeps nothing for less than 60 s; long enough for a redirect over a slow phone. */
const FLASH_SECONDS = 120;
const TOASTS = "toasts";
/** How many toasts one redirect may carry. */
const MAX_FLASHED = 5;

/** A path of this site; anything a browser would resolve to another origin (slashes, backslashes) is rejected. */
const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[\x21-\x7e]*$/);
const iconPart = z.string().regex(/^[a-z0-9-]{1,64}$/);

const flashToastSchema = z.strictObject({
  title: z.string().min(1).max(120),
  description: z.string().max(400).optional(),
  color: z.enum(["primary", "info", "warning", "danger"]).optional(),
  timeout: z.number().int().min(0).max(60_000).optional(),
  icon: z.templateLiteral([iconPart, ":", iconPart]).optional(),
  avatar: z.strictObject({ alt: z.string().max(80), src: ownPath.optional() }).optional(),
  actions: z
    .array(z.strictObject({ label: z.string().min(1).max(40), href: ownPath }))
    .max(2)
    .optional(),
}) satisfies z.ZodType<FlashToast>;
const keptToastsSchema = z.array(flashToastSchema.extend({ id: z.number().int().positive() })).max(MAX_FLASHED);

const flashCookie: Cookie = {
  ...createCookie("__Host-flash", { httpOnly: true, secure: true, sameSite: "lax", path: "/", maxAge: FLASH_SECONDS }),
  // The library warns of cookies without a signature: this one is a random id, there is nothing to tamper with.
  isSigned: true,
};

/**
 * Tells the visitor something on the page that a call of the API redirects to:
 *
 *     await flash(c, { title: "Signed in with Patreon", description: "The ads are gone." });
 *     return c.redirect("/access");
 *
 *     await flash(c, { title: "Twitch did not answer", color: "danger", timeout: 0,
 *       actions: [{ label: "Try again", href: "/twitch" }] });
 *     return c.redirect("/twitch");
 *
 * Everything that one answer has to tell goes into one call; toasts of an earlier redirect that no page has shown
 * yet are kept. Sets a cookie and makes the answer `no-store`. When KV fails the toast is lost and the answer is
 * not. A loader or an action of a page uses `flashContext` (app/context.ts) in its place.
 *
 * @throws ZodError when a toast is not one: titles and labels have lengths, links lead to this site only
 */
export async function flash(c: ApiContext, ...toasts: FlashToast[]): Promise<void> {
  const cookie = await keepFlash(c.env, c.req.raw, toasts);
  if (cookie === null) return;
  c.header("set-cookie", cookie, { append: true });
  c.header("cache-control", "no-store");
}

/**
 * Stores toasts for the next requested page.
 * @returns the Set-Cookie header by which that page finds them; null if KV could not store them
 * @throws ZodError if a toast is invalid
 */
export async function keepFlash(
  env: Pick<Env, "CACHE">,
  request: Request,
  toasts: FlashToast[],
): Promise<string | null> {
  const now = Date.now();
  // One after the other, so that no two have the same id.
  const fresh = toasts.map((toast, order) => ({ ...flashToastSchema.parse(toast), id: now + order }));
  const { getSession, commitSession } = storageIn(env);
  try {
    const waiting = await readFlash(env, request);
    // Always under a new id: KV takes one write a second for each.
    const session = await getSession();
    session.flash(TOASTS, [...waiting, ...fresh].slice(-MAX_FLASHED));
    return await commitSession(session, { maxAge: FLASH_SECONDS });
  } catch (error) {
    console.error("A flash could not be kept:", error);
    return null;
  }
}

/**
 * Takes the toasts that an earlier answer left for this page.
 * @returns null without a flash cookie, without reading KV; else the toasts, perhaps none, and the Set-Cookie header
 * that removes the cookie. The KV entry expires by itself.
 */
export async function takeFlash(
  env: Pick<Env, "CACHE">,
  request: Request,
): Promise<{ toasts: KeptToast[]; setCookie: string } | null> {
  if (!request.headers.get("cookie")?.includes(`${flashCookie.name}=`)) return null;
  const toasts = await readFlash(env, request).catch((error: unknown) => {
    console.error("A flash could not be read:", error);
    return [];
  });
  return { toasts, setCookie: await flashCookie.serialize("", { maxAge: 0, expires: new Date(0) }) };
}

async function readFlash(env: Pick<Env, "CACHE">, request: Request): Promise<KeptToast[]> {
  const session = await storageIn(env).getSession(request.headers.get("cookie"));
  const kept = keptToastsSchema.safeParse(session.get(TOASTS));
  return kept.success ? kept.data : [];
}

function storageIn(env: Pick<Env, "CACHE">) {
  return createWorkersKVSessionStorage({ cookie: flashCookie, kv: flashKeys(env.CACHE) });
}

/** The form of the library's ids; no other key is read. */
const idPattern = /^[0-9a-f]{16}$/;
const prefix = "flash:";

/**
 * Wraps a KV namespace for the session storage of @react-router/cloudflare. The library uses the id in the visitor's
 * cookie directly as a key, so anything that is not an id is refused, and a prefix keeps ids apart from all other keys.
 */
function flashKeys(kv: KVNamespace): KVNamespace {
  const partial: Pick<KVNamespace, "put" | "delete"> & { get(id: unknown, type?: unknown): Promise<string | null> } = {
    async get(id, type) {
      // Before writing, the library reads (as JSON) whether its random id is taken. KV would cache "not found" for a
      // minute, and the next page would get the same answer. 64 random bits do not collide.
      if (type === "json") return null;
      return typeof id === "string" && idPattern.test(id) ? kv.get(prefix + id) : null;
    },
    put: (id, value, options) => kv.put(prefix + id, value, options),
    delete: (id) => kv.delete(prefix + id),
  };
  return partial as KVNamespace;
}
