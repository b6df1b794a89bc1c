import { expect, it } from "vitest";
import { expectConsoleError } from "#tests/setup/no-surprises.ts";
import { Browser, withFault } from "./browser.ts";

it("signing in ends in time when the provider hangs", { timeout: 20_000 }, async () => {
  expectConsoleError(/^Signing in with patreon: .* did not answer$/);
  const browser = new Browser();
  const href = (await browser.consent("/api/patreon/login")).get("active-patron");
  const back = await withFault({ endpoint: "patreon/token", fault: "hang" }, () => browser.comeBack(href));
  expect(back.headers.get("location")).toBe("/patreon?problem=provider_unavailable");
});
