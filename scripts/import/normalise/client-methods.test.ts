import { describe, expect, it } from "vitest";
import { filesInMemory } from "../read/client-source.ts";
import { clientMethodsOf } from "./client-methods.ts";

/** What is declared of a client: the arguments of each method, and the types of a vehicle's properties. */
interface Declared {
  onHealthChanged?: string;
  showDamageFromShot?: string;
  showTracer?: string;
  stopTracer?: string;
  explodeProjectile?: string;
  properties?: string;
}

const USUAL: Required<Declared> = {
  onHealthChanged: "INT16 INT16 INT32 UINT8 INT8",
  showDamageFromShot: "INT32 ARRAY<of>UINT64</of> UINT8",
  showTracer: "INT32 INT32 UINT8 VECTOR3 FLOAT",
  stopTracer: "INT32 VECTOR3",
  explodeProjectile: "INT32 UINT8 VECTOR3 VECTOR3",
  properties: "isHidden:INT8 gunAnglesPacked:UINT16 health:INT16",
};

const method = (name: string, types: string) =>
  `<${name}>${types
    .split(" ")
    .map((type) => `<Arg>${type}</Arg>`)
    .join("")}</${name}>`;

function methodsOf(changes: Declared = {}) {
  const declared = { ...USUAL, ...changes };
  const methods = (...names: (keyof Declared)[]) =>
    `<ClientMethods>${names.map((name) => (declared[name] ? method(name, declared[name]) : "")).join("")}</ClientMethods>`;
  const properties = declared.properties.split(" ").map((property) => {
    const [name, type] = property.split(":");
    return `<${name}><Type>${type}</Type><Flags>ALL_CLIENTS</Flags></${name}>`;
  });
  return clientMethodsOf(
    filesInMemory({
      "entity_defs/alias.xml": "<alias.xml></alias.xml>",
      "entity_defs/Vehicle.def": `<a>${methods("onHealthChanged", "showDamageFromShot")}<Properties>${properties.join("")}</Properties></a>`,
      "entity_defs/Avatar.def": `<a>${methods("showTracer", "stopTracer", "explodeProjectile")}</a>`,
    }),
  );
}

describe("the methods of a client", () => {
  it("are known by their shapes", () => {
    expect(methodsOf()).toEqual({
      health: { method: 0, bytes: 10, property: 2 },
      hit: { method: 1, pointBytes: 8, tailBytes: 1 },
      tracer: { fired: 1, bytes: 25, placeAt: 9, ended: 0, burst: { method: 2, placeAt: 5 } },
    });
  });

  it.each([
    ["INT16 INT32 UINT8", 7],
    ["INT16 INT16 INT32 UINT8", 9],
    ["INT16 INT16 INT32 UINT8 UINT8", 10],
  ])("tell health by %s", (onHealthChanged, bytes) => {
    expect(methodsOf({ onHealthChanged })).toMatchObject({ health: { bytes } });
  });

  it.each<[string, Declared]>([
    ["onHealthChanged has the shape 2 12.", { onHealthChanged: "INT16 VECTOR3" }],
    ["onHealthChanged has the shape 2 varying 1.", { onHealthChanged: "INT16 STRING UINT8" }],
    ["Vehicle.def has no method onHealthChanged.", { onHealthChanged: "" }],
    ["Vehicle.def has no method showDamageFromShot.", { showDamageFromShot: "" }],
  ])("are not given where %s", (reason, changes) => {
    expect(methodsOf(changes)).toBe(reason);
  });

  it.each([
    ["isHidden:INT8 gunAnglesPacked:UINT16 health:INT16", 2],
    ["gunAnglesPacked:UINT16 health:INT16", 1],
    ["health:INT16 gunAnglesPacked:UINT16", null],
    ["gunAnglesPacked:UINT16 other:UINT16 health:INT16", null],
    ["gunAnglesPacked:UINT16 health:INT32", null],
    ["gunAnglesPacked:UINT8 health:INT16", null],
    ["health:INT16", null],
    ["gunAnglesPacked:UINT16 other:UINT16", null],
  ])("have the health of a vehicle that comes into sight behind its angles: %s", (properties, property) => {
    expect(methodsOf({ properties })).toMatchObject({ health: { property } });
  });

  const dictionary = (...types: string[]) =>
    `FIXED_DICT<Properties>${types.map((type, at) => `<p${at}><Type>${type}</Type></p${at}>`).join("")}</Properties>`;
  const array = (type: string, size = "") => `ARRAY<of>${type}</of>${size}`;
  const whole = dictionary("UINT32", "UINT64", "UINT32");

  it.each([
    [`INT32 ${array("UINT64")}`, { pointBytes: 8, tailBytes: 0 }],
    [`INT32 ${array(whole)} UINT8 UINT8 INT32`, { pointBytes: 16, tailBytes: 6 }],
  ])("tell hits by %s", (showDamageFromShot, hit) => {
    expect(methodsOf({ showDamageFromShot })).toMatchObject({ hit });
  });

  it.each([
    ["an attacker of two bytes", `INT16 ${array("UINT64")}`],
    ["points of another size", `INT32 ${array("UINT32")}`],
    ["points of that size in two parts", `INT32 ${array(dictionary("UINT32", "UINT32"))}`],
    ["points in other parts", `INT32 ${array(dictionary("UINT64", "UINT32", "UINT32"))}`],
    ["as many points every time", `INT32 ${array("UINT64", "<size>2</size>")}`],
    ["one point", "INT32 UINT64"],
    ["text in place of points", "INT32 STRING"],
    ["no points", "INT32"],
    ["a text at its end", `INT32 ${array("UINT64")} UINT8 STRING`],
  ])("are not given where a hit has %s", (_, showDamageFromShot) => {
    expect(methodsOf({ showDamageFromShot })).toContain("showDamageFromShot has the shape");
  });

  it.each<[string, Declared]>([
    ["is none of their methods", { showTracer: "", stopTracer: "", explodeProjectile: "" }],
    ["is no end of a shot", { stopTracer: "" }],
    ["is another end", { stopTracer: "INT32 INT32 VECTOR3" }],
    ["is no shooter", { showTracer: "INT32 UINT8 VECTOR3" }],
    ["is something before the shooter", { showTracer: "UINT8 INT32 INT32 UINT8 VECTOR3" }],
    ["is no place in a shot", { showTracer: "INT32 INT32 UINT8 FLOAT" }],
    ["is a text in a shot", { showTracer: "INT32 INT32 UINT8 VECTOR3 STRING" }],
  ])("have no shots where there %s", (_, changes) => {
    expect(methodsOf(changes)).toMatchObject({ tracer: null, health: { bytes: 10 } });
  });

  it.each<[string, string]>([
    ["are none", ""],
    ["name no shot", "INT16 VECTOR3 VECTOR3"],
    ["have one place", "INT32 UINT8 VECTOR3 UINT8"],
    ["have something between their places", "INT32 VECTOR3 UINT8 VECTOR3 VECTOR3"],
    ["begin with their places", "VECTOR3 VECTOR3"],
    ["have a text before their places", "INT32 STRING VECTOR3 VECTOR3"],
  ])("have no bursts where they %s", (_, explodeProjectile) => {
    expect(methodsOf({ explodeProjectile })).toMatchObject({ tracer: { bytes: 25, burst: null } });
  });
});

it("a mistake of our own is none of the client's", () => {
  const files = {
    ...filesInMemory({}),
    read: () => {
      throw new RangeError("a mistake");
    },
  };
  expect(() => clientMethodsOf(files)).toThrow(RangeError);
});
