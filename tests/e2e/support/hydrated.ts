import type { Locator, Page } from "@playwright/test";

/**
 * Waits until the page listens, as its root says by itself (app/root.tsx).
 * @param timeout in ms; by default the test's own
 */
export async function hydrated(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, timeout === undefined ? {} : { timeout });
  await settle(page);
}

function isHydrated(): boolean {
  return document.documentElement.hasAttribute("data-listens");
}

/** Waits until an element is there and its page is hydrated with its late body, which something has woken up before. */
export async function alive(element: Locator): Promise<void> {
  const page = element.page();
  await element.waitFor({ state: "attached" });
  await hydrated(page);
  await page.waitForFunction(isAwake);
  await settle(page);
}

/**
 * Shows a page that there is a visitor, and waits until its late body has come and is hydrated: until then it is the
 * server's HTML, whose links work and whose buttons are out of sight.
 * @param timeout in ms; by default the test's own
 */
export async function awake(page: Page, timeout?: number): Promise<void> {
  await hydrated(page, timeout);
  // Two places: the first may be where the mouse is.
  for (const x of [1, 2]) await page.mouse.move(x, 1);
  await page.waitForFunction(isAwake, undefined, timeout === undefined ? {} : { timeout });
  await settle(page);
}

function isAwake(): boolean {
  return document.querySelector("[data-asleep]") === null;
}

/**
 * Waits until React has finished its pending work: it schedules by MessageChannel tasks, which the stopped clock does
 * not affect.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        let left = 200;
        port1.onmessage = () => (left-- > 0 ? port2.postMessage(null) : resolve());
        port2.postMessage(null);
      }),
  );
}
