import { mkdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { z } from "zod";
import { type BattleRecord, battleRecordSchema } from "#app/game/battles/battle-record.ts";
import { DESKTOP_TOOL_VERSION } from "#app/game/battles/desktop-tool.ts";
import { jsonOr } from "./settings.ts";

/** A battle of one account; two accounts can have been in the same arena. */
const keyOf = ({ accountId, arenaId }: BattleRecord) => `${accountId} ${arenaId}`;

const memorySchema = z.object({
  /** Files already read, by name: size and modification time, so that a rewritten file is read again. */
  read: z.record(z.string(), z.string()),
  /** Those of them that could not be read. */
  failed: z.array(z.string()).default([]),
  /** The version of the tool that wrote this. */
  tool: z.string().default(""),
  /** Battles that the site does not have yet, the oldest first. */
  waiting: z.array(battleRecordSchema),
});

/**
 * What outlasts a run: which files were read, and which battles still wait for the network. Every change is on the disk
 * before anything else happens, so that a tool that is killed in the middle goes on where it was. Sending twice does no
 * harm: the site knows battles by their arena.
 */
export class Memory {
  readonly #file: string;
  readonly #read: Map<string, string>;
  readonly #failed: Set<string>;
  #waiting: BattleRecord[];
  #writing: Promise<void> = Promise.resolve();

  private constructor(file: string, state: z.infer<typeof memorySchema>) {
    this.#file = file;
    this.#read = new Map(Object.entries(state.read));
    this.#failed = new Set(state.failed);
    // What one version could not read, another may.
    if (state.tool !== DESKTOP_TOOL_VERSION) for (const name of this.#failed) this.#read.delete(name);
    this.#waiting = state.waiting;
  }

  /** Opens the memory kept in a folder. An unreadable one is put aside, and all replays are read again. */
  static async open(home: string): Promise<Memory> {
    await mkdir(home, { recursive: true, mode: 0o700 });
    const file = join(home, "memory.json");
    const text = await readFile(file, "utf8").catch(() => null);
    const nothing = memorySchema.parse({ read: {}, waiting: [] });
    const state = memorySchema.safeParse(text === null ? nothing : jsonOr(text));
    if (!state.success) await rename(file, `${file}.unreadable`);
    return new Memory(file, state.success ? state.data : nothing);
  }

  /** Whether this state of a file was read already. */
  hasRead(name: string, state: string): boolean {
    return this.#read.get(name) === state;
  }

  /**
   * Notes a file as read, and its battle, if it has one, as waiting.
   * @param failed it could not be read: it is not tried again until the file or the tool has changed
   */
  async note(name: string, state: string, battle: BattleRecord | null, failed = false): Promise<void> {
    this.#read.set(name, state);
    if (failed) this.#failed.add(name);
    else this.#failed.delete(name);
    if (battle && !this.#waiting.some((other) => keyOf(other) === keyOf(battle))) this.#waiting.push(battle);
    await this.#save();
  }

  /** Forgets files that are gone, so that the memory does not grow for ever. */
  async keepOnly(names: ReadonlySet<string>): Promise<void> {
    const gone = [...this.#read.keys()].filter((name) => !names.has(name));
    for (const name of gone) {
      this.#read.delete(name);
      this.#failed.delete(name);
    }
    if (gone.length > 0) await this.#save();
  }

  /** Forgets which files were read, so that all of them are read again. Battles that wait go on waiting. */
  async forgetRead(): Promise<void> {
    this.#read.clear();
    this.#failed.clear();
    await this.#save();
  }

  /** The battles of an account that wait, the oldest first. */
  waitingOf(accountId: number): BattleRecord[] {
    return this.#waiting.filter((battle) => battle.accountId === accountId);
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Forgets battles that the site has, or will never take. */
  async done(battles: readonly BattleRecord[]): Promise<void> {
    const gone = new Set(battles.map(keyOf));
    this.#waiting = this.#waiting.filter((battle) => !gone.has(keyOf(battle)));
    await this.#save();
  }

  /** One write after the other: a later state never loses to an earlier one. */
  #save(): Promise<void> {
    const read = Object.fromEntries(this.#read);
    const about = { tool: DESKTOP_TOOL_VERSION, failed: [...this.#failed] };
    const text = JSON.stringify({ ...about, read, waiting: this.#waiting });
    this.#writing = this.#writing.catch(() => undefined).then(() => writeFileAtomic(this.#file, text, { mode: 0o600 }));
    return this.#writing;
  }
}
