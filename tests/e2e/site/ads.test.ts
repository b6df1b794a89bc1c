import type { Locator, Page } from "@playwright/test";
import { test as isolatedSite } from "../support/isolated-site.ts";
import { expect, test as mainSite } from "../support/test.ts";

const WITHOUT_ADS = ["/wg", "/access", "/google", "/twitch", "/patreon", "/disable-adblock"];
const slotOf = (html: string) => html.match(/<section [^>]*aria-label="Support the Index".*?<\/section>/gs) ?? [];
/** The house ad, by its link. */
const houseAd = (area: Page | Locator) => area.getByRole("link", { name: "How to go ad-free" });

mainSite.describe("without a network", () => {
  mainSite(
    "every page of the default layout has one slot with the house ad, in the first HTML",
    async ({ request }) => {
      for (const path of ["/", "/5137/tiger-ii", "/techtree/uk", "/maps"]) {
        const slots = slotOf(await (await request.get(path)).text());
        expect(slots, path).toHaveLength(1);
        expect(slots[0]).toContain('href="/disable-adblock#ad-free"');
      }
    },
  );

  mainSite("the layout without ads has none, and neither has an error page", async ({ request }) => {
    for (const path of [...WITHOUT_ADS, "/nowhere", "/0/nothing"]) {
      expect(slotOf(await (await request.get(path)).text()), path).toEqual([]);
    }
  });

  mainSite("no page may frame anything, and the footer has no choice to make", async ({ page, request }) => {
    expect((await request.get("/")).headers()["content-security-policy"]).not.toContain("frame-src");
    await page.goto("/disable-adblock");
    await expect(page.getByRole("contentinfo")).not.toContainText("Ad choices");
  });

  mainSite("the house ad leads to what ad-free means, and that page to the ways of ad blockers", async ({ page }) => {
    await page.goto("/5137/tiger-ii");
    await houseAd(page).click();
    await expect(page).toHaveURL("/disable-adblock#ad-free");
    await expect(page.getByRole("region", { name: "Go ad-free" })).toContainText("at tier 2 or above");
    const steps = page.getByRole("region", { name: /in your ad blocker$/ }).getByRole("listitem");
    expect(await steps.count()).toBeGreaterThan(20);
  });
});

isolatedSite.describe("with a network", () => {
  // "/clans-info" is of the default layout and needs no data.
  isolatedSite.beforeEach(({ complaints }) => complaints.expect(/status of 503/));

  isolatedSite(
    "nothing is loaded before it is allowed, then in a sealed frame without a shift",
    async ({ page, isolatedSite: { network, requests }, complaints }) => {
      complaints.expect(/^request to http:\/\/127\.0\.0\.1/);
      const before = requests.length;
      const answer = await page.goto("/clans-info");
      expect(answer?.headers()["content-security-policy"]).toContain(`; frame-src ${network};`);
      const slot = page.getByRole("region", { name: "Support the Index" });
      await expect(slot).toContainText("May Example Ads");
      const box = await slot.boundingBox();
      expect(requests.length).toBe(before);
      await slot.getByRole("button", { name: "Allow ads" }).click();
      const frame = slot.locator("iframe");
      await expect(frame).toHaveAttribute("sandbox", "allow-scripts allow-popups allow-popups-to-escape-sandbox");
      await expect(frame).toHaveAttribute("src", `${network}/frame?size=auto&slot=foot`);
      // An opaque origin: no cookies, no storage, nothing of the page.
      await expect(frame.contentFrame().locator("p")).toHaveText("null");
      expect(await slot.boundingBox()).toEqual(box);
      await page.reload();
      await expect(frame.contentFrame().locator("p")).toHaveText("null");
      expect(await slot.boundingBox()).toEqual(box);
    },
  );

  isolatedSite("a refusal is kept, and can be taken back at the foot of every page", async ({ page, complaints }) => {
    complaints.expect(/^request to http:\/\/127\.0\.0\.1/);
    await page.goto("/clans-info");
    const slot = page.getByRole("region", { name: "Support the Index" });
    await slot.getByRole("button", { name: "Refuse ads" }).click();
    await expect(houseAd(slot)).toBeVisible();
    await page.reload();
    const choices = page.getByRole("button", { name: "Ad choices" });
    await choices.click();
    const dialog = page.getByRole("dialog", { name: "Ad choices" });
    await expect(dialog).toContainText("refused ads from Example Ads");
    await expect(houseAd(slot)).toBeVisible();
    await dialog.getByRole("button", { name: "Allow ads" }).click();
    await expect(dialog).toBeHidden();
    await expect(choices).toBeFocused();
    await expect(slot.locator("iframe")).toBeVisible();
  });

  isolatedSite("the choice opens when the connection is back", async ({ page, context, complaints }) => {
    complaints.expect(/Failed to load resource|Failed to fetch dynamically imported/);
    await page.goto("/clans-info");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Ad choices" }).click();
    await expect(page.getByRole("list", { name: "Notifications" })).toContainText("You’re offline");
    await context.setOffline(false);
    await expect(page.getByRole("dialog", { name: "Ad choices" })).toBeVisible();
  });

  isolatedSite(
    "what is broken in the storage counts as no answer, and so does one to another network",
    async ({ page }) => {
      for (const stored of ["{broken", '{"origin":"https://other.example","accepted":true,"at":1}']) {
        await page.addInitScript((text) => localStorage.setItem("index-ad-consent", text), stored);
        await page.goto("/clans-info");
        await expect(page.getByRole("button", { name: "Allow ads" })).toBeVisible();
      }
    },
  );

  isolatedSite("without script there is the house ad and nothing to choose", async ({ noScript }) => {
    await noScript.goto("/clans-info");
    await expect(houseAd(noScript.getByRole("region", { name: "Support the Index" }))).toBeVisible();
    await expect(noScript.getByText("Ad choices")).toBeHidden();
  });
});
