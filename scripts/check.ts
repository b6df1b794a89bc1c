import { checks } from "./testing/checks.ts";
import { Fault, main } from "./tools.ts";

/** `npm run check`: types, lint and format. */
main(async () => {
  const { passed, failures } = await checks();
  if (failures.length > 0) throw new Fault(`${failures.length} of ${passed + failures.length} checks failed.`);
  console.log(`${passed} checks passed.`);
});
