import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Calendar } from "#app/game/calendar/calendar.ts";
import { alive, awake } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

const SEASON = "Ranked season";
const STREAM = "Stream with drops";

const panel = (page: Page) => page.locator(".calendar-main");
const filter = (page: Page, name: string) =>
  page.getByRole("region", { name: "Categories" }).getByRole("link", { name: new RegExp(`^${name}`) });
const layout = (page: Page, name: string) => page.getByRole("group", { name: "View" }).getByRole("link", { name });

test("the month, the week and the agenda are leafed and filtered, and lead to an event", async ({ page }) => {
  await page.goto("/calendar");
  await expect(page.getByRole("main").getByText("Demo", { exact: true })).toBeVisible();
  await expect(panel(page).getByRole("link", { name: SEASON }).first()).toBeVisible();
  await panel(page).getByRole("link", { name: "Later" }).click();
  await expect(page).toHaveURL(/\/calendar\?date=\d{4}-\d{2}-01$/);
  // Which month it is now is said where the link that has the focus stays the same.
  await expect(panel(page).getByRole("heading", { level: 2 })).toHaveAttribute("aria-live", "polite");
  await panel(page).getByRole("link", { name: "Today" }).click();
  await expect(page).toHaveURL("/calendar");
  await layout(page, "Week").click();
  await expect(page).toHaveURL("/calendar?view=week");
  await expect(panel(page).getByRole("heading", { level: 3 })).toHaveCount(7);
  await layout(page, "Agenda").click();
  await expect(panel(page).getByRole("link", { name: SEASON })).toHaveCount(1);
  await filter(page, "Drops").click();
  await expect(page).toHaveURL("/calendar?view=agenda&category=drops");
  await expect(panel(page).getByRole("link", { name: SEASON })).toHaveCount(0);
  await filter(page, "Clans").click();
  await expect(page).toHaveURL("/calendar?view=agenda&category=drops,clans");
  await expect(panel(page).getByRole("link", { name: "Clan night" }).first()).toBeVisible();
  await panel(page).getByRole("link", { name: STREAM }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(STREAM);
  await expect(page).toHaveURL("/calendar/demo-stream");
  await page.getByRole("link", { name: "All events" }).click();
  await expect(page).toHaveURL(/\/calendar\?date=/);
});

for (const script of ["with script", "without script"] as const) {
  test(`another time zone is chosen by a form, and links keep it, ${script}`, async ({ page: scripted, noScript }) => {
    const page = script === "with script" ? scripted : noScript;
    await page.goto("/calendar?view=agenda&category=drops");
    if (script === "with script") await alive(page.getByRole("button", { name: "Copy" }));
    await page.locator("summary", { hasText: "Time zone" }).click();
    await page.getByLabel("Show times in").selectOption("Asia/Tokyo");
    await page.getByRole("button", { name: "Show times" }).click();
    await expect(page).toHaveURL(/\/calendar\?view=agenda&category=drops&zone=Asia(?:\/|%2F)Tokyo$/);
    await expect(page.locator("summary", { hasText: "Time zone" })).toContainText("Asia/Tokyo, UTC+9");
    await panel(page).getByRole("link", { name: STREAM }).first().click();
    await expect(page).toHaveURL("/calendar/demo-stream?zone=Asia/Tokyo");
    // Six in the evening in Berlin, in winter or in summer.
    await expect(page.getByRole("region", { name: /Starts|Running now|It is over/ })).toContainText(
      /, 0[12]:00 to 0[67]:00/,
    );
    await page.goto("/calendar?zone=Asia/Tokyo");
    const menu = page.locator("summary", { hasText: "Time zone" });
    await menu.click();
    if (script === "with script") {
      await page.getByLabel("Show times in").press("Escape");
      await expect(menu).toBeFocused();
      await expect(page.getByLabel("Show times in")).toBeHidden();
      await menu.click();
    }
    await page.getByRole("link", { name: "My own zone" }).click();
    await expect(page).toHaveURL("/calendar");
  });
}

test("what is shown is subscribed to and saved", async ({ page, context, baseURL }) => {
  await page.goto("/calendar?category=drops,clans");
  const subscribe = page.getByRole("region", { name: "Subscribe" });
  const feed = `${baseURL}/api/calendar.ics?category=drops,clans`;
  for (const [name, start] of [
    ["Apple", feed.replace("http:", "webcal:")],
    ["Google", "https://calendar.google.com/"],
    ["Outlook", "https://outlook.live.com/"],
  ] as const)
    expect((await subscribe.getByRole("link", { name }).getAttribute("href"))?.startsWith(start), name).toBe(true);
  await expect(subscribe).toContainText(feed);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await subscribe.getByRole("button", { name: "Copy" }).click();
  await expect(subscribe.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(feed);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    subscribe.getByRole("link", { name: "Save as a file" }).click(),
  ]);
  const text = await readFile(await saved.path(), "utf8");
  expect([...text.matchAll(/^CATEGORIES:(.*)\r$/gm)].map(([, name]) => name).sort()).toEqual([
    "Clans",
    "Clans",
    "Drops",
  ]);
  await page.goto("/calendar/demo-stream");
  const [single] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("group", { name: "Add to my calendar" }).getByRole("link", { name: "Apple" }).click(),
  ]);
  const file = await readFile(await single.path(), "utf8");
  expect(file).toContain("UID:demo-stream@calendar.the-index");
  expect(file).not.toContain("VALARM");
  const [reminding] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Remind me an hour before" }).click(),
  ]);
  expect(await readFile(await reminding.path(), "utf8")).toContain("TRIGGER:-PT60M");
  await expect(page.getByRole("main").getByRole("link", { name: "Subscribe" })).toHaveAttribute(
    "href",
    `${baseURL}/api/calendar.ics?event=demo-stream&remind=60`.replace("http:", "webcal:"),
  );
});

