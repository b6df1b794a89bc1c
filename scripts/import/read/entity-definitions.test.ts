import { describe, expect, it } from "vitest";
import { filesInMemory } from "./client-source.ts";
import { EntityDefinitions } from "./entity-definitions.ts";

const ALIASES = "<alias.xml><ID>INT32</ID><SHOT>ID</SHOT></alias.xml>";

/** The entity `A` of a client whose definitions hold these files. */
function entity(definition: string, files: Record<string, string> = {}) {
  const below = Object.entries({ "alias.xml": ALIASES, "A.def": `<A.def>${definition}</A.def>`, ...files });
  const named = Object.fromEntries(below.map(([path, text]) => [`entity_defs/${path}`, text]));
  return new EntityDefinitions(filesInMemory(named)).entity("A");
}

const methods = (...list: string[]) => `<ClientMethods>${list.join("")}</ClientMethods>`;
const method = (name: string, type: string, rest = "") => `<${name}><Arg>${type}</Arg>${rest}</${name}>`;
const properties = (...list: string[]) => `<Properties>${list.join("")}</Properties>`;
const property = (name: string, type = "INT8", flags = "ALL_CLIENTS") =>
  `<${name}><Type>${type}</Type><Flags>${flags}</Flags></${name}>`;

const typeOf = (type: string) => entity(methods(method("m", type))).methods[0]?.types[0];
const names = (members: readonly { name: string }[]) => members.map(({ name }) => name);

const value = (name: string, type: string) => `<${name}><Type>${type}</Type></${name}>`;
const dictionary = (...values: string[]) => `FIXED_DICT<Properties>${values.join("")}</Properties>`;

describe("the types of a client's messages", () => {
  it.each<[number | null, string[]]>([
    [1, ["INT8", "UINT8"]],
    [2, ["INT16", "UINT16"]],
    [4, ["INT32", "UINT32", "FLOAT", "FLOAT32", "ID", "SHOT"]],
    [8, ["INT64", "UINT64", "FLOAT64", "VECTOR2"]],
    [12, ["VECTOR3"]],
    [16, ["VECTOR4"]],
    [null, ["STRING", "UNICODE_STRING", "BLOB", "PYTHON", "JSON", "USER_TYPE"]],
  ])("are of %s bytes: %j", (size, kinds) => {
    expect(kinds.map((kind) => typeOf(kind)?.size)).toEqual(kinds.map(() => size));
  });

  it.each([
    ["TUPLE<of>INT16</of><size>3</size>", 6],
    ["ARRAY<of>INT16</of><size>3</size>", 6],
    ["ARRAY<of>INT16</of>", null],
    ["ARRAY<of>STRING</of><size>3</size>", null],
    [dictionary(value("a", "INT8"), value("b", "VECTOR3")), 13],
    [dictionary(value("a", "INT8"), value("b", "STRING"), value("c", "INT8")), null],
    [dictionary(value("a", "INT8")).replace("FIXED_DICT", "FIXED_DICT<AllowNone>false</AllowNone>"), 1],
    [dictionary(value("a", "INT8")).replace("FIXED_DICT", "FIXED_DICT<AllowNone>true</AllowNone>"), null],
    ["FIXED_DICT", 0],
    // What follows the name is of the editor alone.
    ["UINT8\n<Default>1</Default>", 1],
    ["USER_TYPE <implementedBy>A.b</implementedBy>", null],
  ])("may hold others: %s", (type, size) => {
    expect(typeOf(type)?.size).toBe(size);
  });

  it("keep what they hold, by its place", () => {
    const one = (kind: string, size: number) => ({ kind, size, parts: [] });
    expect(typeOf(`ARRAY<of>${dictionary(value("b", "SHOT"), value("a", "INT8"))}</of>`)).toEqual({
      kind: "ARRAY",
      size: null,
      parts: [{ kind: "FIXED_DICT", size: 5, parts: [one("INT32", 4), one("INT8", 1)] }],
    });
  });

  it.each([
    ["ARRAY<size>3</size>", "an ARRAY says nothing of what it holds"],
    ["TUPLE", "an TUPLE says nothing of what it holds"],
    [dictionary("<a><Default>1</Default></a>"), "a of a dictionary has no type"],
    ["QUATERNION", 'the type "QUATERNION" is not known'],
    ["", 'the type "" is not known'],
  ])("are not known where they read %s", (type, message) => {
    expect(() => typeOf(type)).toThrow(message);
  });

  it("may lie 16 deep in each other, and no deeper", () => {
    const deep = (depth: number) =>
      typeOf(`${"ARRAY<of>".repeat(depth)}INT8${"</of>".repeat(depth)}`.replace(/^$/, "INT8"));
    expect(deep(16)?.kind).toBe("ARRAY");
    expect(() => deep(17)).toThrow("the type INT8 holds itself");
    const aliases = {
      "alias.xml": `<alias.xml><LIST>ARRAY<of>LIST</of></LIST><D>${dictionary(value("a", "D"))}</D><OWN>OWN</OWN></alias.xml>`,
    };
    expect(() => entity(methods(method("m", "LIST")), aliases)).toThrow("holds itself");
    expect(() => entity(methods(method("m", "D")), aliases)).toThrow("holds itself");
    expect(() => entity(methods(method("m", "OWN")), aliases)).toThrow("holds itself");
  });
});

