import type { Miniflare } from "miniflare";
import { withDemoCalendar } from "#scripts/local/demo-calendar.ts";
import { roomOf } from "#scripts/local/sound-state.ts";
import { withTestBodies } from "#scripts/local/test-bodies.ts";
import { readDataset } from "#scripts/publish/dataset-files.ts";
import { miniflareTarget } from "#scripts/publish/miniflare-target.ts";
import { type LocalDataset, publish } from "#scripts/publish/publish.ts";

interface PublishOptions {
  /** Whether the demo calendar takes the place of the real one, and made-up shapes of two vehicles are added. */
  isSimulated: boolean;
  /** Folder of the local state, which has to have room. */
  state: string;
  /** Whether to rewrite what already exists. */
  again: boolean;
  /** Called with the dataset before it is published. */
  onRead(dataset: LocalDataset): void;
}

/** Works the dataset out, which is all this thread does for a while, and publishes it. */
export async function publishData(
  instance: Miniflare,
  { isSimulated, state, again, onRead }: PublishOptions,
): Promise<LocalDataset> {
  const stored = await readDataset();
  const dataset = isSimulated ? withTestBodies(withDemoCalendar(stored, Date.now())) : stored;
  onRead(dataset);
  const target = await miniflareTarget(instance, () => roomOf(state));
  const { version, written } = await publish(dataset, target, new Date(), again);
  if (written > 0) console.log(`Published the dataset ${version} (${written} files).`);
  return dataset;
}
