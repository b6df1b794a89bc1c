import { describe, expect, it } from "vitest";
import type { LogEntry } from "#workers/http/error-reports.ts";
import { fingerprintOf } from "./store-errors.ts";

const report: LogEntry = {
  type: "loader",
  errorId: "ERR-1764000000-a1b2c3",
  originalMessage: 'vehicle 529 of "tiger-i" is not there',
  url: "https://index.example/529/tiger-i?gun=8",
  message: "m",
  stack:
    "Error: vehicle 529\n    at load (file:///app/x-1a2b3c.js:1:200)\n    at wrapped (worker.js:7:1)\n    at a (x)",
  ts: 1_764_000_000_123,
};
const isSame = async (change: Partial<LogEntry>) =>
  (await fingerprintOf(report)) === (await fingerprintOf({ ...report, ...change }));

describe("the same error", () => {
  it.each<[string, Partial<LogEntry>]>([
    ["another id and time", { errorId: "ERR-1764000999-ffffff", ts: 1_764_000_999_000 }],
    ["another number in the message", { originalMessage: 'vehicle 530 of "tiger-i" is not there' }],
    ["another name in quotes", { originalMessage: 'vehicle 529 of "maus" is not there' }],
    ["another page", { url: "https://index.example/530/maus" }],
    ["another build", { stack: report.stack.replace("1a2b3c", "9f8e7d").replace("1:200", "4:7") }],
    ["another caller far away", { stack: `${report.stack}\n    at b (y)` }],
  ])("is recognised despite %s", async (_, change) => {
    expect(await isSame(change)).toBe(true);
  });

  it("is recognised despite another word of the address in its message", async () => {
    const of = (word: string) =>
      fingerprintOf({
        ...report,
        originalMessage: `no page ${word} here`,
        url: `https://index.example/x/${encodeURIComponent(word)}`,
      });
    expect(await of("größer than")).toBe(await of("another"));
  });
});

it.each<[string, Partial<LogEntry>]>([
  ["of another kind", { type: "action" }],
  ["that says something else", { originalMessage: "the dataset is not there" }],
  ["of another place in the program", { stack: report.stack.replace("load", "save") }],
])("an error %s is a different one", async (_, change) => expect(await isSame(change)).toBe(false));

it("an address that cannot be decoded does no harm", async () => {
  expect(await fingerprintOf({ ...report, url: "https://index.example/%E0%A4%A" })).toMatch(/^[0-9a-f]{32}$/);
});
