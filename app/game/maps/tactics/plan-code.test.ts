import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodePlan, encodePlan, fitsLink, MAX_BOARD_CODE, mapOfCode } from "./plan-code.ts";
import {
  type BoardMark,
  cleanNote,
  FIELD_STEPS,
  INKS,
  MAX_MARKS,
  MAX_NOTE,
  MAX_POINTS,
  type TacticsBoard,
} from "./tactics-board.ts";

const MAP = 5;
const step = fc.integer({ min: 0, max: FIELD_STEPS });
const point = fc.record({ x: step, y: step });
const ink = fc.constantFrom(...INKS);
const note = fc.string({ unit: "binary", maxLength: 80 }).map(cleanNote);
const mark: fc.Arbitrary<BoardMark> = fc.oneof(
  fc.record({ kind: fc.constant("marker" as const), ink, points: fc.tuple(point), note }),
  fc.record({ kind: fc.constant("ruler" as const), ink, points: fc.tuple(point, point), note: fc.constant("") }),
  fc.record({
    kind: fc.constantFrom("arrow" as const, "line" as const),
    ink,
    points: fc.array(point, { minLength: 2, maxLength: 20 }),
    note: fc.constant(""),
  }),
);
const marker = (text = ""): BoardMark => ({ kind: "marker", ink: "amber", points: [{ x: 540, y: 370 }], note: text });
const markers = (count: number): TacticsBoard => Array.from({ length: count }, () => marker());

describe("a plan in a link", () => {
  test("comes back as it was drawn", () => {
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 12 }), (plan) => {
        const code = encodePlan(plan, MAP);
        fc.pre(code.length <= MAX_BOARD_CODE);
        expect(decodePlan(code, MAP)).toEqual({ plan });
        expect(code).toMatch(/^[\w-]*$/);
      }),
    );
  });

  test("has the letters that it had when links of it were first given away", () => {
    expect(encodePlan([marker("Bush, look south")], MAP)).toBe("1vUAAUCEOLkghOrm0FhA2N7e1kDm3uro0A");
    expect(encodePlan([], MAP)).toBe("");
  });

  test("keeps the longest line and the longest note of any alphabet", () => {
    const points = Array.from({ length: MAX_POINTS }, (_, i) => ({ x: (i % 2) * FIELD_STEPS, y: i }));
    const plan: TacticsBoard = [{ kind: "line", ink: "violet", points, note: "" }, marker("🦊".repeat(MAX_NOTE))];
    expect(decodePlan(encodePlan(plan, MAP), MAP)).toEqual({ plan });
    expect(fitsLink(plan, MAP)).toBe(true);
  });

  test("has markup as text, and no letters that are not to be seen", () => {
    const text = "<b onclick='x'>&amp;\u0000\u0007\u202e\u2028\ud800</b>";
    expect(decodePlan(encodePlan([marker(text)], MAP), MAP)).toEqual({ plan: [marker("<b onclick='x'>&amp;</b>")] });
  });

  test("is told from a plan of another map", () => {
    const code = encodePlan(markers(2), MAP);
    expect(decodePlan(code, 6)).toEqual({ problem: "other-map" });
    expect(mapOfCode(code)).toBe(MAP);
    for (const map of [0, 1, 65_535]) expect(mapOfCode(encodePlan(markers(1), map))).toBe(map);
    expect(mapOfCode("")).toBeNull();
    expect(mapOfCode(`${code}x`)).toBeNull();
  });

  test("is not longer than its limit, and a hundred markers fit", () => {
    expect(fitsLink(markers(MAX_MARKS), MAP)).toBe(true);
    expect(fitsLink(markers(MAX_MARKS + 1), MAP)).toBe(false);
    expect(
      fitsLink(
        Array.from({ length: 40 }, () => marker("x".repeat(MAX_NOTE))),
        MAP,
      ),
    ).toBe(false);
    // 30 bits per marker plus 8 per letter, and 23 for the whole plan, in characters of 6 bits.
    const filled = (rest: number) => [
      ...Array.from({ length: 18 }, () => marker("x".repeat(MAX_NOTE))),
      marker("x".repeat(rest)),
    ];
    expect(encodePlan(filled(43), MAP)).toHaveLength(MAX_BOARD_CODE);
    expect([fitsLink(filled(43), MAP), fitsLink(filled(44), MAP)]).toEqual([true, false]);
    expect(decodePlan(encodePlan(filled(43), MAP), MAP)).toEqual({ plan: filled(43) });
    expect(decodePlan(encodePlan(filled(44), MAP), MAP)).toEqual({ problem: "large" });
  });

  test("has no note that is longer than its limit", () => {
    expect(cleanNote("🦊".repeat(MAX_NOTE + 1))).toBe("🦊".repeat(MAX_NOTE));
  });
});

