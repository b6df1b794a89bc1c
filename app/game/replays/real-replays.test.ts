import { existsSync, openAsBlob, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readReplay } from "./read-replay.ts";

/** Real replays, if the shared data is next to the project. They contain nicknames, so none is checked in. */
const FOLDER = fileURLToPath(new URL("../../../../shared/data/replays", import.meta.url));
const files = existsSync(FOLDER) ? readdirSync(FOLDER).sort() : [];

/** By the map of each: client, gameplay and what counted, as read by hand from the files' JSON. */
const KNOWN: Readonly<Record<string, object>> = {
  "18_cliff": {
    clientVersion: "0.9.8",
    end: {
      arenaId: "42367268237556165",
      duration: 492,
      winner: 1,
      own: {
        tankId: 33,
        damageDealt: 1049,
        kills: 6,
        baseXp: 810,
        outcome: "win",
        survived: false,
        assistedByStun: null,
      },
    },
  },
  "105_germany": { clientVersion: "1.13.0.0", end: null, missing: "left" },
  "38_mannerheim_line": {
    clientVersion: "1.16.1.0",
    end: {
      arenaId: "99432252651504530",
      winner: 2,
      own: { tankId: 7425, damageDealt: 2142, assistedByTracking: 427, survived: true, markPercentage: 64 },
    },
  },
  "44_north_america": { clientVersion: "1.18.1.1", end: null, missing: "left" },
  "07_lakeville": {
    clientVersion: "1.9.0.1",
    end: {
      arenaId: "62481897320198675",
      own: { tankId: 51361, damageDealt: 486, baseXp: 542, lifeTime: 135, outcome: "win" },
    },
  },
  "115_sweden": {
    clientVersion: "2.3.0.0",
    mapName: "氷河",
    end: {
      arenaId: "29033379406100301",
      finishReason: 2,
      own: { tankId: 5169, damageDealt: 974, assistedBySpotting: 1031, averageCombined: 639 },
    },
  },
};

for (const [number, file] of files.entries()) {
  test(`Real replay ${number}, of a client from 0.9.8 to 2.3, is read`, async () => {
    const replay = await readReplay(await openAsBlob(join(FOLDER, file)));
    expect(replay).toMatchObject(KNOWN[replay.mapTag] ?? {});
    expect(Object.keys(KNOWN)).toContain(replay.mapTag);
    expect(replay.participants).toHaveLength(30);
    expect(replay.participants.filter(({ team }) => team === replay.team)).toHaveLength(15);
  });
}

test("None of them is missing where the folder is", () => {
  expect(files.length === 0 || files.length >= Object.keys(KNOWN).length).toBe(true);
});
