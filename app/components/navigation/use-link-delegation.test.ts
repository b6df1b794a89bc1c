import { describe, expect, it } from "vitest";
import { type LinkClick, routerTarget } from "./use-link-delegation.ts";

const here = "https://index.example/5137/tiger-ii?modules=stock";
const plain: LinkClick = {
  button: 0,
  modified: false,
  href: "https://index.example/",
  target: "",
  download: false,
};

describe("routerTarget", () => {
  it.each<[string, Partial<LinkClick>, string | null]>([
    ["a link within the site", { href: "https://index.example/?tier=10#name" }, "/?tier=10#name"],
    ["the same page again", { href: here }, "/5137/tiger-ii?modules=stock"],
    ["a place on the same page", { href: `${here}#guns` }, null],
    ["another page's place", { href: "https://index.example/5137/tiger-ii#guns" }, "/5137/tiger-ii#guns"],
    ["another site", { href: "https://elsewhere.example/" }, null],
    ["another scheme", { href: "mailto:someone@index.example" }, null],
    ["the API", { href: "https://index.example/api/patreon/login" }, null],
    ["the middle button", { button: 1 }, null],
    ["a click with a modifier", { modified: true }, null],
    ["a new tab", { target: "_blank" }, null],
    ["the same tab by name", { target: "_self" }, "/"],
    ["a download", { download: true }, null],
  ])("%s", (_, change, expected) => {
    expect(routerTarget({ ...plain, ...change }, here)).toBe(expected);
  });
});
