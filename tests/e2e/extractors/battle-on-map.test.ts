import type { Page } from "@playwright/test";
import { recordedReplay } from "#tests/fixtures/replays/sample-recording.ts";
import { breakScripts } from "../support/builds-page.ts";
import { accessibleOnEveryScreen, IN_BOTH_MODES, SCREENS } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";
import { battle, choose, fileOf } from "./replay-files.ts";

const slider = (page: Page) => page.getByRole("slider", { name: "Time in the battle" });
const plan = (page: Page, text: RegExp) => page.getByRole("img", { name: text });

/** Scrolls to where the player stands: at the foot of the window there is less in it. */
const toPlayer = (page: Page) =>
  page.locator(".battle-transport-position").evaluate((element) => element.scrollIntoView({ block: "center" }));

async function open(page: Page, file: Blob = recordedReplay(), path = "/video-extractor"): Promise<void> {
  await page.goto(path);
  await choose(page, await fileOf("recorded.wotreplay", file));
  await expect(slider(page)).toBeVisible();
}

test("a battle is played on the map, and nothing is drawn while it stands", async ({ page }) => {
  await page.addInitScript(() => {
    const { clearRect } = CanvasRenderingContext2D.prototype;
    const counted = window as unknown as { drawn: number };
    counted.drawn = 0;
    CanvasRenderingContext2D.prototype.clearRect = function (...box) {
      counted.drawn += 1;
      clearRect.apply(this, box);
    };
  });
  const drawn = () => page.evaluate(() => (window as unknown as { drawn: number }).drawn);
  await open(page);
  await expect(plan(page, /at 0:00: 3 of 3 .*3 of 3/)).toBeVisible();
  await expect(page.getByText(/5 of 6 .*1,130 of 1,130/)).toBeVisible();

  await page.getByRole("button", { name: "Play" }).click();
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  // Only once the addresses and sizes have settled.
  await page.waitForTimeout(600);
  const before = await drawn();
  await page.waitForTimeout(400);
  expect(await drawn()).toBe(before);

  // By keys: the first kill is the seventh event.
  await slider(page).focus();
  await slider(page).fill("0");
  for (let event = 0; event < 7; event++) await page.keyboard.press(".");
  await expect(plan(page, /at 1:30: 3 of 3 .*2 of 3/)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(plan(page, /at 1:25: 3 of 3 .*3 of 3/)).toBeVisible();
  await page.keyboard.press("5");
  // At the foot of the window they are not shown.
  await expect(page.locator(".battle-speeds [aria-current=true]")).toHaveText("8×");

  // By buttons, where the player stands.
  await toPlayer(page);
  await page.getByRole("button", { name: "½×" }).click();
  await expect(page.getByRole("button", { name: "½×" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: "Next event" }).click();
  await expect(plan(page, /^Cliff at 1:30/)).toBeVisible();
  await page.getByRole("button", { name: "Event before" }).click();
  await expect(plan(page, /^Cliff at 1:14/)).toBeVisible();

  // By the pointer, on the timelines.
  const lanes = page.locator(".battle-lane-area");
  const box = await lanes.boundingBox();
  if (!box) throw new Error("no timelines");
  await lanes.click({ position: { x: box.width - 1, y: 10 } });
  await expect(plan(page, /at 1:59: 2 of 3/)).toBeVisible();
});

test("a vehicle is followed, and the address says what is shown", async ({ page }) => {
  await open(page, recordedReplay(), "/video-extractor?t=75&hits=taken");
  await expect(slider(page)).toHaveValue("75");
  const log = page.getByRole("region", { name: "Hit log", exact: true });
  await expect(log.getByRole("row")).toHaveCount(4);
  await log.getByRole("button", { name: /^All/ }).click();
  await expect(log.getByRole("row")).toHaveCount(10);
  await expect(log).toContainText(/450 .*3 of 5.*5 of 6/);
  await log.getByRole("button", { name: "Missed 1" }).click();
  await expect(log.getByRole("row")).toHaveCount(2);
  await expect(log.getByRole("row").last()).toContainText("1:20Missed");
  await log.getByRole("button", { name: "Given 5" }).click();
  await expect(log.getByRole("row")).toHaveCount(6);
  await log.getByRole("button", { name: "Missed 1" }).click();
  await expect(page).toHaveURL(/hits=missed/);
  await log.getByRole("button", { name: /^All/ }).click();
  await log.getByRole("button", { name: "1:30" }).click();
  await expect(slider(page)).toHaveValue("90.2");
  const enemies = page.getByRole("region", { name: "Enemy team" }).getByRole("button");
  await enemies.nth(0).click();
  await expect(enemies.nth(0)).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/[?&]t=90&vehicle=\d$/);
  await page.getByRole("button", { name: "Show all", exact: true }).click();
  await expect(page).not.toHaveURL(/vehicle=/);
  await page.getByRole("button", { name: "Heat map" }).click();
  await page.getByRole("button", { name: "Dealt" }).click();
  await expect(plan(page, /^Heat map of Cliff$/)).toBeVisible();
  await expect(page).toHaveURL(/view=heat&heat=dealt/);
  for (const kind of ["Taken", "Presence"]) {
    await page
      .getByRole("region", { name: /battle on the map/ })
      .getByRole("button", { name: kind })
      .click();
    await expect(page.getByRole("button", { name: kind, exact: true })).toHaveAttribute("aria-current", "true");
  }
  await page.getByRole("button", { name: "Tracks" }).click();
  await expect(page).not.toHaveURL(/view=heat/);
  await page.getByText(/^All events \(11\)/).click();
  await expect(page.getByRole("region", { name: "Events, table" }).getByRole("row")).toHaveCount(12);
  await page.getByText(/^Who was destroyed/).click();
  await expect(page.getByRole("region", { name: "Destroyed vehicles, table" }).getByRole("row")).toHaveCount(3);
  await page.getByText("All your results").click();
  await expect(page.getByText("Shots", { exact: true })).toBeVisible();
});

test("moments become cut lists, and the battle a picture", async ({ page }) => {
  await open(page);
  const moments = page.getByRole("region", { name: "Moments" });
  await moments.getByRole("textbox", { name: /^Battle starts/ }).fill("1:00");
  await moments.getByRole("checkbox", { name: /^First damage/ }).uncheck();
  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      moments.getByRole("button", { name }).click(),
    ]);
    const chunks = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    return Buffer.concat(chunks).toString("utf8");
  };
  const csv = (await saved("CSV")).split("\r\n");
  expect(csv[1]).toBe('"Battle starts","",0,00:00:55:00,00:01:05:00');
  expect(csv.filter((row) => row.startsWith('"First damage"'))).toEqual([]);
  expect(await saved("EDL")).toMatch(/^TITLE: Cliff, T-34\nFCM: NON-DROP FRAME\n001 {2}AX {7}V {5}C/);
  expect(JSON.parse(await saved("JSON")).length).toBe(csv.length - 1);
  await toPlayer(page);
  const [picture] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as picture" }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe("cliff-t-34.png");
  await moments.getByRole("button", { name: /Recorder destroyed/ }).click();
  await expect(slider(page)).toHaveValue("110");
});

