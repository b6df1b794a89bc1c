import { describe, expect, it } from "vitest";
import { miniClient } from "#scripts/import/fixtures/mini-run.fixture.ts";
import { SourceFaults } from "#scripts/import/report.ts";
import { packXml } from "../../fixtures/installed-game/pack-xml.fixture.ts";
import { parseXml, type XmlElement } from "../xml.ts";
import { isPacked, parsePacked } from "./packed-section.ts";

function parse(bytes: Uint8Array, file = "vehicles/ussr/a.xml") {
  const faults = new SourceFaults();
  return { root: parsePacked(bytes, file, faults), faults: faults.list };
}

/** An element with its numbers as floats, since 100.000000 and 100 are one, and so are 5.71428585 and 5.714286. */
function numeric({ name, text, children }: XmlElement): unknown {
  const words = text
    .split(/\s+/)
    .map((word) => (word === "" || Number.isNaN(Number(word)) ? word : Math.fround(Number(word))));
  return { name, words, children: children.map(numeric) };
}

/** A packed file with one child `a`, of a type and with bytes as given. */
function single(type: number, ...bytes: number[]): Uint8Array {
  const end = Buffer.alloc(4);
  end.writeUInt32LE(type * 0x1000_0000 + bytes.length);
  return Uint8Array.from([0x45, 0x4e, 0xa1, 0x62, 0, 97, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, ...end, ...bytes]);
}

