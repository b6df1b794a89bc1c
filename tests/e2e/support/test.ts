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

/** A tab without script, and who hears what it complains about now. */
interface PlainTab {
  page: Page;
  complain: (complaint: string) => void;
}

/**
 * Playwright's test with a watch on the browser: an unexpected console message, page error, hydration warning, CSP
 * violation or request to another host fails the test.
 */
export const test = base.extend<{ complaints: Complaints; noScript: Page }, { plainTabs: Map<string, PlainTab> }>({
  // Limits count by address, and the tests of a quick machine ask more often in a minute than one visitor may.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it shall give from the pattern
  extraHTTPHeaders: async ({}, use) => use({ "cf-connecting-ip": visitorAddress() }),
  page: async ({ page, baseURL, complaints }, use) => {
    await listen(page, baseURL ?? "", (complaint) => complaints.list.push(complaint));
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    // Scripts load after the first paint, which page load does not wait for, and the body of a page when somebody moves
    // the mouse. Some pages have none. A test that leaves the page asleep says what it waits for.
    const wake = async (waitUntil?: string) => {
      if (!waitUntil && page.url().startsWith(`${baseURL}/`)) await awake(page, 5_000).catch(() => undefined);
    };
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      await wake(options?.waitUntil);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await wake(options?.waitUntil);
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
  plainTabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it shall give from the pattern
    async ({}, use) => use(new Map()),
    { scope: "worker" },
  ],
  // One tab for all tests of a worker: without script a site leaves nothing in a browser but cookies and files that do
  // not change, and half of what such a test takes is the start of a browser's process.
  noScript: async ({ browser, baseURL, userAgent, viewport, extraHTTPHeaders, complaints, plainTabs }, use) => {
    const key = `${baseURL} ${userAgent}`;
    let tab = plainTabs.get(key);
    if (!tab) {
      const options = { baseURL, userAgent, javaScriptEnabled: false, colorScheme: "dark" } as const;
      const page = await (await browser.newContext(options)).newPage();
      const opened: PlainTab = { page, complain: () => {} };
      await listen(page, baseURL ?? "", (complaint) => opened.complain(complaint));
      plainTabs.set(key, opened);
      tab = opened;
    }
    const { page } = tab;
    const context = page.context();
    tab.complain = (complaint) => complaints.list.push(complaint);
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    for (const other of context.pages()) if (other !== page) await other.close();
    await context.unrouteAll();
    await page.unrouteAll();
    await page.goto("about:blank");
    await page.emulateMedia({ media: null, colorScheme: "dark", reducedMotion: null });
    await context.clearCookies();
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
