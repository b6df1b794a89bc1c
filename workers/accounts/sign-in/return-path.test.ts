import { describe, expect, it } from "vitest";
import { returnPath } from "./return-path.ts";

describe("the way back after signing in", () => {
  it.each([
    "/",
    "/access",
    "/529/tiger-i?gun=1#armour",
    "/techtree/germany?to=529",
    "/accounts/500000001/Commander_1",
    "/529/sch%C3%B6n%20%2B%20gut",
    "/100%25",
    "/access?from=%2F%2Fevil.example&to=%2Fapi%2F",
    `/${"a".repeat(999)}`,
  ])("leads to %s", (path) => {
    expect(returnPath(path, "/fallback")).toBe(path);
  });

  it.each([
    "//evil.example",
    "///evil.example",
    "//[evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/..//evil.example",
    "/%5cevil.example/..//evil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "access",
    "",
    " /access",
    "/api/patreon/logout",
    "/x/../api/account/delete",
    "/%2Fevil.example",
    "/%2F%2Fevil.example",
    "/%2f%2fevil.example/%zz",
    "/%5Cevil.example",
    "/%5c%5cevil.example",
    "/%252Fevil.example",
    "/%25255Cevil.example",
    "/%09/evil.example",
    "/..%2F%2Fevil.example",
    "/api%2Faccount%2Fdelete",
    "/api%252Faccount",
    "/%61pi/patreon/logout",
    "/x%2F..%2Fapi%2Faccount",
    `/${"a".repeat(1_000)}`,
    undefined,
  ])("never leads to %j", (path) => {
    expect(returnPath(path, "/fallback")).toBe("/fallback");
  });

  it("stays on this site whatever it is given", () => {
    for (const path of ["/@evil.example", "/:80", "/%2f%2fevil.example", "/;//evil.example", "/?//evil.example"]) {
      expect(new URL(returnPath(path, "/"), "https://index.example").origin).toBe("https://index.example");
    }
  });
});
