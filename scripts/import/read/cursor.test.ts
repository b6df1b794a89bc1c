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
  ])("finds no number in %s", (source, message) => {
    const { cursor, faults } = open(source);
    expect(cursor.child("b").number()).toBe(0);
    expect(faults).toEqual([{ file: "a.xml", element: "b", message }]);
  });

  it("wants as many numbers as it is told, and whole ones where they must be", () => {
    const { cursor, faults } = open("<a><b>1</b><c>1.5</c></a>");
    expect(cursor.child("b").numbers(2)).toEqual([0, 0]);
    expect(cursor.child("c").integer()).toBe(1);
    expect(faults.map(({ message }) => message)).toEqual([
      'should hold 2 numbers, holds "1"',
      'should hold a whole number, holds "1.5"',
    ]);
  });
});
