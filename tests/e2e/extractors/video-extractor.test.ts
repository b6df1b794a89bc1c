import Papa from "papaparse";
import { resultsText, sampleHead, sampleReplay } from "#tests/fixtures/replays/sample-replay.ts";
import { exportedAs } from "../support/export-panel.ts";
import { accessibleOnEveryScreen, IN_BOTH_MODES } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";
import { battle, battles, choose, expectCounts, fileOf, leftEarly, replays } from "./replay-files.ts";

test("replays are read in the browser, and no request carries anything of them", async ({ page }) => {
  await page.goto("/video-extractor");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  // Names of players have 24 letters at most.
  const longName = resultsText().replaceAll("enemy_1", "Enemy_with_the_long_name");
  const own16 = sampleReplay(sampleHead({ dateTime: "16.10.2024 20:15:30" }), longName);
  await choose(page, await fileOf("left.wotreplay", leftEarly()), await fileOf("a.wotreplay", own16));
  await expectCounts(page, "1 read, 1 without results");
  await expect(battles(page)).toHaveText([/^Cliff, StandardT-34, victory, 91216 Oct 2024/, /Prokhorovka.+no results/]);

  // The newest is shown: figures, plan with the side of its team, lives, teams.
  const own = page.getByRole("region", { name: "Your battle" });
  await expect(own.getByRole("link", { name: "T-34" })).toHaveAttribute("href", "/1/t-34");
  await expect(own).toContainText("Victory");
  await expect(own.locator("dd").first()).toHaveText("912");
  for (const [label, value] of [
    ["Map", "cliff"],
    ["Battle type", "standard"],
    ["Spawn point", "south"],
  ] as const)
    await expect(page.getByRole("form", { name: "The battle" }).getByLabel(label)).toHaveValue(value);
  const plan = page.getByRole("region", { name: "Cliff" });
  await expect(plan).toContainText("South, yoursNorth, theirs");
  expect((await plan.locator("svg").boundingBox())?.width).toBeGreaterThan(250);
  await expect(page.getByRole("img", { name: /over 5:01: yours from 1 to 1/ })).toBeVisible();
  const yours = page.getByRole("region", { name: "Your team, table" });
  await expect(yours.getByRole("row").nth(1)).toContainText("commander_1 [INDEX]");
  const theirs = page.getByRole("region", { name: "Their team, table" });
  await expect(theirs).toContainText("Enemy_with_the_long_name");
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await theirs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  // One that has no results says so and shows none.
  await battles(page).nth(1).click();
  await expect(own).toContainText("no results");
  await expect(own.locator("dd")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Vehicles alive" })).toHaveCount(0);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("T-34 on Prokhorovka");
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1440, height: 900 });

  // What was fetched is the same for everybody: scripts, names of vehicles and maps.
  const ownData = /commander_1|enemy_1|36643412784517916|501000001|a\.wotreplay/;
  expect(requests.filter((request) => !/^GET [^?]+\/(?:assets|api\/files|builds)\/[^?]+ $/.test(request))).toEqual([]);
  expect(requests.filter((request) => ownData.test(request))).toEqual([]);
});

/** The title that the template makes of the sample battle. */
const titleOn = (map: string) => new RegExp(`^T-34: 912 .* ${map}, 1 kill`);

