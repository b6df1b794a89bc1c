import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { Cursor } from "./cursor.ts";
import { parseXml } from "./xml.ts";

function open(source: string) {
  const faults = new SourceFaults();
  return { cursor: new Cursor("a.xml", "", parseXml(source, "a.xml", faults), faults), faults: faults.list };
}

describe("a cursor", () => {
  it("reads texts, words and numbers", () => {
    const { cursor, faults } = open("<a><n>\t1.5\t</n><w> one  two </w><p>1 2 3</p></a>");
    expect(cursor.child("n").number()).toBe(1.5);
    expect(cursor.child("w").words()).toEqual(["one", "two"]);
    expect(cursor.child("p").numbers(3)).toEqual([1, 2, 3]);
    expect(cursor.maybe("x")).toBeUndefined();
    expect(cursor.has("n")).toBe(true);
    expect(cursor.children("n")).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  it("knows its name, its place, its children and flags", () => {
    const { cursor, faults } = open("<a><b><c>True</c><d>false</d></b><e></e></a>");
    const b = cursor.child("b");
    expect([cursor.name, cursor.path, b.name, b.path, b.child("c").path]).toEqual(["a", "", "b", "b", "b/c"]);
    expect(cursor.children().map(({ name, path }) => [name, path])).toEqual([
      ["b", "b"],
      ["e", "e"],
    ]);
    expect(b.children("d").map(({ path }) => path)).toEqual(["b/d"]);
    expect([b.child("c").flag(), b.child("d").flag(), cursor.child("e").flag()]).toEqual([true, false, false]);
    expect([cursor.has("b"), cursor.has("c"), cursor.maybe("e")?.path]).toEqual([true, false, "e"]);
    expect(faults).toEqual([]);
  });

  it("may have other children, and stays a stand-in where it is one", () => {
    const { cursor } = open("<a><b>x</b><c>y</c></a>");
    const c = cursor.child("c").element;
    const changed = cursor.with(c ? [c] : []);
    expect([changed.name, changed.has("b"), changed.child("c").text()]).toEqual(["a", false, "y"]);
    const nothing = cursor.child("b").child("none");
    expect([nothing.name, nothing.text(), nothing.children(), nothing.with(c ? [c] : []).has("c")]).toEqual([
      ...["", "", [], false],
    ]);
    expect(nothing.numbers(2)).toEqual([0, 0]);
  });

  it("takes a number with a fraction as the shortest decimal of its float, however it was printed", () => {
    const { cursor } = open("<a><n>5.71428585 5.714286 133.333328 100.000000 99999999</n></a>");
    expect(cursor.child("n").numbers()).toEqual([5.714286, 5.714286, 133.33333, 100, 99999999]);
  });

  it("names the missing element once, however far one reads on", () => {
    const { cursor, faults } = open("<a><b></b></a>");
    expect(cursor.child("b").child("c").child("d").number()).toBe(0);
    expect(faults).toEqual([{ file: "a.xml", element: "b", message: "has no element c" }]);
  });

  it.each([
    ["<a><b>x</b></a>", 'should hold a number, holds "x"'],
    ["<a><b></b></a>", 'should hold a number, holds ""'],
    ["<a><b>1 x</b></a>", 'should hold a number, holds "1 x"'],
  ])("finds no number in %s", (source, message) => {
    const { cursor, faults } = open(source);
    expect(cursor.child("b").number()).toBe(0);
    expect(faults).toEqual([{ file: "a.xml", element: "b", message }]);
  });

  it("wants as many numbers as it is told, and whole ones where they must be", () => {
    const { cursor, faults } = open("<a><b>1</b><c>1.5</c></a>");
    expect(cursor.child("b").numbers(2)).toEqual([0, 0]);
    expect(cursor.child("c").integer()).toBe(1);
    expect(cursor.child("b").integer()).toBe(1);
    expect(faults.map(({ message }) => message)).toEqual([
      'should hold 2 numbers, holds "1"',
      'should hold a whole number, holds "1.5"',
    ]);
  });
});
