import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { Cursor } from "../../read/cursor.ts";
import { parseXml } from "../../read/xml.ts";
import { readPlates } from "./gun.ts";
import { readPrimaryArmor } from "./modules.ts";

function armor(plates: string, primary?: string) {
  const faults = new SourceFaults();
  const at = (source: string) => new Cursor("a", "", parseXml(source, "a", faults), faults);
  const read = readPlates(at(`<armor>${plates}</armor>`));
  return readPrimaryArmor(primary === undefined ? undefined : at(`<primaryArmor>${primary}</primaryArmor>`), read);
}

describe("the primary armour", () => {
  it("is the thickness of the plates that are named", () => {
    const plates = "<armor_1>100</armor_1><armor_2>80.5</armor_2>";
    expect(armor(plates, "armor_1 armor_2 armor_2")).toEqual({ front: 100, side: 80.5, rear: 80.5 });
  });

  it("is none where no plate is named", () => {
    expect(armor("<armor_1>20</armor_1>")).toEqual({ front: null, side: null, rear: null });
    expect(armor("<armor_1>20</armor_1>", "armor_1 armor_9")).toEqual({ front: 20, side: null, rear: null });
  });

  it("is none where the plate has 0 mm, as casemates and open turrets write it", () => {
    expect(armor("<armor_1>0</armor_1>", "armor_1 armor_1 armor_1")).toEqual({ front: null, side: null, rear: null });
    const open = "<armor_1>20</armor_1><armor_3>14.5</armor_3><armor_8>0</armor_8>";
    expect(armor(open, "armor_1 armor_3 armor_8")).toEqual({ front: 20, side: 14.5, rear: null });
  });
});
