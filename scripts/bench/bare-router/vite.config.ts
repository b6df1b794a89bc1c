import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: { alias: { "bare-words": process.env.BARE_WORDS ?? "" } },
  environments: {
    // One file that runs in workerd.
    ssr: {
      resolve: { noExternal: true, conditions: ["workerd", "worker", "browser"] },
      build: {
        rolldownOptions: { input: "app/worker.ts", output: { entryFileNames: "index.js", codeSplitting: false } },
      },
    },
  },
});
