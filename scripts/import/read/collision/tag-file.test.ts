import { describe, expect, it } from "vitest";
import { openTagFile } from "./tag-file.ts";
import { CollisionDamage } from "./tag-types.ts";

const word = (value: number) => [value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24];
const packed = (value: number) => [0xe8, ...word(value).reverse()];

function chunk(name: string, content: readonly number[], mark = 0x4000_0000): number[] {
  return [...word(mark + 8 + content.length).reverse(), ...Buffer.from(name), ...content];
}

const TYPES = ["Root", "U8", "I8", "U16", "I16", "U32", "I32", "U64", "Bool", "F32", "F64", "F16"] as const;
const MORE = ["Tuple", "Array", "Text", "Handle", "Pointer", "Empty", "Bare"] as const;
type Name = (typeof TYPES)[number] | (typeof MORE)[number];
const NAMES: readonly Name[] = [...TYPES, ...MORE];
const numberOf = (name: Name) => NAMES.indexOf(name) + 1;

/** Layout and size of each type, and the type within. */
const LAID: Record<Name, [layout: number, size: number, of?: Name]> = {
  Root: [7, 40],
  U8: [0x2004, 1],
  I8: [0x2204, 1],
  U16: [0x4004, 2],
  I16: [0x4204, 2],
  U32: [0x8004, 4],
  I32: [0x8204, 4],
  U64: [0x1_0004, 8],
  Bool: [0x2002, 1],
  F32: [5, 4],
  F64: [5, 8],
  F16: [5, 2],
  Tuple: [0x328, 6, "U16"],
  Array: [8, 16, "U16"],
  Text: [3, 4],
  Handle: [0x83, 4],
  Pointer: [6, 8, "Root"],
  Empty: [7, 0],
  Bare: [4, 4],
};

/** A file whose root has the member `v` of a type behind four bytes, and what else its data and its items are. */
function written(type: Name, bytes: readonly number[], items: [type: number, offset: number, count: number][] = []) {
  const data = [9, 9, 9, 9, ...bytes];
  const body = NAMES.flatMap((name) => {
    const [layout, size, of] = LAID[name];
    const members = name === "Root" ? [1, 0, 0, 4, numberOf(type)] : [];
    const flags = 1 | (of ? 2 : 0) | 8 | (name === "Root" ? 32 : 0);
    return [numberOf(name), 0, flags, ...packed(layout), ...(of ? [numberOf(of)] : []), ...packed(size), 4, ...members];
  });
  const rows = [[0, 0, 0], [1, 0, 1], ...items].flat().flatMap(word);
  const chunks = [
    ...chunk("DATA", data),
    ...chunk("TST1", [...Buffer.from(NAMES.join("\0"))]),
    ...chunk("TNA1", [NAMES.length + 1, ...NAMES.flatMap((_, index) => [index, 0])]),
    ...chunk("FST1", [...Buffer.from("v\0")]),
    ...chunk("TBDY", body),
    ...chunk("ITEM", rows),
  ];
  return Uint8Array.from(chunk("TAG0", chunks, 0));
}

/** The member `v`, with the 40 bytes of its root filled up. */
function memberOf(type: Name, bytes: readonly number[], items?: Parameters<typeof written>[2]) {
  const filled = [...bytes, ...Array.from({ length: Math.max(0, 36 - bytes.length) }, () => 0)];
  return openTagFile(written(type, filled, items)).member("v");
}

const floats = (value: number, size: 4 | 8) => {
  const bytes = Buffer.alloc(size);
  if (size === 4) bytes.writeFloatLE(value);
  else bytes.writeDoubleLE(value);
  return [...bytes];
};

