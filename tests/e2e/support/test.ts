import { test as base, expect, type Page } from "@playwright/test";
import { awake } from "./hydrated.ts";
import { visitorAddress } from "./visitor.ts";

export { expect };

/** Complaints of the browser; empty for a page without faults. */
interface Complaints {
  list: string[];
  /** Allows a complaint that the test provokes. */
  expect(pattern: RegExp): void;
}

/**
 * Playwright's test with a watch on the browser: an unexpected console message, page error, hydration warning, CSP
 * violation or request to another host fails the test.
 */
export const test = base.extend<{ complaints: Complaints; noScript: Page }>({
  // Limits count by address, and the tests of a quick machine ask more often in a minute than one visitor may.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it shall give from the pattern
  extraHTTPHeaders: async ({}, use) => use({ "cf-connecting-ip": visitorAddress() }),
  page: async ({ page, baseURL, complaints }, use) => {
    await listen(page, baseURL ?? "", (complaint) => complaints.list.push(complaint));
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      // Scripts load after the first paint, which page load does not wait for, and the body of a page when somebody moves
      // the mouse. Some pages have none. A test that leaves the page asleep says what it waits for.
      if (!options?.waitUntil) await awake(page, 5_000).catch(() => undefined);
      return answer;
    };
    await use(page);
  },
  complaints: [
    // Of no page by itself: a test that only asks by HTTP opens none.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it shall give from the pattern
    async ({}, use) => {
      const list: string[] = [];
      const expected: RegExp[] = [];
      await use({ list, expect: (pattern) => expected.push(pattern) });
      const unexpected = list.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      expect(unexpected, "the browser has nothing to complain about").toEqual([]);
    },
    { auto: true },
  ],
  noScript: async ({ browser, baseURL, userAgent, extraHTTPHeaders, complaints }, use) => {
    const options = { baseURL, userAgent, extraHTTPHeaders, javaScriptEnabled: false, colorScheme: "dark" } as const;
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await listen(page, baseURL ?? "", (complaint) => complaints.list.push(complaint));
    await use(page);
    await context.close();
  },
});

async function listen(page: Page, baseURL: string, complain: (complaint: string) => void): Promise<void> {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complain(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complain(`page error: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== baseURL && !["data:", "blob:", "about:"].includes(url.protocol))
      complain(`request to ${url.origin}`);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(
        `CSP violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
}
