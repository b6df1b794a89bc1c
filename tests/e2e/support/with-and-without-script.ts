import type { Page } from "@playwright/test";
import { test } from "./accounts-site.ts";
import type { Visitor } from "./visitor.ts";

/** A test of what a visitor clicks, with script and without. */
export function withAndWithoutScript(
  title: string,
  walk: (page: Page, newVisitor: () => Visitor) => Promise<void>,
): void {
  test(title, ({ page, newVisitor }) => walk(page, newVisitor));
  test(`without script ${title}`, ({ noScript, newVisitor }) => walk(noScript, newVisitor));
}
