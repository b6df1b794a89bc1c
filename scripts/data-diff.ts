import { diffDatasets } from "./import/diff/diff.ts";
import { formatDiff } from "./import/diff/format-diff.ts";
import { openDataset } from "./import/diff/open-dataset.ts";

/** Prints what changed between two datasets: `npm run data:diff -- OLD NEW`. */
function main(): void {
  const [older, newer = "data/game"] = process.argv.slice(2);
  if (older === undefined) throw new Error("npm run data:diff -- OLD_FOLDER [NEW_FOLDER]");
  console.log(formatDiff(diffDatasets(openDataset(older), openDataset(newer))));
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
