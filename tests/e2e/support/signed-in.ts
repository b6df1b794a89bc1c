import type { Page } from "@playwright/test";
import type { Visitor } from "./visitor.ts";

/** Signs a visitor in with the given providers and personas, and gives the browser their cookies. */
export async function signedIn(page: Page, visitor: Visitor, ...ways: [provider: string, persona: string][]) {
  let location = "";
  for (const [provider, persona] of ways) {
    location = (await visitor.signIn(provider, persona)).headers.get("location") ?? "";
  }
  await visitor.handOver(page.context());
  return location;
}

/**
 * A visitor without a browser who has signed in with the given providers and personas and has seen the confirmation.
 */
export async function signedInPlainly(visitor: Visitor, ...ways: [provider: string, persona: string][]) {
  for (const [provider, persona] of ways) await visitor.signIn(provider, persona);
  visitor.cookies.delete("__Host-flash");
  return visitor;
}
