import { expect, test } from "vitest";
import { replaysAfter, sentUntil } from "./replays-folder.ts";

const folder = (entries: [name: string, lastModified: number, kind?: "directory"][]) =>
  ({
    async *values() {
      for (const [name, lastModified, kind = "file"] of entries)
        yield { name, kind, getFile: async () => ({ name, lastModified }) };
    },
  }) as unknown as Parameters<typeof replaysAfter>[0];

test("The replays of a folder are those that changed later, the oldest first, without the battle that is on", async () => {
  const found = await replaysAfter(
    folder([
      ["c.WOTREPLAY", 30],
      ["b.wotreplay", 20],
      ["sent.wotreplay", 10],
      ["temp.wotreplay", 40],
      ["notes.txt", 40],
      ["older.wotreplay", 40, "directory"],
    ]),
    10,
  );
  expect(found.map(({ name }) => name)).toEqual(["b.wotreplay", "c.WOTREPLAY"]);
});

test("A replay that was copied at the same time as the last one sent is still to come", async () => {
  const copied = folder([
    ["a.wotreplay", 20],
    ["b.wotreplay", 20],
    ["c.wotreplay", 30],
  ]);
  const [a, b, c] = (await replaysAfter(copied, 0)) as [File, File, File];
  const left = async (until: number) => (await replaysAfter(copied, until)).map(({ name }) => name);
  expect(await left(sentUntil(a, b))).toContain("b.wotreplay");
  expect(await left(sentUntil(b, c))).toEqual(["c.wotreplay"]);
  expect(await left(sentUntil(c, undefined))).toEqual([]);
});