test("what the address asks for and there is not is said", async ({ noScript: page }) => {
  await page.goto("/calendar?date=2026-02-30&zone=Mars/Olympus&category=drops,sports&view=year");
  const main = page.getByRole("main");
  await expect(main).toContainText("no day “2026-02-30”");
  await expect(main).toContainText("no time zone “Mars/Olympus”");
  await expect(main).toContainText(/no view “year”.*no category “sports”/);
  await expect(filter(page, "Drops")).toHaveAttribute("aria-current", "true");
});

test("an event that does not exist is a fatal 404 that leads to the calendar", async ({
  noScript: page,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const answer = await page.goto("/calendar/nothing");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("main")).toContainText("Page Not Found: /calendar/nothing");
});

test("the countdown goes on by itself", async ({ page, request }) => {
  const { events } = (await (await request.get("/api/files/content/calendar.json")).json()) as Calendar;
  const next = events
    .flatMap(({ allDay, occurrences }) => (allDay ? [] : occurrences))
    .find(({ start }) => Date.parse(start) > Date.now() + 86_400_000);
  expect(next, "something is to come").toBeDefined();
  await page.clock.install();
  await page.goto("/calendar");
  await alive(page.getByRole("button", { name: "Copy" }));
  const minutes = page.locator(".calendar-countdown b").nth(2);
  const before = await minutes.textContent();
  await page.clock.fastForward(5 * 60_000);
  await expect(minutes).not.toHaveText(before ?? "");
});

test("a countdown that the browser's clock ends before the server's asks the server again", async ({ page }) => {
  await page.clock.install();
  await page.goto("/calendar");
  await alive(page.getByRole("button", { name: "Copy" }));
  const minute = 60_000;
  for (const passed of [90 * 1440 * minute, minute, minute, minute]) {
    const asked = page.waitForResponse(/\/calendar\.data/);
    await page.clock.fastForward(passed);
    await asked;
  }
});

test.describe("a browser in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("gets its own times with the first page, and the server remembers its zone", async ({ page, context }) => {
    await page.goto("/calendar", { waitUntil: "commit" });
    await expect(page.locator("summary", { hasText: "Time zone" })).toContainText("America/New York");
    await awake(page);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === "__Host-time-zone")?.value).toBe("America/New_York");
    await page.goto("/calendar/demo-stream");
    await expect(page.getByRole("main")).toContainText(/Your time\s*America\/New_York \(UTC−[45]\)/);
  });

  test("gets its own times on the way from another page, too", async ({ page }) => {
    await page.goto("/faq");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Calendar" }).first().click();
    await expect(page.locator("summary", { hasText: "Time zone" })).toContainText("America/New York");
  });
});

test("a phone shows the agenda first, and the month where it is asked for", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/calendar");
  await expect(panel(page).getByRole("heading", { name: "The next month" })).toBeVisible();
  await expect(panel(page).getByRole("group").first()).toBeHidden();
  await expect(panel(page).getByRole("link", { name: SEASON }).and(page.locator(".calendar-entry"))).toBeVisible();
  await layout(page, "Month").click();
  await expect(
    panel(page)
      .getByRole("group", { name: /^Week of / })
      .first(),
  ).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("on a phone the ways to keep an event follow its words at once", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/calendar/demo-stream");
  const intro = await page.getByRole("main").locator(".page-head p").last().boundingBox();
  const way = await page.getByRole("link", { name: "Google" }).boundingBox();
  expect((way?.y ?? 0) - (intro?.y ?? 0) - (intro?.height ?? 0)).toBeLessThan(40);
});
