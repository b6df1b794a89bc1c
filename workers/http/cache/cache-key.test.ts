import { describe, expect, it } from "vitest";
import { isPublicPage, keptPage, pathPattern } from "./cache-key.ts";

const minute = 60_000;
const kept = (path: string, now = 0) => keptPage(new URL(path, "https://index.example"), now);
const key = (path: string) => kept(path)?.name ?? null;

describe("the key of a page", () => {
  it.each([
    "/",
    "/?tier=10&view=grid&page=2",
    "/529/tiger-i",
    "/techtree/uk?to=529",
    "/disable-adblock",
    "/faq",
    "/529/tiger-i/armour",
    "/529/tiger-i/statistics.data",
    "/529/tiger-i/loadout?loadout=stock",
    "/529/tiger-i.data",
    "/_.data?tier=10",
    "/?class=SPG&tier=10&nation=uk&role=sniper&type=premium&sort=-dpm&view=grid&page=2",
    "/529/tiger-i/loadout?loadout=typical",
    "/techtree/germany?from=1&to=529",
    "/techtree/germany.data",
    "/1234567/a",
    "/news/a-post-of-2026",
    "/news/a-post.data",
    `/1/${"a".repeat(80)}`,
    `/?tier=${"1".repeat(154)}`,
  ])("exists for %s, and is the address itself", (path) => expect(key(path)).toBe(path));
  it.each([
    "/?q=tiger",
    "/faq?cleared=1",
    "/faq/more",
    "/more/faq",
    "/529/tiger-i?modules=stock",
    "/529/tiger-i/loadout?loadout=1A",
    "/529/tiger-i/guns",
    "/?utm_campaign=x",
    "/access",
    "/accounts/500000001/nick",
    "/529/Tiger",
    "/12345678/x",
    "/x/tiger-i",
    "/news/A-post",
    "/news/a/b",
    "/529/",
    "/529/tiger-i/more",
    "/more/529/tiger-i",
    `/1/${"a".repeat(81)}`,
    "/techtree/",
    "/techtree/u",
    "/techtree/UK",
    "/techtree/atlantisatla",
    "/techtree/uk/more",
    "/more/techtree/uk",
    "/_.data/529/tiger-i",
    "/529/ti.datager-i",
    "/?tier=10&q=tiger",
    "/?=10",
    `/?tier=${"1".repeat(155)}`,
  ])("does not exist for %s", (path) => expect(key(path)).toBeNull());
});

describe("a page that shows what changes by itself", () => {
  it.each([
    ["/news", 0, 0],
    ["/news", 15 * minute - 1, 0],
    ["/news", 15 * minute, 1],
    ["/news.data?source=index&kind=data&page=2", 31 * minute, 2],
    ["/?tier=10", 31 * minute, 2],
    ["/_.data", 31 * minute, 2],
    ["/community-average", 15 * minute - 1, 0],
    ["/community-average?class=SPG&source=own", 15 * minute, 1],
    ["/community-average.data", 31 * minute, 2],
    ["/faq", 31 * minute, 0],
  ])("%s at %d ms is for the span %d, under the same name", (path, now, span) => {
    expect(kept(path, now)).toEqual({ name: path, span });
  });

  it("is not kept for what a visitor typed", () => expect(kept("/news?q=patch")).toBeNull());
});

it("a page that could never be cached stops the Worker from starting", () => {
  expect(() => pathPattern("/guides/:guide")).toThrow(
    /^The page \/guides\/:guide has .* lacks the values of :guide\.$/,
  );
});

it.each([
  ["/529/tiger-i", true],
  ["/529/tiger-i/armour", true],
  // What the visitor did in the vehicle, and the loadouts that an account keeps.
  ["/529/tiger-i/statistics", false],
  ["/529/tiger-i/loadout", false],
  ["/access", false],
])("the data of %s is everyone's: %s", (path, is) => expect(isPublicPage(path)).toBe(is));