describe("a value of a tag file", () => {
  it.each<[Name, number[], number]>([
    ["U8", [0xfe], 254],
    ["I8", [0xfe], -2],
    ["U16", [1, 0xff], 0xff01],
    ["I16", [1, 0xff], -255],
    ["U32", [1, 2, 3, 0xff], 0xff03_0201],
    ["I32", [0xfe, 0xff, 0xff, 0xff], -2],
    ["Bool", [1], 1],
    ["F32", floats(1.5, 4), 1.5],
    ["F64", floats(0.1, 8), 0.1],
  ])("of the type %s is the number that its bytes %j are", (type, bytes, number) => {
    expect(memberOf(type, bytes).number()).toBe(number);
  });

  it("of 64 bits is two halves", () => {
    expect(memberOf("U64", [1, 0, 0, 0, 2, 0, 0, 0x80]).halves()).toEqual([1, 0x8000_0002]);
  });

  it("may be a list: of as many as its type says, or elsewhere in the data", () => {
    const tuple = memberOf("Tuple", [1, 0, 2, 0, 3, 0]);
    expect([tuple.length, tuple.numbers(3), tuple.numbers(2), tuple.at(2).number()]).toEqual([3, [1, 2, 3], [1, 2], 3]);
    const array = memberOf("Array", [2, 0, 0, 0, 7, 0, 8, 0], [[numberOf("U16"), 8, 2]]);
    expect(array.all(2).map((value) => value.number())).toEqual([7, 8]);
    expect([memberOf("Array", []).length, memberOf("Array", []).all(0)]).toEqual([0, []]);
  });

  it.each<[Name, string, number, string]>([
    ["Text", "Hull\0x", 6, "Hull"],
    ["Handle", "Hull\0x", 6, "Hull"],
    ["Text", "Hull", 4, "Hull"],
    ["Text", "Hull", 2, "Hu"],
    ["Text", "\0", 1, ""],
  ])("of the type %s is the text of %j, up to its end", (type, text, count, read) => {
    expect(memberOf(type, [2, 0, 0, 0, ...Buffer.from(text)], [[numberOf("U8"), 8, count]]).text()).toBe(read);
    expect(memberOf(type, []).text()).toBe("");
  });

  it("may be a text of 256 bytes at most", () => {
    const text = (bytes: number) =>
      memberOf("Text", [2, 0, 0, 0, ...Buffer.alloc(bytes, "x")], [[numberOf("U8"), 8, bytes]]).text();
    expect(text(256)).toBe("x".repeat(256));
    expect(() => text(257)).toThrow("root.v is not a short text");
  });

  it("may be an object, or lead to one, whose type is its own", () => {
    const root = openTagFile(written("U8", Array(36).fill(7)));
    expect([root.typeName, root.object().typeName, root.object().member("v").number()]).toEqual(["Root", "Root", 7]);
    const pointer = memberOf("Pointer", [2, 0, 0, 0, 2, 0, 0, 0], [[numberOf("Root"), 0, 1]]);
    expect([pointer.typeName, pointer.object().typeName, pointer.member("v").typeName]).toEqual([
      "Pointer",
      "Root",
      "Pointer",
    ]);
  });

  const two: [number, number, number][] = [[numberOf("Root"), 0, 2]];
  const long = Array.from({ length: 90 }, (_, at) => (at === 0 ? 2 : 0));
  it.each<[string, () => unknown, string]>([
    ["a number of 64 bits", () => memberOf("U64", []).number(), "root.v is not a number of up to 32 bits"],
    ["halves of 32 bits", () => memberOf("U32", []).halves(), "root.v is not a number of 64 bits"],
    ["a float of 16 bits", () => memberOf("F16", []).number(), "root.v is not a float of 32 or 64 bits"],
    ["a number of no width", () => memberOf("Bare", []).number(), "root.v is not a number"],
    ["a number of a tuple", () => memberOf("Tuple", []).number(), "root.v is not a number"],
    ["a text of a number", () => memberOf("U32", []).text(), "root.v is not a text"],
    ["a text of wide letters", () => memberOf("Text", [2], [[numberOf("U16"), 8, 1]]).text(), "root.v is not a short"],
    ["a list of a number", () => memberOf("U32", []).length, "root.v is not a list"],
    ["a list of a class", () => openTagFile(written("U8", Array(36).fill(0))).length, "root is not a list"],
    ["an object of a number", () => memberOf("U32", []).object(), "root.v is not an object"],
    ["an object of no pointer", () => memberOf("Pointer", []).object(), "root.v is not a pointer to one object"],
    ["one of two objects", () => memberOf("Pointer", long, two).object(), "root.v is not a pointer to one object"],
    [
      "a number for an object",
      () => memberOf("Pointer", [2], [[numberOf("U8"), 0, 1]]).object(),
      "root.v is not a pointer to one object",
    ],
    [
      "a member that is not there",
      () => openTagFile(written("U8", Array(36).fill(0))).member("w"),
      "root.w is not there",
    ],
    ["one behind the last", () => memberOf("Tuple", []).at(3), "root.v[3] is not one of its 3"],
    ["one before the first", () => memberOf("Tuple", []).at(-1), "root.v[-1] is not one of its 3"],
    ["no place", () => memberOf("Tuple", []).at(Number.NaN), "root.v[NaN] is not one of its 3"],
    ["more than wanted", () => memberOf("Tuple", []).all(2), "root.v holds 3 values, more than 2"],
    ["an item that is not there", () => memberOf("Array", [2]).length, "it leads to the item 2, which is not there"],
    [
      "an item of no type",
      () => memberOf("Array", [2], [[99, 0, 1]]).length,
      "the item 2 is of the type 99, which is not declared",
    ],
    ["an item of the type 0", () => memberOf("Array", [2], [[0, 0, 1]]).length, "the item 2 is of the type 0, which"],
    [
      "an item of too many values",
      () => memberOf("Array", [2], [[numberOf("U8"), 0, 1_000_001]]).length,
      "the item 2 claims 1000001 values, more than 1000000",
    ],
    [
      "an item of many values",
      () => memberOf("Array", [2], [[numberOf("U8"), 0, 1_000_000]]).length,
      "the item 2 lies beyond the data",
    ],
    [
      "an item of no size",
      () => memberOf("Array", [2], [[numberOf("Empty"), 0, 1]]).length,
      "the item 2 is of the type Empty, of no size",
    ],
    [
      "an item that ends behind the data",
      () => memberOf("Array", [2], [[numberOf("U16"), 37, 2]]).length,
      "the item 2 lies beyond the data",
    ],
  ])("is refused: %s", (_, read, message) => {
    expect(read).toThrow(CollisionDamage);
    expect(read).toThrow(message);
  });

  it("may end where the data does, and be of nothing", () => {
    expect(memberOf("Array", [2], [[numberOf("U16"), 36, 2]]).length).toBe(2);
    expect(memberOf("Array", [2], [[numberOf("Empty"), 40, 0]]).length).toBe(0);
    expect(
      memberOf("Array", [2], [[numberOf("U16") + 0xff00_0000, 0, 1]])
        .at(0)
        .number(),
    ).toBe(0x0909);
  });
});

