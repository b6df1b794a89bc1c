import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { runIdentityChecks } from "#workers/accounts/links/identity-checks.ts";
import { signedIn } from "../support/browser.ts";
import { consumed } from "../support/queue.ts";

const tokenRequests = () => {
  const fetchSpy = vi.spyOn(globalThis, "fetch");
  return () =>
    fetchSpy.mock.calls.filter(([input]) => String(input instanceof Request ? input.url : input).includes("token"));
};

it("pages that are opened at the same time have a token renewed once, and the link stays", async () => {
  const browser = await signedIn(["patreon", "active-patron"]);
  await env.DB.prepare("UPDATE identities SET checked_at = 1, token_expires_at = 1").run();
  const tokens = tokenRequests();
  const answers = await Promise.all(Array.from({ length: 6 }, () => browser.get("/api/patreon/status")));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(tokens()).toHaveLength(1);
  expect((await browser.get("/api/patreon/status")).status).toBe(200);
  expect((await browser.get("/api/account")).status).toBe(200);
});

it("a page and the hourly check at the same time have a token renewed once, and the link stays", async () => {
  const browser = await signedIn(["patreon", "active-patron"]);
  await env.DB.prepare("UPDATE identities SET checked_at = 1, token_expires_at = 1").run();
  const tokens = tokenRequests();
  const queued: MessageSendRequest<unknown>[] = [];
  const CHECKS = { sendBatch: async (some: MessageSendRequest<unknown>[]) => queued.push(...some) };
  const run = (bodies: unknown[]) =>
    consumed("the-index-checks", bodies, (batch) => runIdentityChecks(batch, { ...env, CHECKS } as never));
  await run([{ provider: "patreon", after: "", checkedBefore: 2 }]);
  const hourly = queued.map(({ body }) => body);
  await Promise.all([browser.get("/api/patreon/status"), run(hourly), run(hourly)]);
  expect([hourly.length, tokens().length]).toEqual([1, 1]);
  expect((await browser.get("/api/patreon/status")).status).toBe(200);
});
