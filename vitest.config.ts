import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const migrations = await readD1Migrations(path("workers/migrations"));

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/unit/**/*.test.ts"],
          setupFiles: ["tests/setup/no-surprises.ts"],
        },
      },
      {
        plugins: [
          cloudflareTest({
            main: "tests/worker/entry.ts",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: { bindings: { MIGRATIONS: JSON.stringify(migrations) } },
          }),
        ],
        test: {
          name: "worker",
          include: ["workers/**/*.test.ts", "tests/worker/**/*.test.ts"],
          setupFiles: ["tests/setup/no-surprises.ts", "tests/worker/setup.ts"],
        },
      },
    ],
  },
});
