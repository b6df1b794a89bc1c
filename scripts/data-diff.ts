import { join } from "node:path";
import { DATASET_FOLDER } from "./dataset/paths.ts";
import { openStored, readFiles, type StoredDataset } from "./dataset/stored-dataset.ts";
import { diffDatasets, formatDiff } from "./import/diff/diff.ts";
import { inFolder, main, root, run } from "./tools.ts";

/**
 * `npm run data:diff`: what an import changed, against the dataset that was committed last.
 * `npm run data:diff -- OLD [NEW]`: what differs between two folders; NEW is data/game where it is left out.
 */
main(async () => {
  const [older, newer = join(root, DATASET_FOLDER)] = process.argv.slice(2);
  const before = older === undefined ? await committed() : open(older);
  console.log(formatDiff(diffDatasets(before, open(newer))));
});

function open(folder: string): StoredDataset {
  return openStored(readFiles(folder), folder);
}

/** The dataset of the last commit. */
const committed = (): Promise<StoredDataset> =>
  inFolder(async (folder) => {
    const archive = join(folder, "dataset.tar");
    await run("git", ["archive", "--output", archive, "HEAD", DATASET_FOLDER]);
    await run("tar", ["-xf", archive, "-C", folder]);
    return openStored(readFiles(join(folder, DATASET_FOLDER)), `HEAD:${DATASET_FOLDER}`);
  });
