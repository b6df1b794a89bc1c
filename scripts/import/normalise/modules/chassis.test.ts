import { describe, expect, it } from "vitest";
import { Notes, SourceFaults } from "#scripts/import/report.ts";
import { Cursor } from "../../read/cursor.ts";
import { parseXml } from "../../read/xml.ts";
import type { VehicleContext } from "../context.ts";
import { readChassis } from "./chassis.ts";
import type { Components } from "./components.ts";

const NEEDED = `<level>5</level><price>1000</price><weight>9000</weight><rotationSpeed>30</rotationSpeed>
  <terrainResistance>1 1.1 2</terrainResistance><hullPosition>0 1 0</hullPosition>
  <shotDispersionFactors><vehicleMovement>0.2</vehicleMovement><vehicleRotation>0.2</vehicleRotation></shotDispersionFactors>`;

function chassis(elements: string) {
  const faults = new SourceFaults();
  const components = { body: (_: string, own: Cursor) => own, id: () => 1, text: () => "Tracks" };
  const context = { components: components as unknown as Components, notes: new Notes() } as VehicleContext;
  const source = `<chassis>${NEEDED}${elements}</chassis>`;
  return readChassis(new Cursor("a", "", parseXml(source, "a", faults), faults), context);
}

describe("a chassis", () => {
  it("has its road wheels from the group on the left that is longest on the ground, not of most wheels", () => {
    const group = (count: number, radius: number, isLeft: boolean) =>
      `<group><isLeft>${isLeft}</isLeft><count>${count}</count><radius>${radius}</radius></group>`;
    const wheels = group(8, 0.1, true) + group(6, 0.4, true) + group(9, 0.4, false);
    expect(chassis(`<wheels>${wheels}</wheels>`).roadWheels).toEqual({ count: 6, radius: 0.4 });
  });

  it("has the armour of its pairs of tracks where these state one", () => {
    const armour = (mm: number) => `<armor><leftTrack>${mm}</leftTrack><rightTrack>${mm}</rightTrack></armor>`;
    expect(chassis(armour(20)).trackArmor).toEqual({ left: 20, right: 20 });
    const pairs = `<trackPairParams>${armour(30)}</trackPairParams>`;
    expect(chassis(armour(20) + pairs).trackArmor).toEqual({ left: 30, right: 30 });
  });

  it("has the shape of its hull from boxes, by half of their edges around the middle", () => {
    const box = (length: number, height: number, middle: string) =>
      `<boxCollider><row0>2 0 0</row0><row1>0 ${height} 0</row1><row2>0 0 ${length}</row2><row3>${middle}</row3></boxCollider>`;
    const hull = `<hullCollider>${box(6, 1, "0 1 0.5")}${box(2, 1, "0 1.5 3")}</hullCollider>`;
    const boxes = `<tracks><trackPair><trackDebris><physicalParams>${hull}</physicalParams></trackDebris></trackPair></tracks>`;
    expect(chassis(boxes).hullBoxes).toEqual({ longest: [-2.5, 3.5], all: [-2.5, 4], top: 2 });
  });
});
