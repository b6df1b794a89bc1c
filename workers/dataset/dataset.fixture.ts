import { beforeEach, vi } from "vitest";
import { POINTER_KEY } from "#app/game/model/publication.ts";
import { clearDatasetCache, Dataset } from "./dataset.ts";
import { MemoryStorage } from "./memory-storage.fixture.ts";

export const first = "1.26.1.0-000000000001";
export const second = "1.26.1.0-000000000002";

/** A new storage and clock for each test, and the dataset over them. */
export function datasetTest() {
  const test = {
    storage: new MemoryStorage(),
    /** Work that requests left to be done after their answers. */
    behind: [] as Promise<unknown>[],
    /** The time, in milliseconds. */
    now: 0,
    /** The dataset as a new request of this isolate sees it. */
    dataset: () => new Dataset(test.storage.env, (work) => test.behind.push(work)),
    /** Does the work that was left after the answers. */
    settled: async () => {
      await vi.runAllTimersAsync();
      return Promise.all(test.behind);
    },
    pointerReads: () => test.storage.kvAccess.filter(([, key]) => key === POINTER_KEY).length,
  };
  beforeEach(() => {
    clearDatasetCache();
    Object.assign(test, { storage: new MemoryStorage(), behind: [], now: 1_764_000_000_000 });
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    vi.spyOn(Date, "now").mockImplementation(() => test.now);
  });
  return test;
}
