import type { Page } from "@playwright/test";

export const PLAN = "/techtree/germany?to=9489&from=529";

export const frameOf = (page: Page) => page.getByRole("region", { name: /^Tech tree/ });
export const planPanelOf = (page: Page) => page.getByRole("region", { name: /^Plan / });
/** A node by the vehicle's full name, which its title begins with. */
export const nodeOf = (page: Page, name: string) => frameOf(page).locator(`a[title^="${name}: "]`);
