import { createHash } from "node:crypto";
import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { battleRecordSchema } from "#app/game/battles/battle-record.ts";
import { DESKTOP_TOOL_CHECKSUM_PATH } from "#app/game/battles/desktop-tool.ts";
import {
  replayBytes,
  resultsText,
  SAMPLE_ACCOUNT,
  sampleHead,
  samplePersonal,
} from "#tests/fixtures/replays/sample-replay.ts";
import { battleFile, KEY, PATIENCE, withDesk } from "./desktop-tool.fixture.ts";

const at = withDesk();

test("The tool is one file with its checksum beside it and a date in its name", async () => {
  const checksum = createHash("sha256")
    .update(await readFile(at.tool))
    .digest("hex");
  expect(await readFile(join(at.built, DESKTOP_TOOL_CHECKSUM_PATH), "utf8")).toBe(
    `${checksum}  ${basename(at.tool)}\n`,
  );
  expect(basename(at.tool)).toMatch(/^index-desktop-tool-\d{4}-\d\d-\d\d\.mjs$/);
  expect(await readFile(at.tool, "utf8")).not.toMatch(/from "(?!node:)/);
});

describe("What is in the folder is sent", () => {
  test("once, with the account's key, and nothing of anybody else", async () => {
    await at.desk.play(11);
    await at.desk.play(12);
    const first = at.desk.start("--once");
    expect(await first.ended, first.printed()).toBe(0);
    expect(at.desk.known).toEqual(["11", "12"]);
    expect(at.desk.requests[0]).toMatchObject({ method: "POST", url: `/api/stats/accounts/${SAMPLE_ACCOUNT}/arenas` });
    expect(at.desk.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    for (const battle of at.desk.sent.flat()) expect(battleRecordSchema.parse(battle)).toEqual(battle);
    expect(JSON.stringify(at.desk.sent)).not.toMatch(/commander_1|enemy_1/);
    expect(first.printed()).not.toContain(KEY);
    expect(first.printed()).toContain("T-34 on Cliff, Victory, 912 damage");
    const second = at.desk.start("--once");
    expect(await second.ended).toBe(0);
    expect(at.desk.requests).toHaveLength(1);
  });

  test("in batches of a hundred", async () => {
    await Promise.all(Array.from({ length: 130 }, (_, number) => at.desk.play(number + 1)));
    expect(await at.desk.start("--once").ended).toBe(0);
    expect(at.desk.sent.map((battles) => battles.length)).toEqual([100, 30]);
  });

  test("and what has no result of these accounts is left out with its reason", async () => {
    const put = (name: string, bytes: Uint8Array | string) => writeFile(join(at.desk.replays, name), bytes);
    await put("left.wotreplay", replayBytes([JSON.stringify(sampleHead())]));
    const other = { personal: { "1": samplePersonal({ accountDBID: 7 }) } };
    await put("other.wotreplay", replayBytes([JSON.stringify(sampleHead({ playerID: 7 })), resultsText(other)]));
    await put("broken.wotreplay", battleFile(1).slice(0, 300));
    await put("temp.wotreplay", battleFile(2));
    await put("notes.txt", battleFile(3));
    const run = at.desk.start("--once");
    expect(await run.ended).toBe(0);
    expect(at.desk.requests).toHaveLength(0);
    expect(run.printed()).toMatch(/left\.wotreplay: no results: the battle was left early/);
    expect(run.printed()).toMatch(/other\.wotreplay: of another account/);
    expect(run.printed()).toMatch(/broken\.wotreplay: This replay is incomplete/);
    expect(run.printed()).not.toMatch(/temp\.|notes/);
  });

  test("and a file that cannot be read is tried again only when it, or the at.tool, has changed", async () => {
    const file = join(at.desk.replays, "broken.wotreplay");
    await writeFile(file, battleFile(1).slice(0, 300));
    const printed = async () => {
      const run = at.desk.start("--once");
      expect(await run.ended).toBe(0);
      return run.printed();
    };
    expect(await printed()).toContain("Left out broken.wotreplay");
    expect(await printed()).not.toContain("broken.wotreplay");
    const memory = join(at.desk.home, "memory.json");
    await writeFile(memory, JSON.stringify({ ...JSON.parse(await readFile(memory, "utf8")), tool: "2020-01-01" }));
    expect(await printed()).toContain("Left out broken.wotreplay");
    expect(await printed()).not.toContain("broken.wotreplay");
    await writeFile(file, battleFile(1));
    await printed();
    expect(at.desk.known).toEqual(["1"]);
  });

  test("and a battle that the site refuses is reported and not sent again", async () => {
    await at.desk.play(5);
    at.desk.answer = (_, response) => {
      const refused = [{ index: 0, message: "The battle lies in the future." }];
      response.end(JSON.stringify({ taken: 0, known: 0, refused }));
    };
    const run = at.desk.start("--once");
    expect(await run.ended).toBe(0);
    expect(run.printed()).toContain("Not taken (The battle lies in the future.)");
  });
});

test("A battle whose vehicle the site does not know yet is reported and not sent again", async () => {
  await at.desk.play(6);
  at.desk.answer = (_, response) => {
    response.end(JSON.stringify({ taken: 0, known: 0, completed: 0, waiting: 1, refused: [] }));
  };
  const run = at.desk.start("--once");
  expect(await run.ended).toBe(0);
  expect(run.printed()).toContain("1 will count once the site knows the vehicle");
  expect(await at.desk.start("--once").ended).toBe(0);
  expect(at.desk.requests).toHaveLength(1);
});

describe("Nothing is lost", () => {
  test("while the site is away", async () => {
    await at.desk.play(21);
    await at.desk.stopSite();
    const away = at.desk.start("--once");
    expect(await away.ended).toBe(1);
    expect(away.printed()).toContain("The site cannot be reached.");
    await at.desk.startSite();
    expect(await at.desk.start("--once").ended).toBe(0);
    expect(at.desk.known).toEqual(["21"]);
  });

  test("while the site is busy, or answers nonsense", async () => {
    await at.desk.play(22);
    const usual = at.desk.answer;
    for (const [status, body] of [
      [429, JSON.stringify({ error: { code: "too_many", message: "Too many results. Try again in a minute." } })],
      [200, "<html>"],
      [302, ""],
    ] as const) {
      at.desk.answer = (_, response) => response.writeHead(status, { location: "http://localhost:1/" }).end(body);
      expect(await at.desk.start("--once").ended).toBe(1);
    }
    at.desk.answer = usual;
    expect(await at.desk.start("--once").ended).toBe(0);
    expect(at.desk.known).toEqual(["22"]);
  });

  test("while the site answers without end, which is read no further than an answer can be", async () => {
    await at.desk.play(27);
    const usual = at.desk.answer;
    const result = JSON.stringify({ taken: 1, known: 0, refused: [] });
    let stopped = false;
    at.desk.answer = (_, response) => {
      response.on("close", () => {
        stopped = true;
      });
      response.write(result);
      const go = () => {
        while (!stopped && response.write(" ".repeat(64 * 1024)));
      };
      response.on("drain", go);
      go();
    };
    const run = at.desk.start("--once");
    await vi.waitFor(() => expect(stopped).toBe(true), { timeout: 15_000 });
    expect(await run.ended).toBe(1);
    expect(run.printed()).toContain("The site's answer cannot be read.");
    at.desk.answer = usual;
    expect(await at.desk.start("--once").ended).toBe(0);
    expect(at.desk.known).toEqual(["27"]);
  });

  test("when the key is refused: it says where to make a new one", async () => {
    await at.desk.play(23);
    at.desk.answer = (_, response) => {
      response.writeHead(401).end(JSON.stringify({ error: { code: "signed_out", message: "This key is not valid." } }));
    };
    const run = at.desk.start("--once");
    expect(await run.ended).toBe(1);
    expect(run.printed()).toContain(`Make a new one on ${at.desk.site}/mod`);
    expect(run.printed()).toContain("1 battle waiting for the next run.");
  });

  test("when somebody on the way answers in the site's place", async () => {
    await at.desk.play(26);
    const usual = at.desk.answer;
    for (const status of [401, 403, 404]) {
      at.desk.answer = (_, response) => response.writeHead(status).end("<h1>Please sign in to this network</h1>");
      const run = at.desk.start("--once");
      expect(await run.ended).toBe(1);
      expect(run.printed()).toContain(`The site answered ${status}.`);
      expect(run.printed()).not.toContain("refuses the key");
    }
    at.desk.answer = usual;
    expect(await at.desk.start("--once").ended).toBe(0);
    expect(at.desk.known).toEqual(["26"]);
  });

  test("when the tool is killed while it sends", async () => {
    await at.desk.play(24);
    const usual = at.desk.answer;
    at.desk.answer = () => undefined;
    const killed = at.desk.start();
    await vi.waitFor(() => expect(at.desk.requests).toHaveLength(1), PATIENCE);
    killed.child.kill("SIGKILL");
    await killed.ended;
    at.desk.answer = usual;
    expect(await at.desk.start("--once").ended).toBe(0);
    expect(at.desk.known).toEqual(["24"]);
  });

  test("when its memory was destroyed: replays are read anew, and the site knows the battles", async () => {
    await at.desk.play(25);
    expect(await at.desk.start("--once").ended).toBe(0);
    await writeFile(join(at.desk.home, "memory.json"), '{"read":');
    const run = at.desk.start("--once");
    expect(await run.ended).toBe(0);
    expect(at.desk.sent.flat().map(({ arenaId }) => arenaId)).toEqual(["25", "25"]);
    expect(run.printed()).toContain("1 was there already");
  });
});

describe("While the tool is watching", () => {
  test("a replay is sent once it is completely written, and a signal ends the tool", async () => {
    const run = at.desk.start();
    await vi.waitFor(() => expect(run.printed()).toContain("Waiting for battles"), PATIENCE);
    const bytes = battleFile(31);
    const file = join(at.desk.replays, "new.wotreplay");
    await writeFile(file, bytes.slice(0, 100));
    await appendFile(file, bytes.slice(100));
    await vi.waitFor(() => expect(at.desk.known).toEqual(["31"]), PATIENCE);
    run.child.kill("SIGTERM");
    expect(await run.ended).toBe(0);
  });
});

test("A folder that is gone is named, with what to do", async () => {
  await rm(at.desk.replays, { recursive: true });
  const run = at.desk.start("--once");
  expect(await run.ended).toBe(1);
  expect(run.printed()).toContain(`${at.desk.replays} cannot be read (ENOENT). Start with --setup`);
});