describe("a packed file", () => {
  it.each(Object.keys(miniClient()).filter((path) => !path.includes("vehicles/") || path.includes("germany")))(
    "holds the same elements as the XML it was packed from: %s",
    (path) => {
      const xml = miniClient()[path] ?? "";
      const faults = new SourceFaults();
      const plain = parseXml(xml, path, faults);
      const { root, faults: found } = parse(packXml(xml), path);
      expect([...faults.list, ...found]).toEqual([]);
      expect(root && { ...root, children: root.children.map(numeric) }).toEqual(
        plain && { ...plain, name: root?.name, children: plain.children.map(numeric) },
      );
    },
  );

  it("has its root named after the file, as an unpacked one", () => {
    expect(parse(packXml("<list.xml><a>1</a></list.xml>"), "vehicles/ussr/list.xml").root?.name).toBe("list.xml");
    expect(parse(packXml("<x><a>1</a></x>"), "arena_defs/01_field.xml").root?.name).toBe("_01_field.xml");
  });

  it.each([
    ["0", 2, []],
    ["-1", 2, [255]],
    ["300", 2, [44, 1]],
    ["-300", 2, [212, 254]],
    ["-70000", 2, [144, 238, 254, 255]],
    ["9223372036854775807", 2, [255, 255, 255, 255, 255, 255, 255, 127]],
    ["0.4", 3, [205, 204, 204, 62]],
    ["1 -2.5", 3, [0, 0, 128, 63, 0, 0, 32, 192]],
    ["", 3, []],
    ["true", 4, [1]],
    ["false", 4, [0]],
    ["false", 4, []],
    ["BASE", 5, [4, 4, 132]],
    ["é", 1, [0xc3, 0xa9]],
    ["", 1, []],
    ["", 0, []],
    ["AB", 0, [0, 0, 2, 0, 0, 0x10, 65, 66]],
  ])("holds %j as type %d with the bytes %j", (text, type, bytes) => {
    expect(parse(single(type, ...bytes))).toEqual({
      root: { name: "a.xml", text: "", children: [{ name: "a", text, children: [] }] },
      faults: [],
    });
  });

  it("is read where it lies within other bytes, with texts that end without their blanks", () => {
    const bytes = Uint8Array.of(7, 7, 7, ...single(1, 32, 65, 10), 7);
    expect(parse(bytes.subarray(3, -1)).root?.children).toEqual([{ name: "a", text: "A", children: [] }]);
    const blob = Uint8Array.of(7, 7, 7, ...single(5, 4, 4, 132), 7);
    expect(parse(blob.subarray(3, -1)).root?.children[0]?.text).toBe("BASE");
  });

  it("leaves out what nobody reads, whatever it holds", () => {
    const file = packXml("<x><a><b>1</b><c>2</c></a><b><d>1</d></b><e>3</e></x>");
    const root = parsePacked(file, "x.xml", new SourceFaults(), new Set(["b"]));
    expect(root?.children).toEqual([
      { name: "a", text: "", children: [{ name: "c", text: "2", children: [] }] },
      { name: "e", text: "3", children: [] },
    ]);
    expect(parse(packXml("<x><a>1</a></x>"), "x.xml").root?.name).toBe("x.xml");
  });

  it("may hold a value beside children", () => {
    const { root } = parse(packXml("<x><armor>\t120.5\t<factor>0.5</factor></armor></x>"));
    expect(root?.children).toEqual([
      { name: "armor", text: "120.5", children: [{ name: "factor", text: "0.5", children: [] }] },
    ]);
  });

  it("may hold a nought beside children, which takes no bytes", () => {
    const { root } = parse(packXml("<x><armor>0<factor>0.5</factor></armor></x>"));
    expect(root?.children[0]?.text).toBe("0");
  });

  it("is told from XML by its first bytes", () => {
    expect([isPacked(packXml("<a></a>")), isPacked(Buffer.from("<a></a>")), isPacked(Buffer.from("E"))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("a damaged packed file is a fault with file and element:", () => {
  const good = packXml("<x><hull><weight>1.5</weight><armor>7</armor></hull><name>text</name></x>");
  const changed = (at: number, ...bytes: number[]) => {
    const copy = Buffer.from(good);
    copy.set(bytes, at < 0 ? copy.length + at : at);
    return copy;
  };

  /** Sections within each other, `levels` deep. */
  const deep = (levels: number) => {
    const heads = Array.from({ length: levels - 1 }, (_, inside) => {
      const head = Buffer.alloc(12);
      head.writeUInt16LE(1, 0);
      head.writeUInt32LE(6 + 12 * (levels - 2 - inside), 8);
      return head;
    });
    return Buffer.concat([Buffer.from([0x45, 0x4e, 0xa1, 0x62, 0, 97, 0, 0]), ...heads, Buffer.alloc(6)]);
  };

  it.each([
    ["a wrong number at its start", changed(0, 1), "", "does not begin with the number"],
    ["a later version", changed(4, 1), "", "unknown version 1"],
    ["names without an end", good.subarray(0, 9), "", "dictionary of names has no end"],
    ["nothing but names", packXml("<x></x>").subarray(0, 6), "", "its head lies beyond its end"],
    ["its last byte missing", good.subarray(0, -1), "name", "ends 1 bytes beyond what holds it"],
    ["a byte too many", Buffer.concat([good, Buffer.from([0])]), "", "1 bytes at its end belong to no value"],
    ["more children than room", single(0, 255, 255, 0, 0, 0, 0), "a", "no room for the 65535 children"],
    [
      "an end before its start",
      single(0, 1, 0, 1, 0, 0, 0x10, 0, 0, 0, 0, 0, 0x10, 65),
      "a/a",
      "ends before it begins",
    ],
    ["a name it does not list", single(0, 1, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0), "a", "name that the dictionary lacks"],
    ["a section as own value", single(0, 0, 0, 1, 0, 0, 0, 65), "a", "own value is a section"],
    ["an unknown type", single(6, 1), "a", "of the unknown type 6"],
    ["a whole number of three bytes", single(2, 1, 2, 3), "a", "whole number of 3 bytes"],
    ["half a float", single(3, 1, 2), "a", "floats in 2 bytes"],
    ["something between yes and no", single(4, 2), "a", "neither true nor false"],
    ["a text that is none", single(1, 0xff, 0xfe), "a", "not UTF-8"],
    ["a later version and a wrong number", changed(0, 1, 1, 1, 1, 1), "", "does not begin with the number"],
    ["a whole number of five bytes", single(2, 1, 2, 3, 4, 5), "a", "whole number of 5 bytes"],
    ["yes in two bytes", single(4, 1, 0), "a", "neither true nor false"],
    ["no in two bytes", single(4, 0, 0), "a", "neither true nor false"],
    ["a head that lacks a byte", single(0, 0, 0, 0, 0, 0), "a", "its head lies beyond its end"],
    ["room for all but one child", single(0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), "a", "no room for the 1 children"],
    ["a section as the value of a type that is one", single(15, 1), "a", "of the unknown type 15"],
    ["a name of no text", Uint8Array.from([0x45, 0x4e, 0xa1, 0x62, 0, 0xff, 0, 0]), "", "not UTF-8"],
    ["a depth of 33", deep(33), `${"a/".repeat(31)}a`, "nested more than 32 deep"],
    ["a depth of 10,000", deep(10_000), `${"a/".repeat(31)}a`, "nested more than 32 deep"],
  ])("%s", (_, bytes, element, message) => {
    expect(parse(bytes)).toEqual({
      root: undefined,
      faults: [{ file: "vehicles/ussr/a.xml", element, message: expect.stringContaining(message) }],
    });
  });

  it("but not depths that the game has", () => {
    expect(parse(deep(20)).faults).toEqual([]);
    expect(parse(deep(32)).faults).toEqual([]);
  });
});
