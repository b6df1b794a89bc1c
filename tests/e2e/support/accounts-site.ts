import type { Page } from "@playwright/test";
import { freePort } from "#scripts/local/serve.ts";
import { startSite } from "../../setup/site.ts";
import { test as base } from "./test.ts";
import { Visitor } from "./visitor.ts";

export { expect } from "./test.ts";

type Instance = Awaited<ReturnType<typeof startSite>>["instance"];
type Database = Awaited<ReturnType<Instance["getD1Database"]>>;
type Cache = Awaited<ReturnType<Instance["getKVNamespace"]>>;

export interface AccountsSite {
  origin: string;
  database: Database;
  /** The key-value store. */
  cache: Cache;
  /** Origin of the simulators. */
  simulators: string;
}

interface Fixtures {
  /** A visitor without cookies. */
  newVisitor: () => Visitor;
  nobodyYet: undefined;
  expectedComplaints: undefined;
}

/**
 * Tests against a separate site on which nobody has signed in when a test begins, so that links and accounts of one
 * test do not affect another.
 */
export const test = base.extend<Fixtures, { accountsSite: AccountsSite }>({
  accountsSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it shall give from the pattern
    async ({}, use) => {
      const port = await freePort();
      const simulatorsPort = await freePort();
      const { instance, stop } = await startSite(port, simulatorsPort);
      await use({
        origin: `http://localhost:${port}`,
        database: await instance.getD1Database("DB"),
        cache: await instance.getKVNamespace("CACHE"),
        simulators: `http://127.0.0.1:${simulatorsPort}`,
      });
      await stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ accountsSite }, use) => use(accountsSite.origin),
  newVisitor: async ({ accountsSite }, use) => use(() => new Visitor({ origin: accountsSite.origin })),
  nobodyYet: [
    async ({ accountsSite }, use) => {
      await accountsSite.database.prepare("DELETE FROM people").run();
      await use(undefined);
    },
    { auto: true },
  ],
  expectedComplaints: [
    async ({ complaints }, use) => {
      // The providers' own pages, and pages that answer 401 without a session.
      complaints.expect(/^request to http:\/\/127\.0\.0\.1:\d+$/);
      complaints.expect(/status of (?:401|498)/);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** A test of what a visitor clicks, with script and without. */
export function withAndWithoutScript(
  title: string,
  walk: (page: Page, newVisitor: () => Visitor) => Promise<void>,
): void {
  test(title, ({ page, newVisitor }) => walk(page, newVisitor));
  test(`without script ${title}`, ({ noScript, newVisitor }) => walk(noScript, newVisitor));
}
