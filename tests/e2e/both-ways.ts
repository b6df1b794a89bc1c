import type { Page } from "@playwright/test";
import { test } from "./accounts-site.ts";
import type { Visitor } from "./visitor.ts";

/** A test of what a visitor clicks, with script and without. */
export function bothWays(title: string, walk: (page: Page, newVisitor: () => Visitor) => Promise<void>): void {
  test(title, ({ page, newVisitor }) => walk(page, newVisitor));
  test(`without script ${title}`, ({ noScript, newVisitor }) => walk(noScript, newVisitor));
}

/** Signs a visitor in, by one provider and persona after the other, and lets the browser go on as them. */
export async function signedIn(page: Page, visitor: Visitor, ...ways: [provider: string, persona: string][]) {
  let location = "";
  for (const [provider, persona] of ways) {
    location = (await visitor.signIn(provider, persona)).headers.get("location") ?? "";
  }
  await visitor.handOver(page.context());
  return location;
}
