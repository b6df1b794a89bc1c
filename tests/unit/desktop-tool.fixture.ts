import type { ChildProcess } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { buildDesktopTool } from "#scripts/desktop-tool.ts";
import { replayBytes, resultsText, SAMPLE_ACCOUNT, sampleHead } from "#tests/fixtures/replays/sample-replay.ts";
import { type RunningTool, startToolFile } from "#tests/setup/desktop-tool.ts";

export const KEY = "k".repeat(43);

/** How long a test waits for what the tool does. */
export const PATIENCE = { timeout: 30_000, interval: 50 };

interface BuiltTool {
  /** The folder that it was built into, and its file. */
  built: string;
  tool: string;
  /** Of the test that runs. */
  desk: Desk;
}

/** Builds the tool once for the tests of a file, and opens a desk for each. */
export function withDesk(): BuiltTool {
  const at = {} as BuiltTool;
  beforeAll(async () => {
    at.built = await mkdtemp(join(tmpdir(), "desktop-tool-built-"));
    at.tool = await buildDesktopTool(at.built);
  });
  afterAll(() => rm(at.built, { recursive: true, force: true }));
  beforeEach(async () => {
    at.desk = await Desk.open(at.tool);
  });
  afterEach(() => at.desk.close());
  return at;
}

/** A folder of replays, one for the tool's own files, and a site that notes what it is sent. */
class Desk {
  readonly sent: BattleRecord[][] = [];
  readonly requests: IncomingMessage[] = [];
  /** How the site answers; by default it takes everything that it does not know yet. */
  answer: (battles: BattleRecord[], response: ServerResponse) => void = (battles, response) => {
    const fresh = battles.filter(({ arenaId }) => !this.#known.has(arenaId));
    for (const { arenaId } of fresh) this.#known.add(arenaId);
    const result = { taken: fresh.length, known: battles.length - fresh.length, refused: [] };
    response.setHeader("content-type", "application/json").end(JSON.stringify(result));
  };
  readonly #known = new Set<string>();
  readonly #running = new Set<ChildProcess>();
  readonly #server = createServer(async (request, response) => {
    this.requests.push(request);
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const { battles } = JSON.parse(body) as { battles: BattleRecord[] };
    this.sent.push(battles);
    this.answer(battles, response);
  });
  #port = 0;

  readonly tool: string;
  readonly folder: string;

  private constructor(tool: string, folder: string) {
    this.tool = tool;
    this.folder = folder;
  }

  static async open(tool: string): Promise<Desk> {
    const desk = new Desk(tool, await mkdtemp(join(tmpdir(), "desktop-tool-")));
    await mkdir(desk.replays);
    await desk.startSite();
    await desk.settle({});
    return desk;
  }

  get replays(): string {
    return join(this.folder, "replays");
  }
  get home(): string {
    return join(this.folder, "home");
  }
  get site(): string {
    return `http://127.0.0.1:${this.#port}`;
  }
  /** The battles that the site has. */
  get known(): readonly string[] {
    return [...this.#known];
  }

  /** Opens the site, at the address that it had before. */
  async startSite(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stopSite(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Writes the settings of the tool. */
  async settle(changes: object): Promise<void> {
    const accounts = [{ accountId: SAMPLE_ACCOUNT, key: KEY }];
    await mkdir(this.home, { recursive: true });
    const settings = { site: this.site, folder: this.replays, accounts, ...changes };
    await writeFile(join(this.home, "settings.json"), JSON.stringify(settings));
  }

  /** Puts a replay into the folder, of the arena with this number. */
  async play(arena: number, head = sampleHead()): Promise<void> {
    await writeFile(join(this.replays, `${arena}.wotreplay`), battleFile(arena, head));
  }

  /** Starts the tool. */
  start(...options: string[]): RunningTool {
    const running = startToolFile(this.tool, ["--home", this.home, ...options]);
    this.#running.add(running.child);
    return running;
  }

  async close(): Promise<void> {
    for (const child of this.#running) child.kill("SIGKILL");
    await this.stopSite();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The bytes of a replay of the sample account. */
export function battleFile(arena: number, head = sampleHead()): Uint8Array {
  return replayBytes([JSON.stringify(head), resultsText({ arenaUniqueID: arena })]);
}
