import { writeDataset } from "./emit/write.ts";
import { Faults, ImportFailure } from "./faults.ts";
import { loadSources } from "./load-sources.ts";
import { readOptions } from "./options.ts";
import { runImport } from "./run.ts";
import { summaryOf } from "./summary.ts";

/** Where the command says what it does and what went wrong. */
export interface Console {
  log(text: string): void;
  error(text: string): void;
}

/**
 * Reads the sources named by the arguments and writes the dataset.
 * @returns the exit code: 0, or 1 when a source has a fault; the old dataset is then untouched
 */
export async function importCommand(args: readonly string[], out: Console): Promise<0 | 1> {
  const started = performance.now();
  try {
    const options = readOptions(args);
    const faults = new Faults();
    const sources = await loadSources(options, faults);
    const { files, manifest } = runImport(sources, faults);
    writeDataset(options.out, files);
    out.log(summaryOf(manifest, (performance.now() - started) / 1000));
    return 0;
  } catch (error) {
    out.error(error instanceof Error ? error.message : String(error));
    if (error instanceof ImportFailure) out.error("The dataset was left as it was.");
    return 1;
  }
}
