import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Health } from "#app/game/site/health.ts";
import { StatusTables } from "./status.tsx";

const now = Date.UTC(2026, 10, 26, 12);
const health: Health = {
  status: "down",
  checkedAt: now,
  data: { version: null, publishedAt: null },
  parts: [
    { name: "database", ok: true, ms: 12, waiting: 12_345 },
    { name: "files", ok: false, ms: null, waiting: null },
  ],
  jobs: [{ name: "news", ok: true, succeededAt: now - 7_200_000, failedAt: null, age: 7200 }],
  upstreams: [{ name: "constructor", ok: null, succeededAt: null, failedAt: null, age: null }],
  errors: [{ day: "2026-11-26", count: 0 }],
};
const cells = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text = ""]) => text.replace(/<[^>]+>/g, "")),
  );

test("The status shows what is known of each part, and says what is not", () => {
  const rows = cells(renderToStaticMarkup(<StatusTables health={health} />));
  expect(rows.filter(([, state]) => state !== "State" && state !== "Errors")).toEqual([
    ["Constructor", "Idle", "Not checked yet"],
    ["Database", "Up", "12 ms", "12,345"],
    ["Files", "Down", "–", "–"],
    ["News", "Up", "2 hours ago"],
    ["26 November 2026", "0"],
  ]);
});

test("Errors that nobody could count are no zero", () => {
  expect(renderToStaticMarkup(<StatusTables health={{ ...health, errors: null }} />)).not.toContain("Day (UTC)");
});