test("a battle is shown on the whole screen, and seconds of it are saved as a video", async ({ page }) => {
  await open(page, recordedReplay(), "/video-extractor?t=60");
  const whole = page.getByRole("button", { name: "Full screen" });
  const isFullscreen = () => page.evaluate(() => document.fullscreenElement?.hasAttribute("data-battle") ?? false);
  await toPlayer(page);
  await whole.click();
  await expect.poll(isFullscreen).toBe(true);
  await slider(page).focus();
  await page.keyboard.press("f");
  await expect.poll(isFullscreen).toBe(false);
  await toPlayer(page);
  // Twelve seconds of the battle take as long to record, so the page's time goes ten times as fast.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    const start = now();
    performance.now = () => start + (now() - start) * 10;
  });
  const [clip] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save 12 seconds as video" }).click(),
  ]);
  expect(clip.suggestedFilename()).toBe("cliff-t-34.webm");
  const chunks = [];
  for await (const chunk of await clip.createReadStream()) chunks.push(chunk);
  // The first bytes of every WebM file.
  expect(Buffer.concat(chunks).subarray(0, 4).toString("hex")).toBe("1a45dfa3");
});

test("the player stays at the foot of the window while the battle is in view, and covers nothing below it", async ({
  page,
}) => {
  const transport = page.locator(".battle-transport");
  const atFoot = async () => (await transport.getAttribute("data-foot")) !== null;
  await open(page);
  for (const size of [SCREENS.desktop, SCREENS.phone]) {
    await page.setViewportSize(size);
    await slider(page).fill("0");
    const scrollTo = (what: "map" | "log" | "end") =>
      page.evaluate((where) => {
        const battle = document.querySelector("[data-battle]");
        const target =
          where === "map" ? battle?.querySelector(".battle-transport-position") : battle?.querySelector(".battle-hits");
        if (where === "end") window.scrollTo(0, document.documentElement.scrollHeight);
        else target?.scrollIntoView({ block: "center" });
      }, what);
    await scrollTo("map");
    await expect.poll(atFoot).toBe(false);
    await scrollTo("log");
    await expect.poll(atFoot).toBe(true);
    const box = await transport.boundingBox();
    const tabs = size === SCREENS.phone ? 60 : 12;
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(size.height - tabs, 0);
    // It is the same player, and there is only one.
    await page.getByRole("button", { name: "Play" }).click();
    await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Pause" }).click();
    await slider(page).fill("60");
    if (size === SCREENS.phone) {
      await page.getByRole("button", { name: "Speed 4×, change it" }).click();
      await expect(page.getByRole("button", { name: "Speed 8×, change it" })).toBeVisible();
    } else {
      await page.getByRole("button", { name: "Back to the map" }).click();
      await expect.poll(atFoot).toBe(false);
      await expect(plan(page, /^Cliff at 1:00/)).toBeInViewport();
    }
    await scrollTo("end");
    await expect.poll(atFoot).toBe(false);
  }
});