test("texts are made of templates, changed by hand, checked, copied and kept", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/video-extractor");
  await choose(page, await fileOf("a.wotreplay", battle(16)));
  const title = page.getByLabel("Title", { exact: true });
  await expect(title).toHaveValue(titleOn("Cliff"));
  const chapters = page.getByLabel("Chapters", { exact: true });
  const enemy = "T-34 destroyed";
  await expect(chapters).toHaveValue(`0:00 Loadout and map\n0:30 Battle starts\n3:37 ${enemy}\n5:31 Victory`);
  await page.getByLabel("Battle starts at").fill("1:00");
  await expect(chapters).toHaveValue(/\n1:00 Battle starts\n4:07 .+\n6:01 Victory$/);
  await expect(page.getByLabel("Description", { exact: true })).toHaveValue(/\n6:01 Victory\n/);

  await title.fill("x".repeat(101));
  await expect(page.getByText(/1 too many: .*100/)).toBeVisible();
  await page.getByRole("button", { name: "Reset: Title" }).click();
  await page.getByRole("form", { name: "The battle" }).getByLabel("Map").selectOption({ label: "Steppes" });
  await expect(title).toHaveValue(titleOn("Steppes"));

  await page.locator("summary", { hasText: "Templates" }).click();
  const template = page.getByLabel("Title template");
  await template.fill("{vehicle} at {mpa}[, {received} received]");
  await expect(title).toHaveValue("T-34 at {mpa}, 0 received");
  await expect(page.getByText(/has \{mpa\}/)).toBeVisible();
  await template.fill("{vehicle}: {damage}");
  await page.getByRole("button", { name: "Copy" }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("T-34: 912");

  // Templates outlive the page; files do not.
  await page.reload();
  await choose(page, await fileOf("a.wotreplay", battle(16)));
  await expect(title).toHaveValue("T-34: 912");
  await page.locator("summary", { hasText: "Templates" }).click();
  await page.getByRole("button", { name: "Reset templates" }).click();
  await expect(title).toHaveValue(titleOn("Cliff"));
});

test("battles are ordered, and taken along without names of players unless one asks", async ({ page }) => {
  await page.goto("/video-extractor");
  const days = Array.from({ length: 14 }, (_, day) => fileOf(`${day}.wotreplay`, battle(10 + day, 100 + 7 * day)));
  await choose(page, ...(await Promise.all(days)));
  await expectCounts(page, "14 read");
  await expect(battles(page)).toHaveCount(12);
  // The list, as high as the window, stays beside the battle: nothing further down lies under it.
  for (const name of ["For the video", "Both teams", "Battle data"])
    await page.getByRole("heading", { name, exact: true }).click();
  const next = page.getByRole("button", { name: "Next" });
  await next.press("Enter");
  await expect(battles(page)).toHaveText([/11 Oct/, /10 Oct/]);
  // It leads no further, and keeps the focus.
  await expect(next).toBeDisabled();
  await next.press("Enter");
  await expect(next).toBeFocused();
  await expect(battles(page)).toHaveCount(2);
  await page.getByRole("combobox", { name: /^Order/ }).selectOption({ label: "Oldest first" });
  await expect(battles(page).first()).toContainText("10 Oct");
  await battles(page).first().click();

  const one = Papa.parse<string[]>((await exportedAs(page, "CSV")).content.toString("utf8").trim()).data;
  expect(one).toHaveLength(3);
  expect(one.flat().filter((cell) => /commander_1|enemy_1/.test(cell))).toEqual([]);
  await page.getByLabel("With player names").check();
  const json = JSON.parse((await exportedAs(page, "JSON")).content.toString("utf8"));
  expect(json.rows.map(({ player }: { player: string }) => player)).toEqual(["commander_1", "enemy_1"]);
  await page.getByText("All battles (14)").click();
  const all = Papa.parse<string[]>((await exportedAs(page, "CSV")).content.toString("utf8").trim()).data;
  expect(all).toHaveLength(15);
  const damage = all[0]?.indexOf("Damage") ?? -1;
  expect(all.slice(1).map((row) => Number(row[damage]))).toEqual(days.map((_, day) => 100 + 7 * day));
});

