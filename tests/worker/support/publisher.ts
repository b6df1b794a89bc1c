import { Browser, signedIn } from "./browser.ts";

export const eu = "?region=eu";

/** A simulated commander in the list of game accounts. */
export const account = (n: number, region = "eu") => ({
  accountId: 500_000_000 + n,
  nickname: `Commander_${n}`,
  region,
});

/** Says who sees the page of an account. */
export const choose = (browser: Browser, visibility: string, accountId = account(1).accountId) =>
  browser.post(`/api/wgauth/visibility?account_id=${accountId}&visibility=${visibility}`);
/** Who has linked the account of Commander_1, which these see. */
export async function owner(visibility = "public"): Promise<Browser> {
  const browser = await signedIn(["wgauth", "commander-1", eu]);
  await choose(browser, visibility);
  return browser;
}
export const accountsOf = async (browser: Browser) => (await browser.get("/api/wgauth/accounts")).json();

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
