import { describe, expect, it } from "vitest";
import { atEndOfBody } from "./end-of-body.ts";

describe("what is put at the end of a body", () => {
  it.each([
    ["<body><p>words</p></body></html>", "<body><p>words</p>MORE</body></html>"],
    // "</body>" within a page's text is not its end.
    ["<body><p></body></p></body></html>", "<body><p></body></p>MORE</body></html>"],
    ["<p>words", "<p>wordsMORE"],
    ["", "MORE"],
  ])("stands last in it: %s", (html, whole) => {
    expect(atEndOfBody(html, "MORE")).toBe(whole);
  });
});
