import { afterEach, describe, expect, it, vi } from "vitest";
import { Aside } from "./aside.ts";
import { pack } from "./packed.ts";
import { readAside } from "./read-aside.ts";

const view = { name: "</script><!-- <script>", figure: "−3 %", list: [1, 2] };

/** The text that a browser finds in an element of the HTML. */
function textIn(html: string, id: string): string | undefined {
  return new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, "s").exec(html)?.[1];
}

describe("data beside the loader data", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is the value itself where the page is rendered", () => {
    expect(readAside(new Aside().put(pack(view), view))).toBe(view);
  });

  it("leaves nothing but its place in what the router writes", () => {
    const aside = new Aside();
    expect(JSON.stringify([aside.put(pack(1), 1), aside.put(pack(view), view)])).toBe('[{"aside":0},{"aside":1}]');
  });

  it("is read from its element in the browser", () => {
    const aside = new Aside();
    aside.put(pack("other"), "other");
    aside.put(pack(view), view);
    const html = aside.html();
    vi.stubGlobal("document", { getElementById: (id: string) => ({ textContent: textIn(html, id) }) });
    expect(readAside<typeof view>({ aside: 1 })).toEqual(view);
  });

  it("is the packed text where a page's data comes alone", () => {
    expect(readAside(pack(view))).toEqual(view);
  });

  it("cannot be left by what it holds", () => {
    const aside = new Aside();
    aside.put(pack(view), view);
    expect(aside.html().match(/<(?!\/script>$|script type="application\/json" id="aside-0">)/g)).toBeNull();
  });

  it("says so when a document came without it", () => {
    vi.stubGlobal("document", { getElementById: () => null });
    expect(() => readAside({ aside: 0 })).toThrow("Reload it");
  });
});