describe("a tag file", () => {
  const good = written("U8", Array(36).fill(0));
  const whole = (inner: number[], mark = 0) => Uint8Array.from(chunk("TAG0", inner, mark));
  const within = (depth: number): number[] =>
    depth === 0 ? [] : chunk(`N${depth}__`.slice(0, 4), within(depth - 1), 0);

  it("may lie within other bytes", () => {
    const around = Uint8Array.of(1, 2, 3, ...good, 4);
    expect(openTagFile(around.subarray(3, -1)).member("v").number()).toBe(0);
  });

  it.each<[string, Uint8Array, string]>([
    ["of half a head", Uint8Array.of(0, 0, 0, 8), "a chunk is cut off"],
    ["with a chunk smaller than its head", Uint8Array.of(0, 0, 0, 7, 65, 65, 65, 65), "the size of a chunk is not"],
    ["with a chunk beyond its end", Uint8Array.of(0, 0, 0, 9, 65, 65, 65, 65), "the size of a chunk is not possible"],
    ["with a chunk of nothing", Uint8Array.of(0, 0, 0, 8, 65, 65, 65, 65), "it has no chunk TAG0"],
    ["with a chunk twice", whole([...chunk("DATA", []), ...chunk("DATA", [])]), "a chunk is there twice"],
    ["without data", whole(chunk("NONE", [])), "it has no chunk DATA"],
    ["whose chunks are deep", whole(within(7)), "its chunks are nested more than 8 deep"],
    ["whose chunks are less deep", whole(within(6)), "it has no chunk DATA"],
    ["whose leaf is none", whole([1, 2, 3], 0x4000_0000), "it has no chunk DATA"],
  ])("%s is refused", (_, bytes, message) => {
    expect(() => openTagFile(bytes)).toThrow(CollisionDamage);
    expect(() => openTagFile(bytes)).toThrow(message);
  });

  const items = (rows: number[]) => {
    const at = Buffer.from(good).indexOf("ITEM") - 4;
    const inner = [...good.subarray(8, at), ...chunk("ITEM", rows)];
    return () => openTagFile(whole(inner));
  };

  it("needs whole items, and the first as its root", () => {
    expect(items([0])).toThrow("its list of items is cut off");
    expect(items([])).toThrow("it leads to the item 1, which is not there");
    expect(items([...Array(12).fill(0), ...word(1), ...word(0), ...word(0)])).toThrow("it has no root object");
    expect(items([...Array(12).fill(0), ...word(1), ...word(0), ...word(1)])).not.toThrow();
  });
});
