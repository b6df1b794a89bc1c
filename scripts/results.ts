import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatJson } from "./dataset/format-json.ts";
import { ImportFailure, SourceFaults } from "./import/faults.ts";
import { readResultList } from "./results/read-list.ts";
import { REAL_RESULTS, realBattlesSchema } from "./results/real-results.ts";
import { Fault, main, root } from "./tools.ts";

/**
 * `npm run data:results -- FILE`: takes the results of real battles (a table with a line for every vehicle) into
 * data/results, against which our rules are held and from which the demo account's battles are drawn.
 */
async function takeResults([file]: readonly string[]): Promise<void> {
  if (file === undefined) throw new Fault("Name the table of results: npm run data:results -- FILE.csv");
  const faults = new SourceFaults();
  const text = await readFile(file, "utf8").catch(() => {
    throw new Fault(`${file} cannot be read.`);
  });
  const read = readResultList(text, file, faults);
  if (faults.list.length > 0) throw new Fault(new ImportFailure(faults.list).message);
  await writeFile(join(root, REAL_RESULTS), formatJson(realBattlesSchema.parse(read)));
  const results = read.battles.reduce((sum, battle) => sum + battle.results.length, 0);
  console.log(`${REAL_RESULTS}: ${results} results of ${read.battles.length} battles.`);
}

main(() => takeResults(process.argv.slice(2)));
