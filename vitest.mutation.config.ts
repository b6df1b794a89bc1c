import { defineConfig } from "vitest/config";

/** The tests beside the code, in Node, for the mutation run: it cannot drive those that run in workerd. */
export default defineConfig({
  test: {
    include: ["app/{game,lib}/**/*.test.ts", "workers/**/*.test.ts"],
    setupFiles: ["tests/setup/no-surprises.ts"],
  },
});
