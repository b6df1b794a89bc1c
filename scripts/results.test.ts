import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { readResultList } from "./results.ts";

const HEAD =
  "battle,client,region,bonusType,winnerTeam,duration,arenaTypeID,typeCompDescr,team,damageDealt,damageAssistedRadio," +
  "damageAssistedTrack,damageAssistedStun,damageBlockedByArmor,kills,spotted,xp,shots,directHits,piercings," +
  "damageReceived,capturePoints,droppedCapturePoints,lifeTime,deathReason";
const RESULT = "529,1,900,240,0,,640,2,3,843,14,11,9,450,0,20,301,-1";
const OTHER = "785,2,0,0,0,0,0,0,0,12,1,0,0,700,0,0,60,0";

function read(...lines: string[]) {
  const faults = new SourceFaults();
  const list = readResultList([HEAD, ...lines].join("\n"), "list.csv", faults);
  return { list, faults: faults.list.map(({ element, message }) => `${element} ${message}`) };
}

describe("A list of results", () => {
  it("becomes battles, with what every vehicle did in the words of our records", () => {
    const { list, faults } = read(`7,2.3.0.0,EU,1,1,301.4,76,${RESULT}`, `7,2.3.0.0,EU,1,1,301.4,76,${OTHER}`);
    expect(faults).toEqual([]);
    expect(list.battles).toEqual([
      {
        clientVersion: "2.3.0.0",
        arenaTypeId: 76,
        duration: 301,
        winner: 1,
        results: [
          [529, 1, 1, 900, 240, 0, null, 640, 450, 2, 3, 14, 11, 9, 0, 20, 843, 301],
          [785, 2, 0, 0, 0, 0, 0, 0, 700, 0, 0, 1, 0, 0, 0, 0, 12, 60],
        ],
      },
    ]);
  });

  it("says of a draw that nobody won, and of an untold client nothing", () => {
    const { list } = read(`7,0.0.0.0,EU,1,0,900,76,${RESULT}`);
    expect(list.battles[0]).toMatchObject({ winner: null, clientVersion: null });
  });

  it("has random battles alone", () => {
    expect(read(`7,2.3.0.0,EU,2,1,301,76,${RESULT}`).list.battles).toEqual([]);
  });

  it("names the line that cannot be read", () => {
    const { list, faults } = read(`7,2.3.0.0,EU,1,1,long,76,${RESULT}`);
    expect([list.battles, faults[0]]).toEqual([[], expect.stringMatching(/^line 2 .*duration/s)]);
  });
});
