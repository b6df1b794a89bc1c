import type { Page } from "@playwright/test";

/** Waits until React has taken over the page, and its script listens. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  // It has begun; its listeners come with the end of it.
  await settle(page);
}

/** Waits until the page has done what it has to do now: React works in tasks of this kind, which no clock stops. */
export async function settle(page: Page): Promise<void> {
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
