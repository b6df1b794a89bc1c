import type { Page } from "@playwright/test";
import { FLASH_ID } from "../../setup/flash-samples.ts";
import { expect, test } from "../support/test.ts";

const ICONS = "**/api/_nuxt_icon/**";

/** A page with a toast whose icon is not in the style sheet. */
async function openToast(page: Page) {
  const value = encodeURIComponent(btoa(JSON.stringify(FLASH_ID)));
  const cookie = { name: "__Host-flash", value, domain: "localhost", path: "/", httpOnly: true, secure: true };
  await page.context().addCookies([cookie]);
  await page.goto("/");
  const toast = page.getByRole("region", { name: "Notifications" }).getByRole("listitem").filter({ hasText: "Twitch" });
  await expect(toast).toBeVisible();
  return toast.locator("[data-toast] > span");
}

test("an icon that nobody knew at the build is fetched from the site and drawn", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/_nuxt_icon/")) requests.push(pathname + search);
  });
  const toast = await openToast(page);
  const icon = toast.locator("svg.remote-icon");
  await expect(icon.locator("path").first()).toBeAttached();
  await expect(icon).toHaveAttribute("aria-hidden", "true");
  expect(requests).toEqual(["/api/_nuxt_icon/lucide.json?icons=radio-tower"]);
});

test("an icon that cannot be had is none, and the toast is there all the same", async ({ page, complaints }) => {
  complaints.expect(/503/);
  await page.route(ICONS, (route) => route.fulfill({ status: 503 }));
  const toast = await openToast(page);
  await expect(toast.locator(".remote-icon")).toHaveCount(0, { timeout: 10_000 });
});

test("an answer that is no icon data is an invalid-data error, and no icon", async ({ page, complaints }) => {
  complaints.expect(/InvalidIconData: .*lucide:radio-tower/);
  await page.route(ICONS, (route) => route.fulfill({ json: { prefix: "lucide", icons: { "radio-tower": 7 } } }));
  const toast = await openToast(page);
  await expect(toast.locator(".remote-icon")).toHaveCount(0);
  expect(complaints.list).toContainEqual(expect.stringContaining("invalid data"));
});
