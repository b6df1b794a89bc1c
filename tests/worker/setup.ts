import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";
import { forgetPages } from "#workers/middleware/html-cache.ts";
import { forgetDataset } from "#workers/storage/dataset.ts";

beforeEach(async () => {
  await reset();
  forgetDataset();
  forgetPages();
  await applyD1Migrations(env.DB, JSON.parse(env.MIGRATIONS));
});