describe("the members of an entity", () => {
  const files = {
    "P.def": `<P.def>${methods(method("parent", "INT8"))}${properties(property("parent"))}</P.def>`,
    "interfaces/I.def": `<I.def>${methods(method("one", "INT8"))}${properties(property("one"))}</I.def>`,
    "interfaces/J.def": `<J.def>${methods(method("two", "INT8"))}${properties(property("two"))}</J.def>`,
  };
  const above = "<Parent>P</Parent><Implements><Interface>I</Interface><Interface>J</Interface></Implements>";

  it("of one size follow each other as they are declared: parent, interfaces, own", () => {
    const found = entity(`${methods(method("own", "INT8"))}${above}${properties(property("own"))}`, files);
    expect(names(found.methods)).toEqual(["parent", "one", "two", "own"]);
    expect(names(found.properties)).toEqual(["parent", "one", "two", "own"]);
  });

  it("stand by their bytes, those of varying length last, by the length that stands before them", () => {
    const head = (size: number) => `<VariableLengthHeaderSize>${size}</VariableLengthHeaderSize>`;
    const list = [method("far", "STRING", head(3)), method("near", "BLOB", head(2)), method("text", "STRING")];
    const found = entity(
      methods(...list, method("large", "VECTOR4"), method("small", "INT8"), "<none></none>") +
        properties(property("text", "STRING"), property("large", "VECTOR4"), property("small", "INT8")),
    );
    expect(names(found.methods)).toEqual(["none", "small", "large", "text", "near", "far"]);
    expect(names(found.properties)).toEqual(["small", "large", "text"]);
  });

  it("are sent by their flags", () => {
    const SENT = ["ALL_CLIENTS", "OTHER_CLIENTS", "OWN_CLIENT", "BASE_AND_CLIENT", "CELL_PUBLIC_AND_OWN"];
    const KEPT = ["BASE", "CELL_PRIVATE", "CELL_PUBLIC", "EDITOR_ONLY", ""];
    const all = [...SENT, ...KEPT].map((flags) => property(`p${flags}`, "INT8", flags));
    const none = ["<untyped><Flags>ALL_CLIENTS</Flags></untyped>", "<unflagged><Type>INT8</Type></unflagged>"];
    expect(names(entity(properties(...all, ...none)).properties)).toEqual(SENT.map((flags) => `p${flags}`));
  });

  it("that are declared twice are the first method and the last property", () => {
    const twice = properties(property("one", "INT16"), property("parent", "INT8", "BASE"));
    const found = entity(above + methods(method("one", "INT16")) + twice, files);
    expect(found.methods.map(({ name, types }) => [name, types[0]?.kind])).toEqual([
      ["parent", "INT8"],
      ["one", "INT8"],
      ["two", "INT8"],
    ]);
    expect(found.properties.map(({ name, types }) => [name, types[0]?.kind])).toEqual([
      ["two", "INT8"],
      ["one", "INT16"],
    ]);
  });

  it("take what they are sent from plain or named arguments", () => {
    const named = "<named><Args><a>INT8</a><b>VECTOR3</b></Args></named>";
    const plain = "<plain><Arg>INT8</Arg><Exposed></Exposed><Arg>VECTOR3</Arg></plain>";
    const found = entity(methods(named, plain)).methods;
    expect(found.map(({ types }) => types.map(({ kind }) => kind))).toEqual([
      ["INT8", "VECTOR3"],
      ["INT8", "VECTOR3"],
    ]);
  });

  it("may be inherited 16 times, and no more", () => {
    const line = (count: number) =>
      entity(
        "<Parent>P1</Parent>",
        Object.fromEntries(
          Array.from({ length: count }, (_, at) => [
            `P${at + 1}.def`,
            `<P.def>${at + 1 < count ? `<Parent>P${at + 2}</Parent>` : methods(method("m", "INT8"))}</P.def>`,
          ]),
        ),
      );
    expect(names(line(16).methods)).toEqual(["m"]);
    expect(() => line(17)).toThrow("P17.def implements itself");
    const own = { "interfaces/I.def": "<I.def><Implements><Interface>I</Interface></Implements></I.def>" };
    expect(() => entity("<Implements><Interface>I</Interface></Implements>", own)).toThrow("I.def implements itself");
  });

  it("are not known without their files", () => {
    expect(() => entity("", { "alias.xml": "<alias.xml>" })).toThrow("entity_defs/alias.xml: not well-formed");
    expect(() => entity("<Parent>Gone</Parent>")).toThrow("entity_defs/Gone.def is missing");
    expect(() => new EntityDefinitions(filesInMemory({}))).toThrow("entity_defs/alias.xml is missing");
  });
});
