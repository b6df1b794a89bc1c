import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readReports } from "./read-reports.ts";

it("nothing is reported before the first start", async () => {
  const state = await mkdtemp(join(tmpdir(), "index-errors-"));
  expect(await readReports(["--local", "--persist-to", state])).toEqual([]);
  await rm(state, { recursive: true, force: true });
});