describe("a code that is none", () => {
  test.each([
    ["five thousand markers", encodePlan(markers(5_000), MAP), "large"],
    ["more marks than there may be", encodePlan(markers(MAX_MARKS + 1), MAP), "large"],
    ["a later version", "2abcdefgh", "newer"],
    ["no version", "abc", "broken"],
    ["one letter", "1", "broken"],
    ["a foreign letter", `${encodePlan(markers(1), MAP)}ä`, "broken"],
    ["markup", "<script>alert(1)</script>", "broken"],
  ])("with %s says so", (_, code, problem) => {
    expect(decodePlan(code, MAP)).toEqual({ problem });
  });

  test.each([["2"], ["x2abc"], ["2ab<c"], ["2abc "]])("is of no later version: %s", (code) =>
    expect(decodePlan(code, MAP)).toEqual({ problem: "broken" }),
  );

  /** A plan that says another number of marks than it has, with the checksum of what it says. */
  const lying = (length: number, marks: TacticsBoard) =>
    encodePlan({ length, [Symbol.iterator]: () => marks[Symbol.iterator]() } as unknown as TacticsBoard, MAP);
  const off = { x: FIELD_STEPS + 1, y: 0 };

  test.each<[string, string]>([
    ["fewer marks than it says", lying(3, markers(1))],
    ["more marks than it says", lying(1, markers(3))],
    ["a mark beside the field", encodePlan([{ ...marker(), points: [off] }], MAP)],
    ["a mark beside the field among others", encodePlan([marker(), { ...marker(), points: [off] }, marker()], MAP)],
    ["a line of one point", encodePlan([{ ...marker(), kind: "line", points: [{ x: 1, y: 1 }] }], MAP)],
    [
      "a line that leaves the field",
      encodePlan([{ ...marker(), kind: "arrow", points: [{ x: 1, y: 1 }, off, { x: 2, y: 2 }] }], MAP),
    ],
  ])("though its checksum is right: %s", (_, code) => expect(decodePlan(code, MAP)).toEqual({ problem: "broken" }));

  test("of as many marks as there may be is whole", () =>
    expect(decodePlan(encodePlan(markers(MAX_MARKS), MAP), MAP)).toEqual({ plan: markers(MAX_MARKS) }));

  test("is noticed when a letter is lost or changed", () => {
    const code = encodePlan([marker("Passive scout"), ...markers(3)], MAP);
    const wrong = [...code].flatMap((letter, i) => [
      code.slice(0, i) + code.slice(i + 1),
      code.slice(0, i) + (letter === "A" ? "B" : "A") + code.slice(i + 1),
      code.slice(0, i),
    ]);
    const taken = wrong.filter((wrongCode) => wrongCode !== "" && "plan" in decodePlan(wrongCode, MAP));
    expect(taken).toEqual([]);
  });

  test("never throws, and never gives a mark beside the field", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 60 }), fc.stringMatching(/^1[\w-]{3,60}$/)), (code) => {
        const read = decodePlan(code, MAP);
        for (const { points } of "plan" in read ? read.plan : [])
          for (const { x, y } of points)
            expect([x, y].every((coordinate) => coordinate >= 0 && coordinate <= FIELD_STEPS)).toBe(true);
      }),
    );
  });
});
