import { afterEach, describe, expect, it, vi } from "vitest";
import { EmbeddedData } from "./embedded-data.ts";
import { pack } from "./packed.ts";
import { readEmbedded } from "./read-embedded-data.ts";

const view = { name: "</script><!-- <script>", figure: "−3 %", list: [1, 2] };

/** The text that a browser finds in an element of the HTML. */
function textIn(html: string, id: string): string | undefined {
  return new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, "s").exec(html)?.[1];
}

describe("data embedded beside the loader data", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is the value itself where the page is rendered", () => {
    expect(readEmbedded(new EmbeddedData().add(pack(view), view))).toBe(view);
  });

  it("leaves nothing but its place in what the router writes", () => {
    const embedded = new EmbeddedData();
    expect(JSON.stringify([embedded.add(pack(1), 1), embedded.add(pack(view), view)])).toBe(
      '[{"embedded":0},{"embedded":1}]',
    );
  });

  it("is read from its element in the browser", () => {
    const embedded = new EmbeddedData();
    embedded.add(pack("other"), "other");
    embedded.add(pack(view), view);
    const html = embedded.html();
    vi.stubGlobal("document", { getElementById: (id: string) => ({ textContent: textIn(html, id) }) });
    expect(readEmbedded<typeof view>({ embedded: 1 })).toEqual(view);
  });

  it("is the packed text where a page's data comes alone", () => {
    expect(readEmbedded(pack(view))).toEqual(view);
  });

  it("cannot be left by what it holds", () => {
    const embedded = new EmbeddedData();
    embedded.add(pack(view), view);
    expect(embedded.html().match(/<(?!\/script>$|script type="application\/json" id="embedded-0">)/g)).toBeNull();
  });

  it("says so when a document came without it", () => {
    vi.stubGlobal("document", { getElementById: () => null });
    expect(() => readEmbedded({ embedded: 0 })).toThrow("Reload it");
  });
});
