import { writeDataset } from "./emit/write.ts";
import { Faults, ImportFailure } from "./faults.ts";
import { loadSources } from "./load-sources.ts";
import { readOptions } from "./options.ts";
import { runImport } from "./run.ts";
import { summaryOf } from "./summary.ts";

/** Reads the sources named on the command line and writes the dataset. */
async function main(): Promise<void> {
  const started = performance.now();
  const options = readOptions(process.argv.slice(2));
  const faults = new Faults();
  const sources = await loadSources(options, faults);
  const { files, manifest } = runImport(sources, faults);
  writeDataset(options.out, files);
  console.log(summaryOf(manifest, (performance.now() - started) / 1000));
}

main().catch((error: unknown) => {
  const expected = error instanceof ImportFailure || error instanceof Error;
  console.error(expected ? error.message : error);
  if (error instanceof ImportFailure) console.error("The dataset was left as it was.");
  process.exitCode = 1;
});
