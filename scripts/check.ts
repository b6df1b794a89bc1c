import { checks } from "./testing/checks.ts";
import { Fault, main } from "./tools.ts";

/** `npm run check`: types, lint and format. */
main(async () => {
  const { passed, failed } = await checks();
  if (failed > 0) throw new Fault(`${failed} of ${passed + failed} checks failed.`);
  console.log(`${passed} checks passed.`);
});
