import { openStored, readFiles } from "#scripts/dataset/stored-dataset.ts";
import { deriveDataset } from "#scripts/publish/derive/derive.ts";
import { writeDataset } from "./emit/write.ts";
import { Faults, ImportFailure } from "./faults.ts";
import { keepHistory } from "./keep-history.ts";
import { keepMarks } from "./keep-marks.ts";
import { loadSources } from "./load-sources.ts";
import { readOptions } from "./options.ts";
import { runImport } from "./run.ts";
import { summaryOf } from "./summary.ts";

/** Where the command prints its messages and errors. */
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
    const sources = await loadSources(options, faults, undefined, (text) => out.log(text));
    const result = runImport(sources, faults, (text) => out.log(text));
    const history = keepHistory(options.out, openStored(result.files, options.out), result.files);
    const marks = keepMarks(readFiles(options.out), result.files);
    // What cannot be published is not written either.
    deriveDataset(openStored(result.files, options.out));
    writeDataset(options.out, result.files);
    out.log(summaryOf(result, `${history}\n${marks}`, (performance.now() - started) / 1000));
    return 0;
  } catch (error) {
    out.error(error instanceof Error ? error.message : String(error));
    if (error instanceof ImportFailure) out.error("The dataset was left as it was.");
    return 1;
  }
}
