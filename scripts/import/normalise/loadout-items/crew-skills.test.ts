import { describe, expect, it, test } from "vitest";
import { readXml } from "#scripts/import/fixtures/read-xml.fixture.ts";
import { readCrewSkills, skillRole } from "./crew-skills.ts";

test.each([
  ["gunner_focus", "gunner"],
  ["radioman_expert", "radioman"],
  ["brotherhood", null],
  ["repair", null],
  // The tag does not say it: only radio operators learn it.
  ["fireFighting", "radioman"],
])("%s is a skill of the role %s", (tag, role) => {
  expect(skillRole(tag)).toBe(role);
});

describe("crew skills", () => {
  const read = (skills: string, perks = "") =>
    readXml(`<skills>${skills}</skills><perks>${perks}</perks>`, (root) =>
      readCrewSkills(root, root.child("perks"), "1.2.3.4"),
    );
  const arg = (name: string, more = "") => `<arg><${name}>p</${name}><value>0.5</value>${more}</arg>`;

  test.each([
    ["", "permanent"],
    ["<typeName>commanderSpecial</typeName>", "builtin"],
    ["<typeName>situational</typeName>", "situational"],
    ["<typeName>common</typeName>", "permanent"],
  ])("%s is %s", (settings, kind) => {
    expect(read(`<repair><UISettings>${settings}</UISettings></repair>`).value).toMatchObject([{ kind }]);
  });

  it("keep what is described, computed and works in battle", () => {
    const { value, faults } = read(
      `<gunner_focus><vsePerk>5</vsePerk><own>2</own><UISettings><typeName>situational</typeName>
         <descr>${arg("paramName", "<measureType>percents</measureType>")}${arg("paramName")}</descr>
         <params><param><name>q</name><value>1</value><situationalParam>true</situationalParam></param></params>
         <kpi><mul><name>k</name><value>2</value></mul></kpi></UISettings></gunner_focus>`,
      `<perk><id>5</id><defaultBlockSettings>${arg("argId")}</defaultBlockSettings></perk>`,
    );
    const effect = { parameter: "p", perLevel: 0.5, situational: false };
    expect(faults).toEqual([]);
    expect(value[0]).toMatchObject({ name: "Concentration", role: "gunner", aliases: [], transcription: null });
    expect(value[0]?.definition).toEqual({
      version: "1.2.3.4",
      described: [
        { ...effect, unit: "percents" },
        { ...effect, unit: "" },
      ],
      computed: [{ parameter: "q", perLevel: 1, situational: true }],
      inBattle: [{ ...effect, situational: true }],
      figures: { own: 2 },
      indicators: [{ name: "k", type: "mul", value: 2, inSlot: null, classes: null, situational: false }],
    });
  });

  it("name a perk that is there, or none", () => {
    const skill = (perk: string) => `<repair>${perk}<UISettings></UISettings></repair>`;
    const empty = { described: [], computed: [], inBattle: [], figures: {}, indicators: [] };
    expect(read(skill(""))).toMatchObject({ value: [{ definition: empty }], faults: [] });
    expect(read(skill("<vsePerk>9</vsePerk>")).faults).toEqual(["names the perk 9, which perks.xml does not hold"]);
  });
});
