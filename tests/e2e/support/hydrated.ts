import type { Locator, Page } from "@playwright/test";

interface HydratedRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } };
}

/**
 * Waits until React has hydrated the page and its listeners are attached.
 * @param timeout in ms; by default the test's own
 */
export async function hydrated(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, timeout === undefined ? {} : { timeout });
  // Effects, which attach listeners, run a task later.
  await settle(page);
}

function isHydrated(): boolean {
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
  if (key === undefined) return false;
  const root = (document as unknown as Record<string, HydratedRoot>)[key];
  // React's own flag for server HTML, cleared when the whole shell is hydrated.
  return root?.stateNode.current.memoizedState?.isDehydrated === false;
}

/** Waits until React has hydrated the part of the page that an element is in. */
export async function alive(element: Locator): Promise<void> {
  const page = element.page();
  const handle = await element.elementHandle();
  await page.waitForFunction((node) => Object.keys(node ?? {}).some((key) => key.startsWith("__reactProps$")), handle);
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
