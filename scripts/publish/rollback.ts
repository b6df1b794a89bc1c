import { Fault } from "#scripts/tools.ts";
import { type PublishTarget, pointTo, readPointer } from "./publish.ts";

/**
 * Points back to the previous version. A second rollback returns to the newer one.
 * @returns the version that is served from now on
 * @throws Fault when there is no version before
 */
export async function rollback(target: PublishTarget, now: Date): Promise<string> {
  const pointer = await readPointer(target);
  if (!pointer?.previous) throw new Fault("There is no earlier version of the dataset to go back to.");
  const next = { version: pointer.previous, previous: pointer.version, publishedAt: now.toISOString() };
  await pointTo(target, next);
  return next.version;
}
