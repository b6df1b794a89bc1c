import { expect, it } from "vitest";
import { createDownloadQueue } from "./download-queue.ts";

it("runs four downloads at a time, in the order they came, and goes on after one that failed", async () => {
  const queue = createDownloadQueue();
  const started: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const tasks = [0, 1, 2, 3, 4, 5].map((number) =>
    queue(() => {
      started.push(number);
      return new Promise<number>((resolve, reject) => {
        ends[number] = (error) => (error ? reject(error) : resolve(number));
      });
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2, 3]);
  ends[2]?.(new Error("lost"));
  await expect(tasks[2]).rejects.toThrow("lost");
  expect(started).toEqual([0, 1, 2, 3, 4]);
  ends[0]?.();
  expect(await tasks[0]).toBe(0);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  for (const end of ends) end();
  expect(await Promise.all([1, 3, 4, 5].map((number) => tasks[number]))).toEqual([1, 3, 4, 5]);
  expect(await queue(async () => "free again")).toBe("free again");
});
