export interface VisitorOptions {
  /** Of the site. */
  origin: string;
  userAgent?: string;
  /** The address that limits count by, as Cloudflare would tell it; without one all visitors of this machine are one. */
  address?: string;
}

/** An HTTP client that keeps cookies like a browser. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly origin: string;
  private readonly userAgent: string;
  private readonly address: string;

  constructor({ origin, userAgent = "", address = "" }: VisitorOptions) {
    this.origin = origin;
    this.userAgent = userAgent;
    this.address = address;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.ask(path, { headers });
  }

  /** Asks as a script of the site does. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("origin", this.origin);
    headers.set("sec-fetch-site", "same-origin");
    headers.set("sec-fetch-mode", "cors");
    return this.ask(path, { ...init, headers });
  }

  post(path: string): Promise<Response> {
    return this.fetch(path, { method: "POST" });
  }

  private async ask(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.userAgent) headers.set("user-agent", this.userAgent);
    if (this.address) headers.set("cf-connecting-ip", this.address);
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

  /**
   * The whole sign-in at a simulator: to the provider, the choice of a persona, and back.
   * @returns the answer of the callback
   */
  async signIn(provider: string, persona: string): Promise<Response> {
    const login = await this.get(`/api/${provider}/login${provider === "wgauth" ? "?region=eu" : ""}`);
    const consent = await (await fetch(login.headers.get("location") ?? "")).text();
    const href = new RegExp(`data-persona="${persona}" href="([^"]+)"`).exec(consent)?.[1]?.replaceAll("&amp;", "&");
    return this.get((href ?? "").replace(this.origin, ""));
  }
}
