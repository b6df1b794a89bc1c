import type { Page } from "@playwright/test";

interface HydratedRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } };
}

/** Waits until React has taken over the page, and its script listens. @param timeout in ms; none: the test's own */
export async function hydrated(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, timeout === undefined ? {} : { timeout });
  // The effects that listen come a task later.
  await settle(page);
}

function isHydrated(): boolean {
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
  if (key === undefined) return false;
  const root = (document as unknown as Record<string, HydratedRoot>)[key];
  // React's own mark of the first HTML, taken away when the whole shell has been taken over.
  return root?.stateNode.current.memoizedState?.isDehydrated === false;
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
