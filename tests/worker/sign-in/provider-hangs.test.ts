import { expect, it } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { Browser, withFault } from "../support/browser.ts";

it("signing in ends in time when the provider hangs", { timeout: 20_000 }, async () => {
  expectConsoleError(/^Signing in with patreon: .* did not answer$/);
  const browser = new Browser();
  const href = (await browser.consent("/api/patreon/login")).get("active-patron");
  const back = await withFault({ endpoint: "patreon/token", fault: "hang" }, () => browser.comeBack(href));
  expect(back.headers.get("location")).toBe("/patreon?problem=provider_unavailable");
});

it("a publisher that hangs is given up within seconds, at every call", { timeout: 20_000 }, async () => {
  expectConsoleError(/^Signing in with a game account: .* did not answer$/);
  const begun = Date.now();
  const [one, other] = [new Browser(), new Browser()];
  const links = [await one.consent("/api/wgauth/login?region=eu"), await other.consent("/api/wgauth/login?region=eu")];
  await withFault({ endpoint: "wargaming/prolongate", fault: "hang", persona: "commander-1" }, () =>
    withFault({ endpoint: "wargaming/info", fault: "hang", persona: "commander-2" }, () =>
      withFault({ endpoint: "wargaming/login", fault: "hang" }, async () => {
        const answers = await Promise.all([
          new Browser().get("/api/wgauth/login?region=eu"),
          one.comeBack(links[0]?.get("commander-1")),
          other.comeBack(links[1]?.get("commander-2")),
        ]);
        expect(answers.map(({ headers }) => headers.get("location"))).toEqual(
          Array(3).fill("/wg?problem=provider_unavailable"),
        );
      }),
    ),
  );
  expect(Date.now() - begun).toBeLessThan(9_000);
});
