import type { Page } from "@playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

test("the loading bar waits 200 ms, grows for 2000 ms, fills, fades after 500 ms and resets after 400 ms more", async ({
  page,
}) => {
  await page.clock.install({ time: 1_900_000_000_000 });
  await page.clock.pauseAt(1_900_000_001_000);
  // Pages that are fetched ahead in the meantime are held back as well, and none of them for good.
  const answered = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto("/");
  await hydrated(page);
  const bar = page.locator("[data-loading]");
  await expect(bar).toHaveCSS("height", "3px");
  // Red, orange, yellow.
  await expect(bar).toHaveCSS("background-image", /^linear-gradient\(90deg, .*rgb.*rgb.*rgb/);
  await watchTimers(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/techtree"]')?.click());
  // The router sends its request before React knows about the navigation: the bar's own timer shows that it does.
  await expect.poll(() => timersOf(page)).toContain(200);
  await page.clock.runFor(199);
  await expect(bar).toHaveAttribute("data-loading", "idle");
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute("data-loading", "run");
  await expect(bar).toHaveCSS("transition-duration", "2s");
  answered.resolve();
  await expect(bar).toHaveAttribute("data-loading", "full");
  await page.clock.runFor(499);
  await expect(bar).toHaveAttribute("data-loading", "full");
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute("data-loading", "fade");
  await expect(bar).toHaveCSS("transition-duration", "0.4s");
  await page.clock.runFor(399);
  await expect(bar).toHaveAttribute("data-loading", "fade");
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute("data-loading", "idle");
});

/** Notes how long every timer waits that the page sets from now on. */
async function watchTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timers: number[] = [];
    const set = window.setTimeout;
    Object.assign(window, {
      timers,
      setTimeout: (work: TimerHandler, wait = 0, ...rest: unknown[]) => {
        timers.push(wait);
        return set(work, wait, ...rest);
      },
    });
  });
}

/** How long each waits, in ms. */
function timersOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { timers: number[] }).timers);
}
