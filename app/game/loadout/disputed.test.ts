import { describe, expect, it } from "vitest";
import { publishedVehicle } from "#tests/setup/published.ts";
import { disputedOf } from "./disputed.ts";
import { emptyLoadout, type Loadout } from "./loadout.ts";

const is7 = publishedVehicle("ussr/heavyTank/X/R45_IS-7");
const loadoutWith = (over: Partial<Loadout>): Loadout => ({ ...emptyLoadout(is7), ...over });
const trained = (skill: string, nominal = false) =>
  loadoutWith({ crew: { nominal, members: [{ level: 100, skills: [{ skill, level: 100 }] }] } });

const trainedAmongOthers = (skill: string) => {
  const skills = ["repair", skill].map((tag) => ({ skill: tag, level: 100 }));
  return loadoutWith({
    crew: {
      nominal: false,
      members: [
        { level: 100, skills: [] },
        { level: 100, skills },
      ],
    },
  });
};

describe("what sources dispute", () => {
  it.each<[string, Parameters<typeof disputedOf>[0], Loadout, string | null]>([
    ["concealment after a shot, always", "concealmentMovingFired", loadoutWith({}), "After a shot"],
    ["nothing of health", "health", loadoutWith({}), null],
    ["soft ground with the skill", "terrainSoft", trained("driver_badRoadsKing"), "On soft ground"],
    ["not without it", "terrainSoft", trained("driver_virtuoso"), null],
    ["not with a nominal crew, which no skill raises", "terrainSoft", trained("driver_badRoadsKing", true), null],
    ["smooth driving", "dispersionMoving", trained("driver_smoothDriving"), "That skills lower"],
    ["smooth turret", "dispersionTurretTraverse", trained("gunner_smoothTurret"), "That skills lower"],
    [
      "a net beside an exhaust",
      "concealmentStill",
      loadoutWith({ equipment: ["camouflageNet_tier2", "deluxeAdditionalInvisibilityDevice", null] }),
      "Beside an exhaust",
    ],
    ["not a net alone", "concealmentStill", loadoutWith({ equipment: ["camouflageNet_tier2", null, null] }), null],
    [
      "kit and equipment for repairs",
      "trackRepair",
      loadoutWith({ consumables: ["largeRepairkit"], equipment: ["improvedConfiguration_tier1"] }),
      "Repair kit and equipment",
    ],
    [
      "such equipment of another kind",
      "trackRepair",
      loadoutWith({ consumables: ["largeRepairkit"], equipment: ["deluxImprovedConfiguration"] }),
      "Repair kit and equipment",
    ],
    [
      "not other equipment beside the kit",
      "trackRepair",
      loadoutWith({ consumables: ["largeRepairkit"], equipment: ["tankRammer_tier1"] }),
      null,
    ],
    [
      "not the equipment beside another kit",
      "trackRepair",
      loadoutWith({ consumables: ["largeMedkit"], equipment: ["improvedConfiguration_tier1"] }),
      null,
    ],
    [
      "not an exhaust alone",
      "concealmentStill",
      loadoutWith({ equipment: ["additionalInvisibilityDevice_tier1"] }),
      null,
    ],
    ["one skill of one member", "terrainSoft", trainedAmongOthers("driver_badRoadsKing"), "On soft ground"],
    ["not the kit alone", "trackRepair", loadoutWith({ consumables: ["largeRepairkit"] }), null],
    ["everything of another mode", "health", loadoutWith({ mode: "siege" }), "In a second mode"],
  ])("%s", (_, key, loadout, begins) => {
    const said = disputedOf(key, loadout);
    if (begins === null) expect(said).toEqual([]);
    else expect(said.map((sentence) => sentence.startsWith(begins))).toEqual([true]);
  });
});
