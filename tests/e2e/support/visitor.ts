import { randomBytes } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { Visitor as LocalVisitor, type VisitorOptions } from "#scripts/local/demo/demo-account.ts";

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

  /** Gives a browser this visitor's cookies. */
  async handOver(context: BrowserContext): Promise<void> {
    // Playwright accepts a `__Host-` cookie only with an https address, although localhost may set one over http.
    const url = this.origin.replace("http:", "https:");
    const common = { url, secure: true, httpOnly: true, sameSite: "Lax" as const };
    await context.addCookies([...this.cookies].map(([name, value]) => ({ ...common, name, value })));
  }
}
