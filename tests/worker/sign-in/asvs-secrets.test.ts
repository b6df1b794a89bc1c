import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { runIdentityChecks } from "#workers/accounts/links/identity-checks.ts";
import { storeErrors } from "#workers/errors/store-errors.ts";
import { Browser, withFault } from "../support/browser.ts";
import { consumed } from "../support/queue.ts";

const providers = {
  patreon: { persona: "active-patron", subject: "9001", query: "" },
  twitch: { persona: "tier-2", subject: "8002", query: "" },
  google: { persona: "member", subject: "7001", query: "" },
  wgauth: { persona: "commander-1", subject: null, query: "?region=eu" },
} as const;
const endpoints = {
  patreon: ["patreon/token", "patreon/identity"],
  twitch: ["twitch/token", "twitch/users", "twitch/validate", "twitch/subscriptions"],
  google: ["google/token", "youtube/subscriptions", "youtube/members"],
  wgauth: ["wargaming/prolongate", "wargaming/info"],
};
const faults = ["500", "429", "garbage", "cut-off", "empty"];

/** Everything that leaves the Worker for anybody but the provider, and the secrets that must not be in it. */
class Eavesdropper {
  readonly heard: string[] = [];
  private readonly secrets = new Map<string, string>();

  constructor() {
    for (const level of ["log", "info", "debug", "warn", "error"] as const) {
      vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
        const text = (value: unknown) =>
          value instanceof Error ? `${value.stack} ${String(value.cause)}` : String(value);
        this.heard.push(values.map(text).join(" "));
      });
    }
    const settings = env as unknown as Record<string, string>;
    this.know("the key of the seal", settings.TOKEN_KEYS);
    for (const name of ["PATREON", "TWITCH", "GOOGLE"]) this.know("a client secret", settings[`${name}_CLIENT_SECRET`]);
    this.know("the channel owner's permission", settings.GOOGLE_OWNER_REFRESH_TOKEN);
    // Tokens that a provider issues count as secrets too.
    const ask = globalThis.fetch;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (...call) => {
      const answer = await ask(...call);
      for (const [, name, value] of (await answer.clone().text()).matchAll(
        /"((?:access|refresh|id)_token)":"([^"]+)"/g,
      )) {
        this.know(`a provider's ${name}`, value);
      }
      return answer;
    });
  }

  know(name: string, secret: string | null | undefined): void {
    if (secret && secret.length > 8 && !this.secrets.has(secret)) this.secrets.set(secret, name);
  }

  /** An answer to the visitor: its body, and all of its headers but the cookies, which are the visitor's own. */
  async hear(answer: Response): Promise<void> {
    const headers = [...answer.headers].filter(([name]) => name !== "set-cookie");
    this.heard.push(JSON.stringify(headers), await answer.text());
  }

  /** The names of the secrets that leaked. */
  leaks(): string[] {
    const all = this.heard.join("\n");
    return [...this.secrets].filter(([secret]) => all.includes(secret)).map(([, name]) => name);
  }

  get known(): string[] {
    return [...new Set(this.secrets.values())];
  }
}

/** A visitor whose traffic is recorded: begins a sign-in; only the provider may see the address there. */
async function beginning(ear: Eavesdropper, provider: keyof typeof providers) {
  const { persona, query } = providers[provider];
  const browser = new Browser();
  const href = (await browser.consent(`/api/${provider}/login${query}`)).get(persona) ?? "";
  const { pathname, searchParams } = new URL(href);
  ear.know("a code", searchParams.get("code"));
  ear.know("a state", searchParams.get("state") ?? pathname.split("/")[4]);
  ear.know("a token in the callback", searchParams.get("access_token"));
  ear.know("the cookie of a sign-in", browser.cookies.get("__Host-sign-in"));
  return { browser, href };
}

async function lookAround(ear: Eavesdropper, browser: Browser, provider: string): Promise<void> {
  ear.know("a session's token", browser.cookies.get("__Host-session"));
  for (const path of [
    "/",
    "/529/tiger-i",
    `/api/${provider}/${provider === "wgauth" ? "accounts" : "status"}`,
    "/api/account",
    "/api/account/export",
    "/api/account/providers",
  ]) {
    await ear.hear(await browser.get(path));
  }
}

const check = (provider: string, subject: string) =>
  consumed("the-index-checks", [{ provider, subject }], (batch) => runIdentityChecks(batch, env));

describe.each(Object.keys(providers) as (keyof typeof providers)[])("no secret of a sign-in with %s", (provider) => {
  it("stands in an answer, an address or the log, from the first click to the sign-out", async () => {
    const ear = new Eavesdropper();
    const { browser, href } = await beginning(ear, provider);
    await ear.hear(await browser.comeBack(href));
    await lookAround(ear, browser, provider);
    // A callback that is opened again from the history.
    await ear.hear(await browser.comeBack(href));
    const { subject } = providers[provider];
    if (subject) {
      await env.DB.prepare("UPDATE identities SET token_expires_at = 0").run();
      await check(provider, subject);
    }
    await lookAround(ear, browser, provider);
    const out = provider === "wgauth" ? "/api/wgauth/logout?account_id=500000001" : `/api/${provider}/logout`;
    await ear.hear(await browser.post(out));
    expect(ear.known).toEqual(
      expect.arrayContaining(["the key of the seal", "a client secret", "a state", "a session's token"]),
    );
    expect(ear.known.some((name) => /^a code$|callback/.test(name))).toBe(true);
    expect(ear.leaks()).toEqual([]);
  });

  it.each(endpoints[provider])("stands there while %s fails in any way", async (endpoint) => {
    const ear = new Eavesdropper();
    for (const fault of faults) {
      const { browser, href } = await beginning(ear, provider);
      await withFault({ endpoint, fault }, async () => ear.hear(await browser.comeBack(href)));
      await lookAround(ear, browser, provider);
      const { subject } = providers[provider];
      if (subject) await withFault({ endpoint, fault }, () => check(provider, subject));
    }
    expect(ear.heard.length).toBeGreaterThan(faults.length);
    expect(ear.leaks()).toEqual([]);
  });
});

describe("a reported error", () => {
  it("is stored without anything that signing in goes by", async () => {
    const ear = new Eavesdropper();
    const { browser, href } = await beginning(ear, "twitch");
    await browser.comeBack(href);
    const cookies = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
    ear.know("a session's token", browser.cookies.get("__Host-session"));
    ear.know("the flash", browser.cookies.get("__Host-flash"));
    const key = "k".repeat(43);
    ear.know("a key of statistics", key);
    const report = {
      type: "render",
      errorId: "ERR-1764000000-a1b2c3",
      originalMessage: `cannot read ${href}`,
      url: `${href}&key=${key}`,
      message: `cookie: ${cookies}`,
      stack: `Error: at /api/stats/accounts/1/arenas?limit=10&key=${key}\n  cookie=${cookies}`,
      ts: 1_764_000_000_123,
    };
    const sent: unknown[] = [];
    vi.spyOn(env.ERRORS, "send").mockImplementation(async (body) => {
      sent.push(body);
      return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
    });
    const answer = await browser.post("/api/log", { "content-type": "application/json" }, JSON.stringify(report));
    expect(answer.status).toBe(202);
    await consumed("the-index-errors", sent, (batch) => storeErrors(batch, env));
    const { results } = await env.DB.prepare("SELECT * FROM errors").all();
    expect(results).toHaveLength(1);
    ear.heard.push(JSON.stringify(results), JSON.stringify(sent));
    expect(ear.leaks()).toEqual([]);
  });
});
