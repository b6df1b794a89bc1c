import { describe, expect, it } from "vitest";
import { readXml } from "#scripts/import/fixtures/read-xml.fixture.ts";
import { readSlots, readSlotTypes } from "./slots.ts";

describe("slots", () => {
  const slot = (id: number, type: string, more = "") => `<slot><id>${id}</id><type>${type}</type>${more}</slot>`;
  const meta = (type: string) => `<meta><equipmentType>${type}</equipmentType></meta>`;
  const types = `<slots>${slot(1, "optionalDevice", "<categories>firepower</categories>")}
    ${slot(2, "optionalDevice", "<categories></categories>")}${slot(3, "equipment", meta("regular"))}
    ${slot(4, "equipment", meta("battleBoosters"))}${slot(5, "equipment", meta("battleAbilities"))}${slot(6, "x")}</slots>`;
  const read = (more: string, slots = types) => readXml(slots + more, (root) => readSlots(root, readSlotTypes(root)));

  it("are counted by what they hold", () => {
    expect(
      read("<supplySlots>1 2 3 3 4 5 6</supplySlots><customRoleSlotOptions>1 2 3</customRoleSlotOptions>"),
    ).toMatchObject({
      value: {
        equipmentSlots: ["firepower", null],
        roleSlotOptions: ["firepower"],
        consumableSlots: 2,
        directiveSlots: 1,
      },
      faults: [],
    });
  });

  it("may be none", () => {
    const { value, faults } = read("<supplySlots></supplySlots>");
    expect(value).toEqual({ equipmentSlots: [], roleSlotOptions: [], consumableSlots: 0, directiveSlots: 0 });
    expect(faults).toEqual([]);
  });

  it("that nobody defined are faults, as are unknown categories", () => {
    expect(read("<supplySlots>3 99</supplySlots>").faults).toEqual(["names the unknown slot 99"]);
    const magic = `<slots>${slot(1, "optionalDevice", "<categories>magic</categories>")}</slots>`;
    const { value, faults } = read("<supplySlots>1</supplySlots>", magic);
    expect([value.equipmentSlots, faults]).toEqual([[null], ["names the unknown category magic"]]);
  });
});
