import type { BrowserContext } from "@playwright/test";

/** An HTTP client that keeps cookies like a browser, for tests that need only the HTML. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly origin: string;
  private readonly userAgent: string;

  constructor({ userAgent = "", origin = `http://localhost:${process.env.E2E_PORT}` } = {}) {
    this.userAgent = userAgent;
    this.origin = origin;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.ask(path, { headers });
  }

  /** Posts as a script of the site does. */
  post(path: string): Promise<Response> {
    const headers = { origin: this.origin, "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" };
    return this.ask(path, { method: "POST", headers });
  }

  /** The first HTML of a page. */
  async html(path: string): Promise<string> {
    return (await this.get(path)).text();
  }

  private async ask(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.userAgent) headers.set("user-agent", this.userAgent);
    if (this.cookies.size > 0) headers.set("cookie", [...this.cookies].map((pair) => pair.join("=")).join("; "));
    const ask = () => fetch(this.origin + path, { ...init, headers, redirect: "manual" });
    // Retried, because the server may close an idle connection at the moment it is reused; nothing was processed then.
    const answer = await ask().catch((error: Error) => {
      if ((error.cause as { code?: string } | undefined)?.code === "ECONNRESET") return ask();
      throw error;
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  /** The whole sign-in: to the provider, the choice of a persona, and back. @returns the answer of the callback */
  async signIn(provider: string, persona: string): Promise<Response> {
    const login = await this.get(`/api/${provider}/login${provider === "wgauth" ? "?region=eu" : ""}`);
    const consent = await (await fetch(login.headers.get("location") ?? "")).text();
    const href = new RegExp(`data-persona="${persona}" href="([^"]+)"`).exec(consent)?.[1]?.replaceAll("&amp;", "&");
    return this.get((href ?? "").replace(this.origin, ""));
  }

  /** Gives a browser this visitor's cookies. */
  async handOver(context: BrowserContext): Promise<void> {
    // Playwright accepts a `__Host-` cookie only with an https address, although localhost may set one over http.
    const url = this.origin.replace("http:", "https:");
    const common = { url, secure: true, httpOnly: true, sameSite: "Lax" as const };
    await context.addCookies([...this.cookies].map(([name, value]) => ({ ...common, name, value })));
  }
}
