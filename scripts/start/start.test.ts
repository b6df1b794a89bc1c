import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, expect, it } from "vitest";
import { root } from "#scripts/tools.ts";
import { newFolder } from "#tests/setup/new-folder.ts";
import { twoFreePorts } from "./free-ports.fixture.ts";

let state: string;

beforeEach(async () => {
  state = newFolder();
});

/** A start that is expected to fail. @returns its exit code and all that it says */
async function failing(port: number): Promise<[code: number, said: string]> {
  const script = `
    import { start } from ${JSON.stringify(`${root}scripts/start/start.ts`)};
    import { main } from ${JSON.stringify(`${root}scripts/tools.ts`)};
    main(() => start(${JSON.stringify({ port, state, afresh: false })}));`;
  const started = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "pipe"] });
  const [[code], out, err] = await Promise.all([once(started, "exit"), text(started.stdout), text(started.stderr)]);
  return [code, out + err];
}

it("a database that is cut off ends the start in one line that says what to do", async () => {
  const folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "a1.sqlite"), "SQLite format 3\0 and nothing more");
  const [code, said] = await failing(await twoFreePorts());
  expect([code, said.trimEnd().split("\n")]).toEqual([1, [expect.stringContaining("npm start -- --afresh")]]);
});

it("a port that is taken ends it in one line, too", async () => {
  const taken = createServer().listen(0, "localhost");
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const [code, said] = await failing(port);
  taken.close();
  expect([code, said.trimEnd()]).toEqual([1, expect.stringMatching(`^Port ${port} is taken. .* npm start$`)]);
});
