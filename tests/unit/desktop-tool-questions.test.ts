import { copyFile, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import {
  replayBytes,
  resultsText,
  SAMPLE_ACCOUNT,
  sampleHead,
  samplePersonal,
} from "#tests/fixtures/replays/sample-replay.ts";
import { type RunningTool, startToolFile } from "#tests/setup/desktop-tool.ts";
import { KEY, PATIENCE, withDesk } from "./desktop-tool.fixture.ts";

const OTHER_KEY = "o".repeat(43);
const at = withDesk();

/** Answers a question of the tool once it is asked. */
async function answer(run: RunningTool, question: string, line: string): Promise<void> {
  await vi.waitFor(() => expect(run.printed()).toContain(question), PATIENCE);
  run.child.stdin?.write(`${line}\n`);
}

describe("On the command line", () => {
  test("an unknown option is named in a sentence, with the options that there are", async () => {
    const run = at.desk.start("--acount", "7");
    expect(await run.ended).toBe(1);
    expect(run.printed()).toMatch(/Unknown option '--acount'[\s\S]*--account N/);
    expect(run.printed()).not.toContain("at parseArgs");
  });

  test("another account is asked for, and replays that were left out for want of it are read again", async () => {
    const other = { personal: { "1": samplePersonal({ accountDBID: 7 }) }, arenaUniqueID: 52 };
    const bytes = replayBytes([JSON.stringify(sampleHead({ playerID: 7 })), resultsText(other)]);
    await writeFile(join(at.desk.replays, "other.wotreplay"), bytes);
    await at.desk.play(51);
    expect(await at.desk.start("--once", "--site", at.desk.site, "--account", String(SAMPLE_ACCOUNT)).ended).toBe(0);
    expect(at.desk.known).toEqual(["51"]);

    const run = at.desk.start("--once", "--site", at.desk.site, "--account", "7");
    await answer(run, "Address of the site", "");
    await answer(run, "folder of replays", "");
    await answer(run, "Your account number", "");
    await answer(run, "Write key of this account", OTHER_KEY);
    expect(await run.ended, run.printed()).toBe(0);
    expect(new Set(at.desk.known)).toEqual(new Set(["51", "52"]));
    const keys = at.desk.requests.map(({ url, headers }) => [url?.split("/")[4], headers.authorization]);
    expect(keys).toContainEqual(["7", `Bearer ${OTHER_KEY}`]);
    expect(keys.filter(([id]) => id !== "7").every(([, key]) => key === `Bearer ${KEY}`)).toBe(true);
  });

  test("another site gets none of the keys of the one before", async () => {
    await at.desk.play(53);
    await at.desk.settle({ site: "https://index.example" });
    const run = at.desk.start("--once", "--site", at.desk.site);
    await answer(run, "Address of the site", "");
    await answer(run, "folder of replays", "");
    await answer(run, "Your account number", "");
    await answer(run, "Write key of this account", "");
    await answer(run, "This is no write key", OTHER_KEY);
    expect(await run.ended, run.printed()).toBe(0);
    expect(at.desk.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${OTHER_KEY}`]);
  });
});

describe("Before the first run", () => {
  test("it ends, and keeps nothing, when nobody answers its questions", async () => {
    await rm(at.desk.home, { recursive: true });
    for (const said of ["", `${at.desk.site}\n`]) {
      const run = at.desk.start();
      run.child.stdin?.end(said);
      expect(await run.ended).toBe(1);
      expect(run.printed()).toContain("Start the tool again to answer its questions.");
      expect(run.printed().length).toBeLessThan(500);
    }
    await expect(stat(join(at.desk.home, "settings.json"))).rejects.toThrow("ENOENT");
  });

  test("it asks for what it needs, says what is wrong, and keeps the key for this user alone", async () => {
    await rm(at.desk.home, { recursive: true });
    await at.desk.play(41);
    const run = at.desk.start("--once", "--site", at.desk.site, "--account", String(SAMPLE_ACCOUNT));
    await answer(run, "Address of the site", "http://example.org");
    await answer(run, "must begin with https://", "");
    await answer(run, "folder of replays", "/nowhere/at/all");
    await answer(run, "There is no such folder.", at.desk.replays);
    await answer(run, "Your account number", "");
    await answer(run, "Write key of this account", "short");
    await answer(run, "This is no write key", KEY);
    expect(await run.ended, run.printed()).toBe(0);
    expect(at.desk.known).toEqual(["41"]);
    const { mode } = await stat(join(at.desk.home, "settings.json"));
    expect(mode & 0o077).toBe(0);
  });
});

describe("With the settings file of /mod beside it", () => {
  /** Starts a copy of the tool in a folder with these files, at home where the desk's settings are. */
  async function startWithFiles(files: Record<string, string>): Promise<RunningTool> {
    const folder = join(at.desk.folder, "unzipped");
    await mkdir(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const copy = join(folder, "tool.mjs");
    await copyFile(at.tool, copy);
    return startToolFile(copy, ["--home", at.desk.home, "--once"]);
  }
  const handedOut = (key: string, changes: object = {}) =>
    JSON.stringify({ site: at.desk.site, accountId: SAMPLE_ACCOUNT, key, ...changes });

  test("it asks for the folder alone, and sends with the file's key, which it prints nowhere", async () => {
    await rm(at.desk.home, { recursive: true });
    await at.desk.play(61);
    const run = await startWithFiles({ "index-account.json": handedOut(OTHER_KEY) });
    await answer(run, "folder of replays", at.desk.replays);
    expect(await run.ended, run.printed()).toBe(0);
    expect(at.desk.known).toEqual(["61"]);
    expect(at.desk.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${OTHER_KEY}`]);
    expect(run.printed()).not.toMatch(/Write key|o{43}/);
  });

  test("a newer one that the browser gave a number replaces the key, and other accounts stay", async () => {
    const accounts = [
      { accountId: 7, key: KEY },
      { accountId: SAMPLE_ACCOUNT, key: KEY },
    ];
    await at.desk.settle({ accounts });
    const run = await startWithFiles({ "index-account (1).json": handedOut(OTHER_KEY) });
    expect(await run.ended, run.printed()).toBe(0);
    const settings = JSON.parse(await readFile(join(at.desk.home, "settings.json"), "utf8"));
    expect(settings.accounts).toEqual([
      { accountId: SAMPLE_ACCOUNT, key: OTHER_KEY },
      { accountId: 7, key: KEY },
    ]);
    // What is answered later counts more than a file that was there before.
    await at.desk.settle({});
    expect(await (await startWithFiles({})).ended).toBe(0);
    expect(JSON.parse(await readFile(join(at.desk.home, "settings.json"), "utf8")).accounts[0].key).toBe(KEY);
  });

  test.each([
    ["no JSON", () => "{", /index-account\.json is not as \/mod makes it\. Make a new key/],
    ["a short key", () => handedOut("secret"), /: key is missing or wrong\./],
    ["no account", () => handedOut(KEY, { accountId: null }), /: accountId is missing or wrong\./],
    ["a site without encryption", () => handedOut(KEY, { site: "http://example.org" }), /: site is missing or wrong\./],
    ["far too much", () => handedOut(KEY, { more: "x".repeat(5000) }), /index-account\.json is not as/],
  ])("%s is said in one sentence without the key, and nothing is sent", async (_, text, sentence) => {
    await at.desk.play(62);
    const run = await startWithFiles({ "index-account.json": text() });
    expect(await run.ended).toBe(1);
    expect(run.printed()).toMatch(sentence);
    expect(run.printed()).not.toMatch(/secret|k{43}|\n\s+at /);
    expect(at.desk.requests).toEqual([]);
  });
});
