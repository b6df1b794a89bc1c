import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { mergeXml, normaliseXml, parseXml } from "./xml.ts";

function parse(source: string) {
  const faults = new SourceFaults();
  return { root: parseXml(source, "a.xml", faults), faults: faults.list };
}

describe("the game's XML", () => {
  it("may name its root after a file that begins with a digit", () => {
    const { root, faults } = parse("<01_field.xml><a>\t1\t</a></01_field.xml>");
    expect(faults).toEqual([]);
    expect(root?.children).toEqual([{ name: "a", text: "1", children: [] }]);
  });

  it("may carry namespace elements without a namespace", () => {
    const { root, faults } = parse("<a><xmlns:xmlref>\thttp://bwt/xmlref\t</xmlns:xmlref><xsi:x>1</xsi:x></a>");
    expect(faults).toEqual([]);
    expect(root?.children.map(({ name }) => name)).toEqual(["xmlns_xmlref", "xsi_x"]);
  });

  it("mixes text and children", () => {
    const { root } = parse("<a>\t7500\t<gold></gold>\n</a>");
    expect(root).toEqual({ name: "a", text: "7500", children: [{ name: "gold", text: "", children: [] }] });
  });

  it("joins text that stands between children, and keeps the game's own spelling of every value", () => {
    const { root } = parse("<a>\t one <b>1.50</b> two <c>007</c>\n three <d>0x10</d><e>True</e><f>1e3</f></a>");
    expect([root?.text, ...(root?.children ?? []).map(({ text }) => text)]).toEqual([
      ...["one two three", "1.50", "007", "0x10", "True", "1e3"],
    ]);
  });

  it("may have a declaration and attributes, of which nothing is read", () => {
    const { root, faults } = parse('<?xml version="1.0" encoding="utf-8"?>\n<a b="c"><d e="f">1</d></a>');
    expect(faults).toEqual([]);
    expect(root).toEqual({ name: "a", text: "", children: [{ name: "d", text: "1", children: [] }] });
  });

  it("keeps repeated children apart and in order", () => {
    const { root } = parse("<a><b>1</b><c>2</c><b>3</b></a>");
    expect(root?.children.map(({ name, text }) => name + text)).toEqual(["b1", "c2", "b3"]);
  });

  it("is read without the parts that only the renderer needs", () => {
    const { root } = parse("<a><models><undamaged>x</undamaged></models><weight>1</weight></a>");
    expect(root?.children.map(({ name }) => name)).toEqual(["weight"]);
  });

  it.each(["", "<a>", "<a></b>", "<a><b></a></b>", "<a></a><b></b>", "no tags", "<models></models>", "<?x?><a></a>"])(
    "is a fault when it reads %j",
    (source) => {
      const { root, faults } = parse(source);
      expect(root).toBeUndefined();
      expect(faults).toEqual([{ file: "a.xml", element: "", message: expect.stringContaining("not well-formed") }]);
    },
  );

  it("is left alone where it is XML already", () => {
    const source = "<a><_88mm_L71>1 &lt; 2</_88mm_L71></a>";
    expect(normaliseXml(source)).toBe(source);
  });
});

describe("one element laid over another", () => {
  const merged = (base: string, over: string) => {
    const [below, above] = [parse(base).root, parse(over).root];
    return below && above && mergeXml(below, above);
  };

  it.each([
    ["<a><b>1</b><c>2</c></a>", "<a><c>3</c></a>", "<a><b>1</b><c>3</c></a>"],
    ["<a><b>1</b></a>", "<x><d>4</d><e>5</e></x>", "<a><b>1</b><d>4</d><e>5</e></a>"],
    ["<a>0<b>1<c>2</c><d>3</d></b></a>", "<a><b><d>4</d></b></a>", "<a>0<b>1<c>2</c><d>4</d></b></a>"],
    ["<a>0<b></b></a>", "<a>9<b>1</b></a>", "<a>9<b>1</b></a>"],
    ["<a></a>", "<a><b>1</b><b>2</b></a>", "<a><b>1</b><b>2</b></a>"],
  ])("%s with %s over it", (base, over, expected) => {
    expect(merged(base, over)).toEqual(parse(expected).root);
  });
});
