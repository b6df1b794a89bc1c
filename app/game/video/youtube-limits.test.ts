import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkChapters, checkDescription, checkTags, checkTitle, tagsOf, utf8Length } from "./youtube-limits.ts";

describe("A title", () => {
  test.each([
    ["T-34", 4, []],
    ["x".repeat(100), 100, []],
    ["x".repeat(101), 101, ["1 too many: YouTube takes 100."]],
    [" ", 1, ["A video needs a title."]],
    ["a <b>", 5, ["YouTube takes no < or > in a title."]],
    ["a\nb", 3, ["A title is one line."]],
  ])("%j takes %d", (title, used, problems) => {
    expect(checkTitle(title)).toEqual({ used, max: 100, problems });
  });
});

test("A description is counted in bytes", () => {
  expect(checkDescription("é€🙂")).toMatchObject({ used: 9, problems: [] });
  expect(checkDescription("é".repeat(2501)).problems).toEqual(["2 too many: YouTube takes 5000."]);
});

test("The bytes of a text are those of an encoder", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
    }),
  );
});

test("Tags are counted with their commas, and with quotation marks where they have a space", () => {
  expect(tagsOf(" a,, b  c ,A\nd")).toEqual(["a", "b c", "d"]);
  expect(checkTags("a, b c, d").used).toBe(1 + 5 + 1 + 2);
  expect(checkTags("x".repeat(501)).problems).toEqual(["1 too many: YouTube takes 500."]);
});

describe("Chapters", () => {
  const whole = "0:00 Map\n0:30 Battle\n4:50 Victory";
  test.each([
    [whole, []],
    ["0:00 Map\n1:00:00 Battle\n1:00:10 Victory", []],
    ["0:00 Map\n0:30 Battle", ["YouTube shows chapters only when there are 3 or more."]],
    ["0:05 Map\n0:30 Battle\n4:50 Victory", ["The first chapter has to begin at 0:00."]],
    ["0:00 Map\n0:09 Battle\n4:50 Victory", ["Chapter 2 begins less than 10 seconds after the one before it."]],
    ["0:00 Map\n4:50 Battle\n0:30 Victory", ["Chapter 3 begins less than 10 seconds after the one before it."]],
    [`${whole}\nlater`, ["“later” is no chapter: write a time, a space and a name."]],
    ["0:00 Map\n0:30 Battle\n\n 0:40\tKill\n4:50  Victory", []],
    [`${whole}\nat 5:10 End`, ["“at 5:10 End” is no chapter: write a time, a space and a name."]],
    [`${whole}\n310 End`, ["“310 End” is no chapter: write a time, a space and a name."]],
    [`${whole}\n5:10`, ["“5:10” is no chapter: write a time, a space and a name."]],
    [`${whole}\n5:99 End`, ["“5:99 End” is no chapter: write a time, a space and a name."]],
    [`${whole}\n  ${"x".repeat(61)}  `, [`“${"x".repeat(60)}” is no chapter: write a time, a space and a name.`]],
    [
      "0:00 Map\n0:30 Battle\nend",
      [
        "“end” is no chapter: write a time, a space and a name.",
        "YouTube shows chapters only when there are 3 or more.",
      ],
    ],
    ["0:00 Map", ["YouTube shows chapters only when there are 3 or more."]],
    ["", []],
  ])("%j", (text, problems) => {
    expect(checkChapters(text).problems).toEqual(problems);
  });
});

test.each([
  ["\u007f", 1],
  ["\u0080", 2],
  ["\u07ff", 2],
  ["\u0800", 3],
  ["\uffff", 3],
  ["\u{10000}", 4],
  ["a\u{10ffff}b", 6],
])("%j has %d bytes", (text, bytes) => {
  expect(utf8Length(text)).toBe(bytes);
});
