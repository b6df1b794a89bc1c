import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect } from "vitest";
import { forgetPages } from "#workers/middleware/html-cache.ts";
import { forgetDataset } from "#workers/storage/dataset.ts";

beforeEach(async () => {
  // Tests beside the code bring their own storage; the real one costs each of them a tenth of a second.
  if (!expect.getState().testPath?.includes("/tests/worker/")) return;
  await reset();
  forgetDataset();
  forgetPages();
  await applyD1Migrations(env.DB, JSON.parse(env.MIGRATIONS));
});
