import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { signedIn } from "../support/browser.ts";

it("pages that are opened at the same time have a token renewed once, and the link stays", async () => {
  const browser = await signedIn(["patreon", "active-patron"]);
  await env.DB.prepare("UPDATE identities SET checked_at = 1, token_expires_at = 1").run();
  const fetchSpy = vi.spyOn(globalThis, "fetch");
  const answers = await Promise.all(Array.from({ length: 6 }, () => browser.get("/api/patreon/status")));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const tokens = fetchSpy.mock.calls.filter(([input]) =>
    String(input instanceof Request ? input.url : input).includes("token"),
  );
  expect(tokens).toHaveLength(1);
  expect((await browser.get("/api/patreon/status")).status).toBe(200);
  expect((await browser.get("/api/account")).status).toBe(200);
});
