import { expect, it } from "vitest";
import { newFolder } from "#tests/setup/new-folder.ts";
import { formatReport, printable, readReports } from "./errors.ts";

it("nothing is reported before the first start", async () => {
  const state = newFolder();
  expect(await readReports(["--local", "--persist-to", state])).toEqual([]);
});

it.each([
  [
    "a colour, a cursor, the title of the window",
    "\u001b[31m\u001b[2J\u001b]0;x\u0007",
    "\\u{1b}[31m\\u{1b}[2J\\u{1b}]0;x\\u{7}",
  ],
  ["an escape of one character", "\u009b31m", "\\u{9b}31m"],
  ["what writes over the line", "good\rbad\b", "good\\u{d}bad\\u{8}"],
  ["a turned direction", "\u202egnp.exe\u2066", "\\u{202e}gnp.exe\\u{2066}"],
  ["what is not seen, and separators of lines", "a\u200bb\u2028c", "a\\u{200b}b\\u{2028}c"],
  ["half of a pair", "\ud800", "\\u{d800}"],
])("%s is harmless", (_, text, expected) => expect(printable(text)).toBe(expected));

it("other text is shown as it is", () => {
  const text = "TypeError: é 戦車 🚙 isn't a function (https://index.example/529/tiger-i?a=%1b)";
  expect(printable(text)).toBe(text);
});

it("further lines of a stack are indented, so that none of them passes for another value", () => {
  const report = { error_id: "ERR-1-abcdef", stack: "Error: x\n    at y\r\nerror_id: ERR-2-000000", stored_at: 7 };
  expect(formatReport(report)).toBe(
    "error_id: ERR-1-abcdef\nstack: Error: x\n        at y\n    error_id: ERR-2-000000\nstored_at: 7",
  );
});
