import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { clearDatasetCache } from "#workers/dataset/dataset.ts";
import worker from "./entry.ts";

/** Sign-in with simulators works on this machine's own address only. */
export const localOrigin = "http://localhost:8787";
const simulatorOrigin = "http://127.0.0.1:8788";

/** An HTTP client that keeps cookies like a browser. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** Settings over those of the test run. */
  readonly settings: Record<string, unknown>;

  constructor(settings: Record<string, unknown> = {}) {
    this.settings = settings;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.ask(path, { headers });
  }

  /** As a script of the site does it. */
  async post(path: string, headers: Record<string, string> = {}, body?: string): Promise<Response> {
    const own = { origin: localOrigin, "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" };
    return this.ask(path, { method: "POST", headers: { ...own, ...headers }, body: body ?? null });
  }

  /** Any other method, as a script of the site does it. */
  async send(method: string, path: string, headers: Record<string, string> = {}): Promise<Response> {
    const own = { origin: localOrigin, "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" };
    return this.ask(path, { method, headers: { ...own, ...headers } });
  }

  /** Like a browser that sends no headers of its own except the given ones. */
  raw(path: string, init: RequestInit): Promise<Response> {
    return this.ask(path, init);
  }

  private async ask(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie && !headers.has("cookie")) headers.set("cookie", cookie);
    clearDatasetCache();
    const context = createExecutionContext();
    const request = new Request(localOrigin + path, { ...init, headers, redirect: "manual" });
    const answer = await worker.fetch(request, { ...env, ...this.settings }, context);
    await waitOnExecutionContext(context);
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    return answer;
  }

  private keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** Goes to a provider's consent page. @returns the links of the personas there */
  async consent(login: string): Promise<Map<string, string>> {
    const answer = await this.get(login);
    const page = await fetch(answer.headers.get("location") ?? "");
    const links = (await page.text()).matchAll(/data-persona="([^"]+)" href="([^"]+)"/g);
    return new Map([...links].map(([, persona = "", href = ""]) => [persona, href.replaceAll("&amp;", "&")]));
  }

  /** Comes back from a provider. @returns the answer of the callback */
  async comeBack(href: string | undefined): Promise<Response> {
    const { pathname, search } = new URL(href ?? "");
    return this.get(pathname + search);
  }

  /** The whole sign-in: to the provider, the choice of a persona, and back. */
  async signIn(provider: string, persona: string, query = ""): Promise<Response> {
    const links = await this.consent(`/api/${provider}/login${query}`);
    return this.comeBack(links.get(persona));
  }
}

/** A browser that has signed in with each of these, one after the other; by default with Twitch. */
export async function signedIn(
  first: Parameters<Browser["signIn"]> = ["twitch", "tier-2"],
  ...others: Parameters<Browser["signIn"]>[]
): Promise<Browser> {
  const browser = new Browser();
  for (const link of [first, ...others]) await browser.signIn(...link);
  return browser;
}

/** A browser with another one's cookies: stolen, or an old copy. */
export function copyOf(browser: Browser): Browser {
  const copy = new Browser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

export const FORM = { "content-type": "application/x-www-form-urlencoded" };
export const postForm = (browser: Browser, path: string, fields: Record<string, string>) =>
  browser.post(path, FORM, `${new URLSearchParams(fields)}`);

export const locationOf = (answer: Response) => answer.headers.get("location");
export const codeOf = async (answer: Response) => (await answer.json<{ error: { code: string } }>()).error.code;
export async function refused(answer: Response) {
  const { error } = await answer.json<{ error: { code: string; message: string } }>();
  return [answer.status, error.code, error.message];
}
/** Whether one is signed in with a provider is its status. */
export const statusOf = async (browser: Browser, provider: string) =>
  (await browser.get(`/api/${provider}/status`)).status;
export const countOf = (table: string) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n");

export const isIn = async (browser: Browser) => (await browser.get("/api/account")).status === 200;

/** Makes a simulator endpoint fail until it is reset. */
export async function withFault<T>(
  order: { endpoint: string; fault: string; persona?: string },
  action: () => Promise<T>,
): Promise<T> {
  await fetch(`${simulatorOrigin}/faults`, { method: "POST", body: JSON.stringify(order) });
  try {
    return await action();
  } finally {
    await fetch(`${simulatorOrigin}/faults?endpoint=${order.endpoint}`, { method: "DELETE" });
  }
}

/** As when a user revokes the permission at the provider. */
export async function revokeAtProvider(service: string, persona: string): Promise<void> {
  await fetch(`${simulatorOrigin}/revoke/${service}/${persona}`, { method: "POST" });
}
