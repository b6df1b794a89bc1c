import { test as base, expect, type Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

export { expect };

/** What the browser complained about; empty on a page that is in order. */
export interface Complaints {
  list: string[];
  /** Tells that the test provokes this one. */
  expect(pattern: RegExp): void;
}

/**
 * Playwright's test with ears: an unexpected console message, page error, hydration warning, violation of
 * the content security policy or request to anywhere but the site fails the test.
 */
export const test = base.extend<{ complaints: Complaints; noScript: Page }>({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      // The script comes after the first paint, for which the load does not wait. Some pages have none.
      if (!options?.waitUntil) await hydrated(page, 3_000).catch(() => undefined);
      return answer;
    };
    await use(page);
  },
  complaints: [
    async ({ page, baseURL }, use) => {
      const list: string[] = [];
      const expected: RegExp[] = [];
      await listen(page, baseURL ?? "", (complaint) => list.push(complaint));
      await use({ list, expect: (pattern) => expected.push(pattern) });
      const unexpected = list.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      expect(unexpected, "the browser has nothing to complain about").toEqual([]);
    },
    { auto: true },
  ],
  noScript: async ({ browser, baseURL, userAgent }, use) => {
    const context = await browser.newContext({ baseURL, userAgent, javaScriptEnabled: false, colorScheme: "dark" });
    await use(await context.newPage());
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
