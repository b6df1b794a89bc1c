import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { Readable } from "node:stream";
import type { BrowserContext } from "@playwright/test";
import { Visitor as LocalVisitor, type VisitorOptions } from "#scripts/local/demo/demo-account.ts";
import { PlainPage } from "./plain-page.ts";

/** An address that no other visitor has: limits count by its first half. */
export const visitorAddress = () =>
  `2001:db8:${randomBytes(4)
    .toString("hex")
    .replace(/^(....)/, "$1:")}::1`;

/**
 * A visitor without a browser, for tests that need only the HTML; by default of the site of all tests. Each has an
 * address of its own: the tests of a quick machine sign in more often in a minute than one address may.
 */
export class Visitor extends LocalVisitor {
  constructor({
    origin = `http://localhost:${process.env.E2E_PORT}`,
    address = visitorAddress(),
    ...options
  }: Partial<VisitorOptions> = {}) {
    super({ origin, address, ...options });
  }

  /** The first HTML of a page. */
  async html(path: string): Promise<string> {
    return (await this.get(path)).text();
  }

  /** Node's `fetch` says of every request that a script sends it, whatever its headers say. */
  protected override send(url: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (headers.get("sec-fetch-mode") !== "navigate") return super.send(url, init);
    return new Promise((resolve, reject) => {
      const sent = request(url, { method: init.method ?? "GET", headers: Object.fromEntries(headers) }, (answer) => {
        const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        const hasBody = answer.statusCode === 200 || (answer.statusCode ?? 0) >= 400;
        if (!hasBody) answer.resume();
        const body = hasBody ? (Readable.toWeb(answer) as ReadableStream) : null;
        resolve(new Response(body, { status: answer.statusCode ?? 500, headers: pairs }));
      });
      sent.on("error", (error) => reject(new Error(error.message, { cause: error })));
      sent.end(init.body);
    });
  }

  /** Opens a page as a browser without script does, over whatever leads on, at a provider's too. */
  open(address: string, init: RequestInit = {}): Promise<PlainPage> {
    return this.#follow(new URL(address, this.origin), init);
  }

  /** Sends a form as a browser without script does. */
  submit(method: string, action: string, values: URLSearchParams): Promise<PlainPage> {
    const url = new URL(action, this.origin);
    if (method.toLowerCase() === "get") {
      url.search = `${values}`;
      return this.#follow(url, {});
    }
    const headers = { origin: this.origin, "content-type": "application/x-www-form-urlencoded" };
    return this.#follow(url, { method, headers, body: `${values}` });
  }

  async #follow(url: URL, init: RequestInit): Promise<PlainPage> {
    const isOwn = url.origin === this.origin;
    const headers = {
      accept: "text/html",
      "sec-fetch-mode": "navigate",
      "sec-fetch-site": "same-origin",
      ...init.headers,
    };
    const answer = isOwn
      ? await this.ask(url.pathname + url.search, { ...init, headers })
      : await fetch(url, { redirect: "manual" });
    const location = answer.headers.get("location");
    if (location !== null) return this.#follow(new URL(location, url), {});
    return new PlainPage(this, isOwn ? url.pathname + url.search : url.href, await answer.text());
  }

  /** Gives a browser this visitor's cookies. */
  async handOver(context: BrowserContext): Promise<void> {
    // Playwright accepts a `__Host-` cookie only with an https address, although localhost may set one over http.
    const url = this.origin.replace("http:", "https:");
    const common = { url, secure: true, httpOnly: true, sameSite: "Lax" as const };
    await context.addCookies([...this.cookies].map(([name, value]) => ({ ...common, name, value })));
  }
}
