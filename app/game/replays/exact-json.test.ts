import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseExactJson } from "./read-replay.ts";

describe("JSON of the game is read exactly", () => {
  test.each<[string, unknown]>([
    ["36643412784517925", "36643412784517925"],
    ["-36643412784517925", "-36643412784517925"],
    ["9007199254740991", 9007199254740991],
    ["9007199254740993", "9007199254740993"],
    ["0.1234567890123456789", 0.12345678901234568],
    ["[1e3, -2.5E-1]", [1000, -0.25]],
    ["[NaN, Infinity, -Infinity]", [null, null, null]],
    ['"36643412784517925 NaN \\" Infinity"', '36643412784517925 NaN " Infinity'],
    ['{"NaN\\\\": NaN}', { "NaN\\": null }],
  ])("%s", (text, value) => {
    expect(parseExactJson(text)).toEqual(value);
  });

  test("what JSON can hold is read as by JSON.parse", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const plain = JSON.parse(text);
        if (!/\d{16}/.test(text)) expect(parseExactJson(text)).toEqual(plain);
      }),
    );
  });

  test("what is no JSON is refused", () => {
    expect(() => parseExactJson("{NaN")).toThrow(SyntaxError);
  });

  // A reader that starts over at each quote takes half a minute for these.
  test.each([
    ["a string that is never closed", `{"a":"${'\\"'.repeat(80_000)}`],
    ["quotes without end", `${'\\"'.repeat(80_000)}"`],
    ["a string of escapes alone", `"${'\\"'.repeat(4_000_000)}`],
  ])("%s takes no longer than its length", (_, text) => {
    const start = performance.now();
    expect(() => parseExactJson(text)).toThrow(SyntaxError);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test("a long string of escapes is read", () => {
    expect(parseExactJson(`"${'\\"'.repeat(4_000_000)}"`)).toHaveLength(4_000_000);
  });
});
