import { describe, expect, it } from "vitest";
import { createShortcuts, type KeyStroke, type ShortcutCommand } from "./shortcuts.ts";

function press(...strokes: (string | (Partial<KeyStroke> & { key: string }))[]): ShortcutCommand {
  const shortcuts = createShortcuts();
  let answer: ShortcutCommand = null;
  let time = 5_000;
  for (const stroke of strokes) {
    const given = typeof stroke === "string" ? { key: stroke } : stroke;
    time += 100;
    answer = shortcuts({ control: false, alt: false, typing: false, single: true, time, ...given });
  }
  return answer;
}

describe("the palette", () => {
  it.each([
    ["Ctrl-K", { key: "k", control: true }],
    ["Ctrl-K in a field", { key: "k", control: true, typing: true }],
    ["Ctrl-K with caps lock", { key: "K", control: true }],
    ["Ctrl-K without single keys", { key: "k", control: true, single: false }],
    ["/", { key: "/" }],
  ])("opens with %s", (_, stroke) => {
    expect(press(stroke)).toBe("palette");
  });

  it.each([
    ["k", { key: "k" }],
    ["Ctrl-Alt-K", { key: "k", control: true, alt: true }],
    ["Ctrl-/", { key: "/", control: true }],
    ["/ in a field", { key: "/", typing: true }],
    ["/ without single keys", { key: "/", single: false }],
  ])("does not open with %s", (_, stroke) => {
    expect(press(stroke)).toBeNull();
  });
});

it("? lists the keys", () => {
  expect(press("?")).toBe("keys");
  expect(press({ key: "?", typing: true })).toBeNull();
});

describe("G and a second key", () => {
  it.each([
    [["g", "v"], "/"],
    [["g", "t"], "/techtree"],
    [["g", "c"], "/comparison"],
    [["g", "p"], "/accounts"],
    [["g", "m"], "/maps"],
    [["g", "n"], "/news"],
    [["G", "V"], "/"],
    [["g", "Shift", "V"], "/"],
    [["x", "g", "g", "v"], "/"],
  ])("%j lead to %s", (keys, href) => {
    expect(press(...keys)).toEqual({ href });
  });

  it.each([
    ["a key alone", ["v"]],
    ["a key between", ["g", "x", "v"]],
    ["a key that leads nowhere", ["g", "z"]],
    ["a name that every object has", ["g", "constructor"]],
    ["too long a pause", ["g", { key: "v", time: 6_200 }]],
    ["G with Ctrl", [{ key: "g", control: true }, "v"]],
    ["the second key with Ctrl", ["g", { key: "v", control: true }]],
    ["the second key with Alt", ["g", { key: "v", alt: true }]],
    ["a field", [{ key: "g", typing: true }, "v"]],
    [
      "single keys being off",
      [
        { key: "g", single: false },
        { key: "v", single: false },
      ],
    ],
  ] as [string, Parameters<typeof press>][])("%s is none", (_, keys) => {
    expect(press(...keys)).toBeNull();
  });
});
