import { env } from "cloudflare:workers";
import { Browser } from "./browser.ts";

export const eu = "?region=eu";

/** A simulated commander in the list of game accounts. */
export const account = (n: number, region = "eu") => ({
  accountId: 500_000_000 + n,
  nickname: `Commander_${n}`,
  region,
});

export const locationOf = (answer: Response) => answer.headers.get("location");
export const accountsOf = async (browser: Browser) => (await browser.get("/api/wgauth/accounts")).json();
export const countOf = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

/** Begins a sign-in and returns the callback address, with another query. */
export async function callbackOf(browser: Browser, query: Record<string, string>): Promise<string> {
  const links = await browser.consent(`/api/wgauth/login${eu}`);
  const { pathname } = new URL(links.get("commander-1") ?? "");
  return `http://site.invalid${pathname}?&${new URLSearchParams(query)}`;
}

export async function tokenOf(persona: string): Promise<string> {
  const links = await new Browser().consent(`/api/wgauth/login${eu}`);
  return new URL(links.get(persona) ?? "").searchParams.get("access_token") ?? "";
}
