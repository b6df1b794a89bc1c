import { main, run } from "./tools.ts";

/** `npm run format`: puts right what the linter and formatter can put right by themselves. */
main(async () => {
  await run("biome", ["check", "--write"], { show: true });
});
