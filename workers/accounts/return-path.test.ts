import { describe, expect, it } from "vitest";
import { returnPath } from "./return-path.ts";

describe("the way back after signing in", () => {
  it.each([
    "/",
    "/access",
    "/529/tiger-i?gun=1#armour",
    "/techtree/germany?to=529",
    "/accounts/500000001/Commander_1",
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
