import { describe, expect, it } from "vitest";
import { pageMeta } from "./page-meta.ts";

const page = {
  title: "Tiger I",
  description: "A heavy tank.",
  origin: "https://index.example",
  canonical: "/529/tiger-i",
};

/** Content of a tag by its name or property. */
function content(tags: ReturnType<typeof pageMeta>, name: string): unknown {
  const tag = tags.find(
    (candidate) =>
      ("name" in candidate && candidate.name === name) || ("property" in candidate && candidate.property === name),
  );
  return tag && "content" in tag ? tag.content : undefined;
}

describe("what a page says of itself", () => {
  it("is the same to search engines and to those who share its link, with absolute addresses", () => {
    const tags = pageMeta({ ...page, picture: { path: "/api/files/previews/529.png", alt: "Tiger I: key figures." } });
    expect(tags).toContainEqual({ title: "Tiger I | The Index" });
    expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://index.example/529/tiger-i" });
    expect(content(tags, "og:title")).toBe("Tiger I");
    expect(content(tags, "og:url")).toBe("https://index.example/529/tiger-i");
    for (const name of ["description", "og:description", "twitter:description"])
      expect([name, content(tags, name)]).toEqual([name, "A heavy tank."]);
    for (const name of ["og:image", "twitter:image"])
      expect([name, content(tags, name)]).toEqual([name, "https://index.example/api/files/previews/529.png"]);
    for (const name of ["og:image:alt", "twitter:image:alt"])
      expect([name, content(tags, name)]).toEqual([name, "Tiger I: key figures."]);
    expect([content(tags, "og:image:width"), content(tags, "og:image:height")]).toEqual(["1200", "630"]);
    expect(content(tags, "twitter:card")).toBe("summary_large_image");
  });

  it("shows the site's own picture where the page has none", () => {
    expect(content(pageMeta(page), "og:image")).toBe("https://index.example/preview.png");
  });

  it("keeps a view that is not to be listed shareable, under the address of its page", () => {
    const tags = pageMeta({ ...page, noindex: true });
    expect(content(tags, "robots")).toBe("noindex,follow");
    expect(content(tags, "og:url")).toBe("https://index.example/529/tiger-i");
  });

  it("lets a shared link lead to the view that it shows, as long as that is not to be listed", () => {
    const view = { pathname: "/529/tiger-i/loadout", search: "?loadout=typical" };
    const urls = [true, false].map((noindex) => content(pageMeta({ ...page, noindex, view }), "og:url"));
    expect(urls).toEqual([
      "https://index.example/529/tiger-i/loadout?loadout=typical",
      "https://index.example/529/tiger-i",
    ]);
  });

  it("says nothing that would need an address where there is none", () => {
    const tags = pageMeta({ title: "Error", description: "An error." });
    expect(tags).toEqual([{ title: "Error | The Index" }, { name: "description", content: "An error." }]);
  });
});
