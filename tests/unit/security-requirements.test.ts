import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "#scripts/tools.ts";
import { absoluteMs, idleMs, recentMs } from "#workers/accounts/sessions.ts";

const read = (path: string) => readFile(join(root, path), "utf8");
const document = await read("docs/security-requirements.md");
/** Every `[name](../file) › name of a test`, which ends with the cell, the line break or the bracket. */
const named = [...document.matchAll(/\]\(\.\.\/([^)]+)\) › (.+?)(?=<br>|\s\||\)[.:)])/g)].map(
  ([, file = "", test = ""]) => ({
    file,
    test,
  }),
);
const between = (chapter: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => `${chapter}.${first + n}`);
/** Levels 1 and 2 of the three chapters. */
const requirements = [
  ...between("3.2", 1, 2),
  ...between("3.3", 1, 4),
  ...between("3.4", 1, 6),
  ...between("3.5", 1, 5),
  ...between("3.7", 1, 2),
  ...between("7.1", 1, 3),
  ...between("7.2", 1, 4),
  ...between("7.3", 1, 2),
  ...between("7.4", 1, 5),
  ...between("7.5", 1, 2),
  ...between("7.6", 1, 2),
  ...between("10.1", 1, 2),
  ...between("10.2", 1, 2),
  ...between("10.5", 1, 5),
];

describe("the security requirements", () => {
  it.each(requirements)("have %s", (id) => {
    expect(document).toMatch(new RegExp(`^\\| ${id} \\|.*›|does not apply:.*\\*\\*${id}\\*\\*`, "im"));
  });

  it("name tests in every row", () => {
    const rows = document.split("\n").filter((line) => /^\| \d/.test(line));
    expect(rows.length).toBeGreaterThan(35);
    for (const row of rows) expect(row).toContain(" › ");
    expect(named.length).toBeGreaterThanOrEqual(rows.length);
  });

  it.each(named)("are shown by a test that exists: $file › $test", async ({ file, test }) => {
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(await read(file)).toContain(test);
  });

  it("the limits of sessions are documented as they are", async () => {
    const accounts = await read("docs/accounts.md");
    const days = (ms: number) => ms / 86_400_000;
    expect(accounts).toContain(`after ${days(idleMs)} days without use`);
    expect(accounts).toContain(`after ${days(absoluteMs)} days`);
    expect(accounts).toContain(`within ${recentMs / 60_000} minutes`);
  });
});
