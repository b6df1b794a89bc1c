import { describe, expect, it } from "vitest";
import { pageKey } from "./page-key.ts";

const key = (path: string) => pageKey(new URL(path, "https://index.example"));

describe("the key of a page", () => {
  it.each([
    "/",
    "/?tier=10&view=grid&page=2",
    "/529/tiger-i",
    "/techtree/uk?to=529",
    "/529/tiger-i?gun=17172&turret=9219&mode=siege",
    "/529/tiger-i.data",
    "/_.data?tier=10",
  ])("exists for %s, and is the address itself", (path) => expect(key(path)).toBe(path));
  it.each([
    "/?q=tiger",
    "/?utm_campaign=x",
    "/faq",
    "/accounts/500000001/nick",
    "/529/Tiger",
    "/12345678/x",
    `/?tier=${"1".repeat(200)}`,
  ])("does not exist for %s", (path) => expect(key(path)).toBeNull());
});
