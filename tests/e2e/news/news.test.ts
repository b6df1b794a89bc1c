import { readFileSync } from "node:fs";
import { XMLValidator } from "fast-xml-parser";
import { expect, test } from "../support/test.ts";

/** The title of our post about the vehicles of today. */
const [, ours = ""] = /^title: (.+)$/m.exec(readFileSync("data/content/news/current-vehicles.md", "utf8")) ?? [];
const theirs = "Demo: a video about spotting";

test("is narrowed by words, source and kind", async ({ noScript: page }) => {
  await page.goto("/news");
  const list = page.getByRole("region", { name: "News" });
  await expect(list.getByText(ours)).toBeVisible();
  await expect(list.getByRole("link", { name: theirs })).toBeVisible();
  await list.getByRole("link", { name: "Creators", exact: true }).click();
  await expect(page).toHaveURL("/news?source=creator");
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await list.getByRole("link", { name: "Video", exact: true }).click();
  await expect(page).toHaveURL("/news?source=creator&kind=video");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await list.getByRole("searchbox").fill("spotting");
  await list.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/news?q=spotting&source=creator&kind=video");
  await expect(list.getByRole("listitem")).toHaveText([/Demo: a video about spotting/]);
});

test("leads from a post of ours to its page and back", async ({ noScript: page }) => {
  await page.goto("/news");
  await page.getByRole("region", { name: "News" }).getByRole("link", { name: ours }).click();
  await expect(page).toHaveURL("/news/current-vehicles");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ours);
  await expect(page.getByRole("article").getByRole("heading", { name: "Tier XI" })).toBeVisible();
  await page.getByRole("link", { name: "All news" }).click();
  await expect(page).toHaveURL("/news");
});

test("says of each source how many there are, and narrows to it", async ({ noScript }) => {
  await noScript.goto("/news");
  const sources = noScript.getByRole("complementary", { name: "About the news" });
  await expect(sources.getByText(/^Updated \d+ \w+, \d\d:\d\d UTC$/)).toBeVisible();
  await sources.getByRole("link", { name: /Demo channel/ }).click();
  await expect(noScript).toHaveURL("/news?source=demo-videos");
  await expect(noScript.getByRole("region", { name: "News" }).getByRole("listitem")).toHaveCount(2);
});

test("others' news are marked, lead away by https and bring neither script nor pictures", async ({
  noScript: page,
}) => {
  await page.goto("/news?source=publisher");
  const item = page.getByRole("link", { name: /notes of a patch & what/ });
  await expect(item).toHaveAttribute("href", "https://demo.example/patch-notes");
  await expect(item).toContainText("Demo publisher, game");
  await expect(item.getByRole("img", { name: "leaves the Index" })).toBeVisible();
  await expect(page.getByRole("region", { name: "News" }).locator("img, script")).toHaveCount(0);
});

test("without a hit shows the way back to all", async ({ noScript }) => {
  await noScript.goto("/news?q=nothing+like+that");
  await expect(noScript.getByRole("heading", { name: "No matching news" })).toBeVisible();
  await noScript.getByRole("link", { name: "Show all news" }).click();
  await expect(noScript.getByText(ours)).toBeVisible();
});

test("is given out as feeds, which the page names", async ({ noScript: page, request }) => {
  await page.goto("/news");
  const named = await page
    .locator("link[rel=alternate]")
    .evaluateAll((links) => links.map((link) => [link.getAttribute("type"), link.getAttribute("href")]));
  expect(named).toContainEqual(["application/rss+xml", "/news/feed.xml"]);
  await page.getByRole("main").locator("summary", { hasText: "Feeds" }).click();
  const links = page.getByRole("list", { name: "Feeds" }).getByRole("link");
  await expect(links).toHaveCount(4);
  for (const [type, href] of named) {
    const answer = await request.get(href ?? "");
    expect(answer.headers()["content-type"]).toContain(type);
    const text = await answer.text();
    expect(text).toContain(ours);
    if (type === "application/rss+xml") expect(XMLValidator.validate(text)).toBe(true);
    else expect(JSON.parse(text).items.length).toBeGreaterThan(2);
  }
});

test("a post has a link preview, and one that does not exist says so", async ({ noScript: page, complaints }) => {
  await page.goto("/news/current-vehicles");
  const content = (property: string) => page.locator(`meta[property="og:${property}"]`).getAttribute("content");
  expect(await content("title")).toBe(ours);
  expect(await content("url")).toMatch(/\/news\/current-vehicles$/);
  expect(
    JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? ""),
  ).toHaveProperty("@graph.0.@type");
  complaints.expect(/status of 404/);
  expect((await page.goto("/news/no-such-post"))?.status()).toBe(404);
  await expect(page.getByText("Page Not Found: /news/no-such-post")).toBeVisible();
});

test("Enter leaves the typed words and the focus; going back brings the words of before", async ({ page }) => {
  await page.goto("/news?q=video");
  const field = page.getByRole("searchbox", { name: "Search the news" });
  await field.fill("spotting");
  await field.press("Enter");
  await expect(page).toHaveURL("/news?q=spotting");
  await expect(page.getByRole("region", { name: "News" }).getByRole("listitem")).toHaveCount(1);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("spotting");
  await page.goBack();
  await expect(field).toHaveValue("video");
});
