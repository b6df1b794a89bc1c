import { expect, test } from "vitest";
import { readReplay } from "#app/game/replays/read-replay.ts";
import { sampleHead, sampleReplay } from "#tests/fixtures/replays/sample-replay.ts";
import type { ReadAnswer } from "./reading/replay-worker.ts";
import { createReplaysStore, type Reader } from "./replays-store.ts";

/** A file of a battle of a day in October 2024. */
const file = (day: number) => new File([String(day)], `${day}.wotreplay`);

/** A reader that answers when it is let: one file after the other. */
function heldReader() {
  const waiting: (() => Promise<void>)[] = [];
  const reader: Reader = {
    read: (of) =>
      new Promise<ReadAnswer>((resolve) => {
        const answer = async () => {
          const dateTime = `${of.name.split(".")[0]?.padStart(2, "0")}.10.2024 10:00:00`;
          resolve({ replay: await readReplay(sampleReplay(sampleHead({ dateTime }), null)) });
        };
        waiting.push(answer);
      }),
    close: () => undefined,
  };
  const next = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await waiting.shift()?.();
  };
  return { reader, next };
}

function opened() {
  const held = heldReader();
  const store = createReplaysStore(async () => held.reader);
  const currentName = () => {
    const { entries, chosen } = store.getState();
    return entries.find(({ key }) => key === chosen)?.name ?? null;
  };
  const isRead = () => expect.poll(() => store.getState().progress).toBeNull();
  return { ...held, store, currentName, isRead };
}

test("The newest battle is shown once all are read, whatever was read first", async () => {
  const { store, next, currentName, isRead } = opened();
  store.getState().add({ files: [file(3), file(9), file(5)], others: 0 });
  await next();
  await expect.poll(currentName).toBe("3.wotreplay");
  await next();
  await next();
  await isRead();
  expect(currentName()).toBe("9.wotreplay");
});

test("A battle that somebody chose stays while the rest is read", async () => {
  const { store, next, currentName, isRead } = opened();
  store.getState().add({ files: [file(3), file(9)], others: 0 });
  await next();
  await expect.poll(currentName).toBe("3.wotreplay");
  store.getState().choose(store.getState().chosen);
  await next();
  await isRead();
  expect(currentName()).toBe("3.wotreplay");
});

test("Of two files of a battle the larger one is read, whichever comes first", async () => {
  const { store, next, currentName, isRead } = opened();
  const whole = new File(["all of the battle"], "3.whole.wotreplay");
  const read = () => store.getState().entries.flatMap(({ name, state }) => (state.kind === "read" ? name : []));
  store.getState().add({ files: [file(3)], others: 0 });
  await next();
  await isRead();
  store.getState().choose(store.getState().chosen);
  store.getState().add({ files: [whole], others: 0 });
  await next();
  await isRead();
  expect([read(), currentName()]).toEqual([["3.whole.wotreplay"], "3.whole.wotreplay"]);
  store.getState().add({ files: [file(3)], others: 0 });
  await next();
  await isRead();
  expect(read()).toEqual(["3.whole.wotreplay"]);
});
