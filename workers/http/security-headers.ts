import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { SiteEnv } from "#workers/env.ts";
import { adNetwork } from "#workers/http/ad-network.ts";
import { siteOrigin } from "#workers/http/site-origin.ts";

/**
 * The CSP of a page: scripts by nonce and what they load; styles and data from this origin only.
 * @param frames the one origin that may be framed, if any
 */
function pagePolicy(nonce: string, frames: string | null): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // The development server injects styles by script.
    import.meta.env.MODE === "development" ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames === null ? [] : [`frame-src ${frames}`]),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The Trusted Types policies: of @iconify/react for fetched icons, and of our workers (app/lib/trusted-worker.ts).
    "trusted-types iconify export-worker replay-worker",
  ].join("; ");
}

/** The policy of data: nothing may run or load from it. public/_headers repeats it. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const common = {
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
} as const;

/** Characters of a nonce. */
export const nonceLength = 24;

/** 128 bits of randomness in base64, as CSP level 3 requires. */
function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes));
}

/** Sets the security headers on every answer of the Worker, errors included. */
export function securityHeaders() {
  return createMiddleware<SiteEnv>(async (c, next) => {
    const nonce = createNonce();
    c.set("nonce", nonce);
    await next();
    const headers = c.res.headers;
    for (const [name, value] of Object.entries(common)) headers.set(name, value);
    // API addresses can hold secrets: a code, a state, a key.
    if (c.req.path.startsWith("/api/")) headers.set("referrer-policy", "no-referrer");
    if (!headers.has("cross-origin-resource-policy")) headers.set("cross-origin-resource-policy", "same-origin");
    const html = headers.get("content-type")?.startsWith("text/html") ?? false;
    headers.set("content-security-policy", html ? pagePolicy(nonce, framesOf(c)) : dataPolicy);
  });
}

/** The ad network's origin is always allowed; the page decides whether this visitor sees it. */
function framesOf(c: Context<SiteEnv>): string | null {
  // An answer that failed before the visitor was known has no ads.
  if (!c.get("visitor")) return null;
  return adNetwork(c.env, siteOrigin(c.env, c.req.url))?.origin ?? null;
}
