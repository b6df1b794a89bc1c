import { describe, expect, it } from "vitest";
import { sheetCss, sheetPosition, sheetSize, sheetSvg } from "./icon-sheet.ts";
import { iconCss } from "./used-icons.ts";

const drawings = [
  { name: "a", body: '<clipPath id="c"><path d="M0 0"/></clipPath><g clip-path="url(#c)"/>' },
  { name: "b", body: '<clipPath id="c"/><g clip-path="url(#c)"/>' },
  { name: "c", body: "<path/>" },
];

describe("a sheet of icons", () => {
  it.each([0, 1, 2])("is placed so that icon %i of three fills its element", (index) => {
    // CSS: offset = position × (element − image); in units of the element's height.
    const image = sheetSize(3) / 100;
    const offset = (sheetPosition(index, 3) / 100) * (1 - image);
    expect(offset * 24).toBeCloseTo(-(index * 28 + 2), 9);
  });

  it("keeps apart what the drawings name alike", () => {
    const svg = sheetSvg(drawings);
    const ids = [...svg.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });

  it("holds nothing that would end its URL in a style sheet", () => {
    const url = /url\("([^"]*)"\)/.exec(sheetCss(drawings, "mask"))?.[1] ?? "";
    expect(url).not.toMatch(/[<>#{}\n]/);
    expect(decodeURIComponent(url.slice(url.indexOf(",") + 1))).toBe(sheetSvg(drawings).replaceAll('"', "'"));
  });
});

describe("the icons of the site", () => {
  it("are those that the sources name, nations in their own colours", async () => {
    const css = await iconCss();
    expect(css).toContain(".i-lucide-search{mask-position");
    expect(css).toContain(".i-own-class-heavy{mask-position");
    expect(css).toContain(".i-own-nation-italy{background-position");
    expect(css.match(/url\(/g)).toHaveLength(2);
    const sheet = decodeURIComponent(/url\("([^"]*)"\)/.exec(css)?.[1] ?? "");
    expect(sheet).toMatch(/<g fill='none' stroke='currentColor'[^>]*><path transform='translate\(0 2\)'/);
    // Circles and lines of an icon are one path, in the style that all icons share; so is a glyph of that style.
    expect(sheet).toMatch(/<path transform='translate\(0 \d+\)' d='m21 21-4\.34-4\.34M11 3A8 8/);
    expect(sheet).toMatch(/<g transform='translate\(0 \d+\)'><path d='M12 3v18M3 12h18/);
    // A glyph of another style keeps what its file says.
    expect(sheet).toMatch(/<g><path d='m12 1\.8 8\.9[^>]*stroke-width='2\.2'/);
  });
});