test("what a recording lacks is said, and the rest is shown", async ({ page }) => {
  await open(page, recordedReplay({ version: "9.9.9.0", results: false }));
  await expect(page.getByText("Tracks only for client 9.9.9.0.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Hit log", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Heat map" }).click();
  await expect(plan(page, /^Heat map of Cliff$/)).toBeVisible();
  await open(page, recordedReplay({ share: 0.6 }));
  await expect(page.getByText(/can’t be read past \d:\d\d/)).toBeVisible();
  // The battle went on.
  const moments = page.getByRole("region", { name: "Moments", exact: true });
  await expect(moments).toContainText("Recording ends");
  await expect(moments).not.toContainText("Victory");
});

test("many battles become one heat map, which the device keeps until it is cleared", async ({ page }) => {
  await page.goto("/video-extractor");
  const files = [14, 15, 16].map((day) => fileOf(`${day}.wotreplay`, recordedReplay({ day })));
  await choose(page, ...(await Promise.all(files)));
  const many = page.getByRole("region", { name: "Heat maps of all battles" });
  await many.getByRole("button", { name: "Read all 3 battles" }).click();
  await expect(many).toContainText("3 battles kept");
  await expect(many).toContainText("Win rate100%Damage450");
  await many.getByRole("button", { name: "Taken" }).click();
  await expect(many.getByRole("img", { name: /of 3 battles/ })).toBeVisible();
  await many.getByLabel("Side").selectOption({ index: 2 });
  await expect(many.getByRole("img", { name: /of 0 battles/ })).toBeVisible();

  await page.reload();
  await choose(page, await fileOf("14.wotreplay", recordedReplay()));
  await expect(many).toContainText("3 battles kept");
  // The heat lies over the map, not below it.
  const heat = many.getByRole("img", { name: /^Heat map of / });
  await expect(heat.locator("canvas")).toHaveCSS("position", "absolute");
  // What was read before counts once.
  await many.getByRole("button", { name: "Read this battle" }).click();
  await expect(many.getByRole("button", { name: "Clear battles" })).toBeVisible();
  await expect(many).toContainText("3 battles kept");
  await many.getByRole("button", { name: "Clear battles" }).click();
  await expect(many).toHaveCount(0);
});

test("many battles say when the reader cannot be loaded, and which are left out once it can", async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await page.goto("/video-extractor");
  const files = [14, 15].map((day) => fileOf(`${day}.wotreplay`, recordedReplay({ day })));
  await choose(page, ...(await Promise.all(files)), await fileOf("20.wotreplay", battle(20)));
  const many = page.getByRole("region", { name: "Heat maps of all battles" });
  const read = many.getByRole("button", { name: "Read all 3 battles" });
  await expect(read).toBeVisible();
  await expect(slider(page)).toBeVisible();
  const scripts = await breakScripts(page, /\/assets\/replay-worker-[^/]*\.js/);
  await read.click();
  await expect(many.getByRole("status")).toHaveText("The reader couldn’t be loaded. Try again when you’re online.");
  scripts.broken = false;
  await read.click();
  await expect(many).toContainText("2 battles kept");
  await expect(many.getByRole("status")).toHaveText("1 battle was left out: its recording can’t be read.");
  await many.getByRole("button", { name: "Clear battles" }).click();
  await expect(many.getByRole("status")).not.toContainText("left out");
});

test("a battle on the map is accessible", IN_BOTH_MODES, ({ page }) =>
  accessibleOnEveryScreen(page, "/video-extractor?t=95", async (screen) => {
    if (screen === "phone") return;
    await choose(page, await fileOf("recorded.wotreplay", recordedReplay()));
    await expect(slider(page)).toBeVisible();
    await page.getByText(/^All events/).click();
  }),
);
