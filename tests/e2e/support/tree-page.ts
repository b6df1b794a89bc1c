import type { Page } from "@playwright/test";
import { formatNumber } from "#app/game/stats/format.ts";

/** From the Tiger I to the E 100. */
export const PLAN = "/techtree/germany?to=9489&from=529";

/** The XP to the E 100: from the first vehicle of its tree, as `PLAN` goes, and with every vehicle of `PLAN` elite. */
export const PLAN_XP = { whole: 666_980, fromTigerI: 552_350, elite: 720_955 };

/** The battles that a plan says for so much XP. */
export const battlesFor = (total: number, each: number, free = 0) =>
  new RegExp(
    `^Battles${Math.ceil((total - free) / each)} .*${formatNumber(each)} XP each${free ? `.*${formatNumber(free)} free` : ""}`,
  );

export const frameOf = (page: Page) => page.getByRole("region", { name: /^Tech tree/ });
export const planPanelOf = (page: Page) => page.getByRole("region", { name: /^Plan / });
export const planBattlesOf = (page: Page) => planPanelOf(page).locator("dl[aria-live] > div").nth(2);
/** A node by the vehicle's full name, which its title begins with. */
export const nodeOf = (page: Page, name: string) => frameOf(page).locator(`a[title^="${name}: "]`);
