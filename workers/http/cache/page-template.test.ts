import fc from "fast-check";
import { expect, it } from "vitest";
import { PageTemplate } from "./html-cache.ts";

const placeholder = "PLACEHOLDERPLACEHOLDER__";
const nonce = "abcdefghijklmnopqrstuv==";
const fill = (html: string) => new TextDecoder().decode(new PageTemplate(html, placeholder, 24).fill(nonce));

it("puts the nonce wherever the placeholder stood, whatever stands around it", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), (segments) => {
      expect(fill(segments.join(placeholder))).toBe(segments.join(nonce));
    }),
  );
});

it("can be filled again and again", () => {
  const template = new PageTemplate(`<script nonce="${placeholder}">é…</script>`, placeholder, 24);
  const before = template.fill("x".repeat(24));
  expect(new TextDecoder().decode(template.fill(nonce))).toBe(`<script nonce="${nonce}">é…</script>`);
  // One answer may still be sent while the next one is made.
  expect(new TextDecoder().decode(before)).toContain("x".repeat(24));
});

it("refuses a placeholder of another length than a nonce", () => {
  expect(() => new PageTemplate("", "short", 24)).toThrow("as long as a nonce");
});

it("knows its size in bytes", () => {
  expect(new PageTemplate(`é${placeholder}`, placeholder, 24).size).toBe(26);
});
