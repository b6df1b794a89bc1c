import { type Cookie, createCookie } from "react-router";
import { z } from "zod";
import type { FlashToast, KeptToast } from "#app/context.ts";
import { isToken, randomToken } from "#workers/accounts/secrets/random-token.ts";
import type { Env } from "#workers/bindings.ts";
import type { ApiContext } from "#workers/env.ts";

/*
 * Toasts that outlive a redirect: what an answer has to tell is kept in KV for two minutes under a random id,
 * the id goes to the browser in a cookie, and the next page takes both. Whoever has no such cookie costs KV
 * nothing. KV may be late or lose one: a toast is no place for what a visitor must know.
 */

/** KV keeps nothing for less than 60 s; long enough for a redirect over a slow phone. */
const FLASH_SECONDS = 120;
const PREFIX = "flash:";
/** How many toasts one redirect may carry. */
const MAX_FLASHED = 5;

/** A path of this site; what a browser would resolve to another origin (slashes, backslashes) is refused. */
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
 * Keeps toasts for the next page that is asked for.
 * @returns the Set-Cookie header by which that page finds them; null when KV could not take them
 * @throws ZodError when a toast is not one
 */
export async function keepFlash(
  env: Pick<Env, "CACHE">,
  request: Request,
  toasts: FlashToast[],
): Promise<string | null> {
  const now = Date.now();
  // One after the other, so that no two have the same id.
  const fresh = toasts.map((toast, order) => ({ ...flashToastSchema.parse(toast), id: now + order }));
  try {
    const kept = [...(await readFlash(env, request)), ...fresh].slice(-MAX_FLASHED);
    // Always under a new id: KV takes one write a second for each. Nobody asks first whether there is one such, because
    // KV would remember for a minute that there was not.
    const id = randomToken();
    await env.CACHE.put(PREFIX + id, JSON.stringify(kept), { expirationTtl: FLASH_SECONDS });
    return await flashCookie.serialize(id);
  } catch (error) {
    console.error("A flash could not be kept:", error);
    return null;
  }
}

/**
 * Takes what an earlier answer left for this page.
 * @returns null for whoever carries no flash cookie, without asking KV; else the toasts, perhaps none, and the
 *   Set-Cookie header that takes the cookie away. What KV holds goes by itself when its time is over.
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
  // Visitors may write anything there: what is no id is no key either.
  const id: unknown = await flashCookie.parse(request.headers.get("cookie"));
  if (typeof id !== "string" || !isToken(id)) return [];
  const kept = keptToastsSchema.safeParse(await env.CACHE.get(PREFIX + id, "json"));
  return kept.success ? kept.data : [];
}