test("without a replay everything is written by hand", async ({ page }) => {
  await page.goto("/video-extractor");
  const title = page.getByLabel("Title", { exact: true });
  // Nobody is blamed for what is still to be filled in.
  await expect(page.getByLabel("Chapters", { exact: true })).toHaveValue(/Battle starts$/);
  await expect(page.locator("textarea[aria-invalid=true]")).toHaveCount(0);
  // The fields wait for the script, which comes once a visitor points at the page.
  await page.getByLabel("Chapters", { exact: true }).hover();
  await page.getByLabel("Chapters", { exact: true }).fill("0:00 Map\n0:30 Battle");
  await expect(page.getByText(/3 or more/)).toBeVisible();
  await page.getByLabel("Vehicle", { exact: true }).fill("Maus");
  await page.getByRole("textbox", { name: "Kills" }).fill("3");
  const form = page.getByRole("form", { name: "The battle" });
  await form.getByLabel("Map").selectOption({ label: "Cliff" });
  await expect(title).toHaveValue("Maus on Cliff, 3 kills");
  await form.getByLabel("Battle type").selectOption({ label: "Assault" });
  await form.getByLabel("Spawn point").selectOption({ label: "Capture" });
  await expect(page.getByRole("region", { name: "Cliff" })).toBeVisible();
  // The address has it, so that it is there after a reload too; what was typed stays meanwhile.
  await expect(page).toHaveURL("/video-extractor?map=cliff&type=assault&spawn=capture");
  await expect(title).toHaveValue("Maus on Cliff, 3 kills");
  await page.reload();
  await expect(page.getByRole("region", { name: "Cliff" })).toBeVisible();
  await expect(form.getByLabel("Spawn point")).toHaveValue("capture");
});

test("without script the lists are there, lead to the plan, and it is said what needs script", async ({ noScript }) => {
  await noScript.goto("/video-extractor");
  await expect(noScript.getByText(/^Turn on JavaScript to read/)).toBeVisible();
  const form = noScript.getByRole("form", { name: "The battle" });
  const lists = await form
    .getByRole("combobox")
    .evaluateAll((all) => all.map((list) => [...(list as HTMLSelectElement).options].map(({ text }) => text)));
  expect(lists[0]?.[0]).toBe("Select a map");
  expect(lists[0]?.length).toBeGreaterThan(40);
  expect(lists.slice(1)).toEqual([
    ["Select a battle type", "Assault", "Encounter", "Standard"],
    ["Select spawn point", "North", "South", "East", "West", "Defense", "Capture"],
  ]);
  await form.getByLabel("Map").selectOption({ label: "Cliff" });
  await form.getByLabel("Battle type").selectOption({ label: "Standard" });
  await form.getByLabel("Spawn point").selectOption({ label: "North" });
  await form.getByRole("button", { name: "Show" }).click();
  await expect(noScript).toHaveURL("/video-extractor?map=cliff&type=standard&spawn=north");
  await expect(noScript.getByRole("region", { name: "Cliff" })).toContainText("North, yoursSouth, theirs");
});

test("the extractor with battles and a fault is accessible", IN_BOTH_MODES, ({ page }) =>
  accessibleOnEveryScreen(page, "/video-extractor", async (screen) => {
    if (screen === "phone") return;
    await choose(page, await fileOf("a.wotreplay", battle(16)), await fileOf("empty.wotreplay", ""));
    await expectCounts(page, "1 read, 1 not read");
    await expect(page.getByRole("heading", { name: "Both teams" })).toBeVisible();
  }),
);

test("who goes to another page and comes back finds the replays read", async ({ page }) => {
  await page.goto("/video-extractor");
  await choose(page, await fileOf("a.wotreplay", battle(16)), await fileOf("b.wotreplay", battle(17)));
  await expectCounts(page, "2 read");
  await page.getByRole("region", { name: "Your battle" }).getByRole("link", { name: "T-34" }).click();
  await expect(page).toHaveURL(/\/1\/t-34/);
  await page.goBack();
  await expectCounts(page, "2 read");
  await choose(page, await fileOf("c.wotreplay", battle(18)));
  await expectCounts(page, "3 read");
});

test("the replays of the page are nobody else's", async ({ page }) => {
  await page.goto("/video-extractor");
  await choose(page, await fileOf("a.wotreplay", battle(16)));
  await expectCounts(page, "1 read");
  await page.getByLabel("Title", { exact: true }).fill("My best battle");
  await replays(page).getByRole("button", { name: "Clear" }).press("Enter");
  await expect(replays(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Your replays" })).toBeFocused();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain("commander_1");
  // Who cleared by mistake finds the words again with the file.
  await choose(page, await fileOf("a.wotreplay", battle(16)));
  await expectCounts(page, "1 read");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("My best battle");
});
