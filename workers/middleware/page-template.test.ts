import fc from "fast-check";
import { expect, it } from "vitest";
import { PageTemplate } from "./page-template.ts";

const placeholder = "PLACEHOLDERPLACEHOLDER__";
const nonce = "abcdefghijklmnopqrstuv==";
const fill = (html: string) => new TextDecoder().decode(new PageTemplate(html, placeholder, 24).fill(nonce));

it("puts the nonce wherever the placeholder stood, whatever stands around it", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), (parts) => {
      expect(fill(parts.join(placeholder))).toBe(parts.join(nonce));
    }),
  );
});

it("can be filled again and again", () => {
  const template = new PageTemplate(`<script nonce="${placeholder}">é…</script>`, placeholder, 24);
  template.fill("x".repeat(24));
  expect(new TextDecoder().decode(template.fill(nonce))).toBe(`<script nonce="${nonce}">é…</script>`);
});

it("refuses a placeholder of another length than a nonce", () => {
  expect(() => new PageTemplate("", "short", 24)).toThrow(RangeError);
});
