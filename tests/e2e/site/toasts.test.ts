import type { BrowserContext, Locator, Page } from "@playwright/test";
import { FLASH_ID, FLASHED } from "../../setup/flash-samples.ts";
import { KRANVAGN } from "../support/comparison-page.ts";
import { hydrated } from "../support/hydrated.ts";
import { IN_BOTH_MODES } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";
import { violationsOf } from "../support/violations.ts";

/** In a small tree. */
const PLAN = `/techtree/sweden?to=${KRANVAGN}`;
/** The cookie that a browser has after a redirect with a toast. */
const flashCookie = {
  name: "__Host-flash",
  value: encodeURIComponent(btoa(JSON.stringify(FLASH_ID))),
  domain: "localhost",
  path: "/",
  httpOnly: true,
  secure: true,
};
const phone = { width: 390, height: 844 };

const region = (page: Page) => page.getByRole("region", { name: "Notifications" });
const toasts = (page: Page) => region(page).getByRole("listitem");
const share = (page: Page) => page.getByRole("button", { name: "Share plan" });
/** The toasts in the live region, which follow the store at once, before anything animates on the screen. */
const said = (page: Page) => page.locator("[aria-live].sr-only p");
const bar = (toast: Locator) => toast.locator("[data-time-left]");

/** The page's clock is put on by hand: nothing comes by waiting between two tries. */
const AT_ONCE = { intervals: [0] };

/** Opens a page with a plan to share, with the clock stopped. */
async function openPlan(page: Page, context: BrowserContext): Promise<void> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto(PLAN);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Shares the plan; when this returns, its toast has its full time left. */
async function addToast(page: Page): Promise<void> {
  const before = await toasts(page).count();
  await share(page).click();
  await expect(region(page)).toBeAttached();
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(toasts(page)).toHaveCount(before + 1, { timeout: 100 });
  }).toPass(AT_ONCE);
}

/** Waits until closed toasts have left the screen. */
async function left(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(toasts(page)).toHaveCount(count, { timeout: 50 });
  }).toPass(AT_ONCE);
}

/** Opens a page after a redirect with a toast. */
async function openFlashed(page: Page, path = "/"): Promise<void> {
  await page.context().addCookies([flashCookie]);
  await page.goto(path);
  await expect(toasts(page)).toHaveCount(3);
}

