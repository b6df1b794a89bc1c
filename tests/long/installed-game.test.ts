import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { expectSameRecords } from "#scripts/import/fixtures/installed-game/same-records.fixture.ts";
import { miniClient } from "#scripts/import/fixtures/mini-run.fixture.ts";

/** Folder of a whole unpacked client, which is no part of this repository. */
const tree = process.env.CLIENT_TREE;

const clients: [name: string, scripts: () => Record<string, string>][] = [["the mini client", miniClient]];
if (tree) clients.push([`the client in ${tree}`, () => wholeClient(join(tree, "scripts"))]);
else console.log("CLIENT_TREE=DIR names an unpacked client that is to be tested as a whole.");

describe("an installed game", () => {
  it.each(clients)(
    "gives the same records as the tree it was made from: %s",
    { timeout: 300_000 },
    async (_, scripts) => {
      const folder = mkdtempSync(join(tmpdir(), "installed-"));
      try {
        const compared = await expectSameRecords(folder, scripts());
        console.log(`${compared} files compared`);
        expect(compared).toBeGreaterThan(0);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});

function wholeClient(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".xml"));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}
