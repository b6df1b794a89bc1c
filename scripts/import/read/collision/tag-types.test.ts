import { describe, expect, it } from "vitest";
import { laidOutAs, readTypes, type TagType, tagMember } from "./tag-types.ts";

/** The chunks of a file that declares the types A, B and C, and whose members are called x and y. */
function typesOf(body: number[], more: Partial<Record<string, Uint8Array>> = {}) {
  const chunks: Partial<Record<string, Uint8Array>> = {
    TST1: Buffer.from("A\0B\0C\0\xff\xff", "latin1"),
    FST1: Buffer.from("x\0y\0", "latin1"),
    TNA1: Uint8Array.of(4, 0, 0, 1, 0, 2, 0),
    TBDY: Uint8Array.from(body),
    ...more,
  };
  return readTypes((...names) => {
    const found = names.map((name) => chunks[name]).find((bytes) => bytes !== undefined);
    if (found === undefined) throw new Error(`No ${names.join(" or ")}.`);
    return found;
  });
}

const plain = (name: string): TagType => ({ name, parent: null, layout: 0, of: null, size: 0, members: new Map() });

describe("the types of a tag file", () => {
  it("are numbered from 1 on, and as they are named where no body says more", () => {
    expect(typesOf([])).toEqual([null, plain("A"), plain("B"), plain("C")]);
  });

  it("are in chunks of older names, too", () => {
    const [TSTR, FSTR] = [Buffer.from("Old\0"), Buffer.from("x\0")];
    const older = { TSTR, FSTR, TNAM: Uint8Array.of(2, 0, 0), TBOD: Uint8Array.of(1, 0, 8, 5, 0) };
    const gone = { TST1: undefined, FST1: undefined, TNA1: undefined, TBDY: undefined };
    expect(typesOf([], { ...gone, ...older })).toEqual([null, { ...plain("Old"), layout: null, size: 5 }]);
  });

  it.each([
    [[0x7f], 0x7f],
    [[0x80, 0x80], 0x80],
    [[0xbf, 0xff], 0x3fff],
    [[0xc1, 2, 3], 0x01_0203],
    [[0xdf, 0xff, 0xff], 0x1f_ffff],
    [[0xe1, 2, 3, 4], 0x0102_0304],
    [[0xe7, 0xff, 0xff, 0xff], 0x07ff_ffff],
    [[0xe8, 1, 2, 3, 4], 0x0102_0304],
    [[0xe8, 0xff, 0xff, 0xff, 0xff], 0xffff_ffff],
  ])("have numbers packed as %j", (bytes, size) => {
    expect(typesOf([1, 0, 8, ...bytes, 4])[1]?.size).toBe(size);
  });

  it("have everything that their flags say, and the next begins behind it", () => {
    const layout = [0x80, 0x28];
    const members = [2, 0, 32, 4, 2, 1, 33, 9, 3];
    const interfaces = [2, 2, 8, 3, 16];
    const body = [1, 2, 127, ...layout, 3, 7, 12, 4, 9, ...members, ...interfaces, 0, 2, 3, 0];
    const [, a, b, c] = typesOf(body);
    expect(a).toMatchObject({ name: "A", layout: 0x28, size: 12 });
    expect([a?.parent, a?.of]).toEqual([b, c]);
    expect([...(a?.members ?? [])]).toEqual([
      ["x", { offset: 4, type: b }],
      ["y", { offset: 9, type: c }],
    ]);
    expect(b).toEqual({ ...plain("B"), parent: c, layout: null });
  });

  it.each([
    ["a whole number", [3, 4], [8, 5, 1], null],
    ["no layout", [2], [8, 5, 1], null],
    ["a pointer", [3, 6, 3], [8, 5, 1], "C"],
    ["a string by a handle", [3, 0x80, 0x83], [8, 5, 1], null],
  ])("have another type within for pointers, arrays and tuples alone: %s", (_, start, next, of) => {
    const [, a, b] = typesOf([1, 0, ...start, 2, 0, ...next]);
    expect(a?.of?.name ?? null).toBe(of);
    expect(b?.size).toBe(5);
  });

  it("may have parameters of their names, which nothing needs", () => {
    const TNA1 = Uint8Array.of(3, 1, 2, 5, 6, 7, 8, 0, 0);
    expect(typesOf([], { TNA1 }).map((type) => type?.name)).toEqual([undefined, "B", "A"]);
  });

  it("do not keep the members of a body before", () => {
    const [, a] = typesOf([1, 0, 32, 1, 0, 0, 4, 2, 1, 0, 32, 1, 1, 0, 8, 2]);
    expect([...(a?.members.keys() ?? [])]).toEqual(["y"]);
  });

  it("may have members of parents, which are only counted, and 63 of their own", () => {
    const members = Array.from({ length: 63 }, () => [1, 0, 4, 2]).flat();
    const [, a] = typesOf([1, 0, 32, 0xc1, 0, 63, ...members]);
    expect(a?.members.size).toBe(1);
  });

  it.each<[string, number[], Partial<Record<string, Uint8Array>>, string]>([
    ["a number of an unknown length", [1, 0, 8, 0xe9], {}, "TBDY holds the number 233, which begins no packed integer"],
    ["an end in the middle", [1, 0, 8, 0x80], {}, "TBDY ends in the middle of a type"],
    ["a type that is not there", [4], {}, "TBDY names the type 4 of 4"],
    ["a name that is not there", [], { TNA1: Uint8Array.of(2, 9, 0) }, "TNA1 names the name 9 of 4"],
    ["unknown flags", [1, 0, 0x80, 0x80], {}, "the type A has the unknown flags 128"],
    ["too many members", [1, 0, 32, 0x40], {}, "the type A has more members than can be read"],
    ["a member that is not there", [1, 0, 32, 1, 9], {}, "TBDY names the member name 9 of 3"],
    ["a member without a name", [1, 0, 32, 1, 2, 0, 4, 2], {}, "a member of the type A has no name or no type"],
    ["a member without a type", [1, 0, 32, 1, 0, 0, 4, 0], {}, "a member of the type A has no name or no type"],
    ["too many types", [], { TNA1: Uint8Array.of(0xc1, 0, 1) }, "it declares 65537 types, more than 65536"],
    ["fewer types than declared", [], { TNA1: Uint8Array.of(0xc1, 0, 0) }, "TNA1 ends in the middle of a type"],
    ["names of types of no text", [], { TST1: Uint8Array.of(0xfe, 0) }, "the names of types are not UTF-8"],
    ["names of members of no text", [], { FST1: Uint8Array.of(0xfe, 0) }, "the names of members are not UTF-8"],
    [
      "too many names",
      [],
      { FST1: Buffer.alloc(2 ** 20 + 1, "a") },
      "the names of members are longer than 1048576 bytes",
    ],
  ])("are refused with %s", (_, body, more, message) => {
    expect(() => typesOf(body, more)).toThrow(message);
  });

  it("may have names of a megabyte", () => {
    expect(typesOf([], { FST1: Buffer.alloc(2 ** 20, "a") })).toHaveLength(4);
  });
});

/** A type below so many others, of which the last has a layout and the member x. */
function below(count: number): TagType {
  const x = { offset: 4, type: plain("X") };
  let type: TagType = { ...plain("Top"), layout: 7, members: new Map([["x", x]]) };
  for (let at = 0; at < count; at++) type = { ...plain("Low"), layout: null, parent: type };
  return type;
}

describe("a type", () => {
  it.each([0, 1, 33])("has layout and members of the type %d above it", (count) => {
    // One fewer for members, as that of which they are asked counts.
    expect(laidOutAs(below(count)).name).toBe("Top");
    expect(tagMember(below(Math.min(count, 32)), "x")?.offset).toBe(4);
    expect(tagMember(below(Math.min(count, 32)), "y")).toBeUndefined();
  });

  it("has those that lie deeper not", () => {
    expect(() => laidOutAs(below(34))).toThrow("the type Low has no layout");
    expect(() => tagMember(below(33), "x")).toThrow("the type Low is its own parent");
  });

  it("may have none", () => {
    expect(() => laidOutAs({ ...plain("None"), layout: null })).toThrow("the type None has no layout");
  });
});