test("a toast says that the link was copied, does not lie on what was pressed, and goes after 5000 ms", async ({
  page,
  context,
}) => {
  await openPlan(page, context);
  await addToast(page);
  const toast = toasts(page);
  await expect(toast).toContainText("Link copied");
  await expect(toast).toContainText("this plan");
  await page.clock.runFor(1_000);
  const [button, box] = [await share(page).boundingBox(), await toast.boundingBox()];
  if (!button || !box) throw new Error("Both are there.");
  expect(button.y + button.height <= box.y || box.y + box.height <= button.y).toBe(true);
  await page.clock.runFor(3_900);
  await expect(said(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(said(page)).toHaveCount(0);
  await left(page, 0);
});

test("its time, and the bar that shows it, stand still while the pointer is on it, and go on after", async ({
  page,
  context,
}) => {
  await openPlan(page, context);
  await addToast(page);
  const state = () =>
    bar(toasts(page)).evaluate((element) => {
      const [animation] = element.getAnimations();
      return [animation?.effect?.getTiming().duration, animation?.playState];
    });
  expect(await state()).toEqual([5_000, "running"]);
  await page.clock.runFor(3_000);
  await toasts(page).hover();
  expect(await state()).toEqual([5_000, "paused"]);
  await page.clock.runFor(60_000);
  await expect(said(page)).toHaveCount(1);
  await page.mouse.move(10, 10);
  expect(await state()).toEqual([5_000, "running"]);
  await page.clock.runFor(1_900);
  await expect(said(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(said(page)).toHaveCount(0);
});

test("its time stands still while the tab is hidden", async ({ page, context }) => {
  await openPlan(page, context);
  await addToast(page);
  const show = (visible: boolean) =>
    page.evaluate((visible) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => !visible });
      document.dispatchEvent(new Event("visibilitychange"));
    }, visible);
  await show(false);
  await page.clock.runFor(60_000);
  await expect(said(page)).toHaveCount(1);
  await show(true);
  await page.clock.runFor(5_000);
  await expect(said(page)).toHaveCount(0);
});

test("they stand at the bottom right, 24rem wide, the newest below, and the keyboard reaches and closes them", async ({
  page,
  context,
}) => {
  await openPlan(page, context);
  await addToast(page);
  await page.clock.runFor(10);
  await addToast(page);
  // They slide to their places.
  await expect(async () => {
    const [newest, older] = await Promise.all([toasts(page).first().boundingBox(), toasts(page).last().boundingBox()]);
    expect(newest).toMatchObject({ width: 384, x: 1440 - 16 - 384 });
    expect((newest?.y ?? 0) + (newest?.height ?? 0)).toBeCloseTo(900 - 16, 0);
    expect((older?.y ?? 0) + (older?.height ?? 0)).toBeCloseTo((newest?.y ?? 0) - 10, 0);
  }).toPass();
  await share(page).focus();
  await page.keyboard.press("Alt+t");
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toHaveCount(2);
  await page.keyboard.press("Tab");
  await expect(toasts(page).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toasts(page).first().getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Enter");
  await left(page, 1);
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await left(page, 0);
  await expect(share(page)).toBeFocused();
});

test("whoever has gone on from a toast keeps the focus where it is", async ({ page, context }) => {
  await openPlan(page, context);
  await addToast(page);
  await toasts(page).getByText("Link copied").click();
  const button = page.getByRole("button", { name: /^Colour mode/ });
  await button.click();
  await expect(button).toBeFocused();
  await page.clock.runFor(5_000);
  await left(page, 0);
  await expect(button).toBeFocused();
});

test("on a small screen they fill the width above the tabs, and a tap opens the stack", async ({ page }) => {
  await page.setViewportSize(phone);
  await openFlashed(page);
  const front = toasts(page).first();
  // They slide to their places.
  await expect(async () => {
    const box = await front.boundingBox();
    expect(box).toMatchObject({ x: 12, width: 390 - 24 });
    const tabs = await page.getByRole("navigation", { name: "Main" }).last().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo((tabs?.y ?? 0) - 12, 0);
  }).toPass();
  await expect(toasts(page).last().getByText("Signed in with Patreon")).toBeHidden();
  await front.getByText("Twitch did not answer").click();
  await expect(toasts(page).last().getByText("Signed in with Patreon")).toBeVisible();
});

test("what was told before a redirect is shown once, with avatar and actions, and is not kept", async ({
  page,
  context,
}) => {
  await openFlashed(page);
  const [failed, linked, signedIn] = [toasts(page).nth(0), toasts(page).nth(1), toasts(page).nth(2)];
  await expect(signedIn.getByRole("img", { name: "Nordwind Seven Eight" })).toHaveText("NS");
  await expect(linked.getByRole("img", { name: "The Index" })).toHaveAttribute("src", "/favicon.svg");
  await expect(bar(failed)).toHaveCount(0);
  expect((await context.cookies()).filter(({ name }) => name === flashCookie.name)).toEqual([]);
  await failed.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL("/techtree/uk");
  await expect(toasts(page).filter({ hasText: "Twitch did not answer" })).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(toasts(page)).toHaveCount(0);
});

test("it is announced, politely, and an error at once, and is accessible", IN_BOTH_MODES, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const polite = page.locator("div.sr-only[aria-live=polite]");
  const assertive = page.locator("[aria-live=assertive].sr-only");
  for (const live of [polite, assertive]) await expect(live).toBeEmpty();
  await openFlashed(page);
  await expect(polite.locator("p")).toHaveText(
    FLASHED.slice(0, 2).map(({ title, description }) => (description ? `${title}. ${description}` : title)),
  );
  await expect(assertive.locator("p")).toHaveText(["Twitch did not answer"]);
  await expect(region(page)).toHaveAttribute("aria-live", "off");
  expect(await violationsOf(page, { within: "[data-sonner-toaster]" })).toEqual([]);
});

test("a link that could not be copied is said as an error", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("Write permission denied.", "NotAllowedError")) },
    });
  });
  await page.goto(PLAN);
  await hydrated(page);
  await share(page).click();
  await expect(toasts(page)).toContainText("The link couldn’t be copied");
  await expect(page.locator("[aria-live=assertive].sr-only")).toContainText("Open the link");
  // It may be of another page than the one that is open.
  await toasts(page).getByRole("link", { name: "Open the link" }).click();
  await expect(page).toHaveURL(PLAN);
});

test("sonner is not loaded before there is something to say, and the toast has its whole time after that", async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/toaster-.*\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await openPlan(page, context);
  expect(requests.filter((path) => /toaster-/.test(path))).toEqual([]);
  await share(page).click();
  await expect.poll(() => requests.filter((path) => /toaster-.*\.js$/.test(path)).length).toBe(1);
  await page.clock.runFor(20_000);
  arrive();
  await expect(region(page)).toBeAttached();
  await page.clock.runFor(4_900);
  await expect(said(page)).toHaveCount(1);
});

test("without script, or when the rest cannot be fetched, a toast is a plain note", async ({
  noScript,
  page,
  complaints,
}) => {
  await page.route(/\/assets\/toaster-/, (route) => route.abort());
  // The page has just reloaded for a failed chunk, and may not do so again.
  await page.addInitScript(() => sessionStorage.setItem("index-reload", String(Date.now())));
  complaints.expect(/ERR_FAILED/);
  for (const visitor of [noScript, page]) {
    await visitor.context().addCookies([flashCookie]);
    await visitor.goto("/");
    const notes = visitor.getByRole("list", { name: "Notifications" });
    await expect(notes.getByText("Signed in with Patreon")).toBeVisible();
    await expect(notes.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/techtree/uk");
  }
});
