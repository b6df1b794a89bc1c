import { createStore, type StoreApi } from "zustand/vanilla";
import type { Replay } from "#app/game/replays/replay.ts";
import type { ChosenFiles } from "./reading/chosen-files.ts";
import type { ReadAnswer } from "./reading/replay-worker.ts";

type EntryState =
  | { kind: "waiting" }
  | { kind: "read"; replay: Replay }
  /** The same battle is in the list already, by this file. */
  | { kind: "same"; as: string }
  | { kind: "fault"; fault: string };

export interface ReplayEntry {
  key: number;
  name: string;
  /** Of the file, in bytes. */
  size: number;
  state: EntryState;
}

export interface ReplaysState {
  entries: readonly ReplayEntry[];
  /** How far the reading is; null when nothing is read. */
  progress: { done: number; total: number } | null;
  /** Whether the reader could not be fetched: files wait for another try. */
  failed: boolean;
  /** Files of folders that are no replays, and files beyond the most that are read. */
  leftOut: { others: number; tooMany: number };
  /** Key of the battle that is looked at: the newest, unless the visitor chose. Null: none, as by hand. */
  chosen: number | null;
  add(chosen: ChosenFiles): void;
  /** Reads what still waits. */
  read(): void;
  /** Stops the reading; what waits is taken off the list. */
  cancel(): void;
  clear(): void;
  choose(key: number | null): void;
  /** The file of a battle that was read, for its recording; files that are not read take no memory. */
  fileOf(key: number): File | undefined;
}

/** What reads files; the browser's is a Web Worker. */
export interface Reader {
  read(file: File, signal: AbortSignal): Promise<ReadAnswer>;
  close(): void;
}

/** Replays that are kept at a time: of each about 20 kB stay in memory. */
export const MAX_REPLAYS = 2000;
/** ms between two updates of the list while it is read. */
const UPDATE_EVERY = 100;

/**
 * The replays chosen by the visitor. Files are read one after another to bound memory, and only their heads; a
 * recording is read once its battle is viewed. Nothing leaves the browser.
 * @param openReader loads the reader
 */
export function createReplaysStore(openReader: () => Promise<Reader>): StoreApi<ReplaysState> {
  const files = new Map<number, File>();
  const readFiles = new Map<number, File>();
  let nextKey = 1;
  let running: AbortController | null = null;
  /** Whether the visitor chose a battle; later reads do not change it. */
  let isPicked = false;

  return createStore<ReplaysState>((set, get) => {
    const run = async () => {
      if (running) return;
      const work = new AbortController();
      running = work;
      let reader: Reader | undefined;
      let answers = new Map<number, ReadAnswer>();
      const flush = () => {
        if (answers.size === 0 || work.signal.aborted) return;
        const { entries, chosen, progress } = get();
        const next = withAnswers(entries, answers);
        set({
          entries: next,
          progress: progress && { ...progress, done: progress.done + answers.size },
          chosen: readOf(next, chosen) ?? newestOf(next),
        });
        answers = new Map();
      };
      const timer = setInterval(flush, UPDATE_EVERY);
      try {
        reader = await openReader();
        // Others may come while one is read.
        for (const [key, file] of files) {
          const answer = await reader.read(file, work.signal);
          files.delete(key);
          if ("replay" in answer) readFiles.set(key, file);
          answers.set(key, answer);
        }
        flush();
        // Not before: the page would go from battle to battle while the list is read.
        if (!isPicked && !work.signal.aborted) set(({ entries }) => ({ chosen: newestOf(entries) }));
      } catch {
        if (!work.signal.aborted) {
          flush();
          set({ failed: true });
        }
      } finally {
        clearInterval(timer);
        reader?.close();
        if (running === work) {
          running = null;
          set({ progress: null });
        }
      }
    };
    const stop = () => {
      running?.abort();
      running = null;
      files.clear();
    };

    return {
      entries: [],
      progress: null,
      failed: false,
      leftOut: { others: 0, tooMany: 0 },
      chosen: null,

      add({ files: chosen, others }) {
        const { entries, progress, leftOut } = get();
        const taken = chosen.slice(0, Math.max(0, MAX_REPLAYS - entries.length));
        const added = taken.map((file): ReplayEntry => {
          const key = nextKey++;
          files.set(key, file);
          return { key, name: file.name, size: file.size, state: { kind: "waiting" } };
        });
        set({
          entries: [...entries, ...added],
          progress: { done: progress?.done ?? 0, total: (progress?.total ?? 0) + added.length },
          leftOut: {
            others: leftOut.others + others,
            tooMany: leftOut.tooMany + chosen.length - taken.length,
          },
        });
        get().read();
      },

      read() {
        const waiting = files.size;
        set(({ progress }) => ({
          failed: false,
          progress: waiting === 0 ? null : (progress ?? { done: 0, total: waiting }),
        }));
        if (waiting > 0) run();
      },

      cancel() {
        stop();
        set(({ entries }) => ({
          entries: entries.filter(({ state }) => state.kind !== "waiting"),
          progress: null,
          failed: false,
        }));
      },

      clear() {
        stop();
        readFiles.clear();
        isPicked = false;
        set({ entries: [], progress: null, failed: false, chosen: null, leftOut: { others: 0, tooMany: 0 } });
      },

      choose(key) {
        isPicked = true;
        set({ chosen: key });
      },

      fileOf: (key) => readFiles.get(key),
    };
  });
}

/** The newest battle that was read; null when there is none. */
function newestOf(entries: readonly ReplayEntry[]): number | null {
  const read = entries.flatMap(({ key, state }) => (state.kind === "read" ? [{ key, at: state.replay.playedAt }] : []));
  return read.sort((a, b) => b.at.localeCompare(a.at))[0]?.key ?? null;
}

/** The file whose battle is viewed: a larger one of the same battle has taken its place. */
function readOf(entries: readonly ReplayEntry[], chosen: number | null): number | null {
  const state = entries.find(({ key }) => key === chosen)?.state;
  if (state?.kind !== "same") return chosen;
  return entries.find((entry) => entry.name === state.as && entry.state.kind === "read")?.key ?? null;
}

/**
 * The list with the results of some files. A battle counts once, from its largest file: one that was copied while the
 * game wrote it, or cut off on the way, has less of it.
 */
function withAnswers(entries: readonly ReplayEntry[], answers: ReadonlyMap<number, ReadAnswer>): ReplayEntry[] {
  const known = new Map<string, ReplayEntry>();
  const states = new Map<number, EntryState>();
  for (const entry of entries) {
    if (entry.state.kind === "read") for (const mark of marksOf(entry.state.replay)) known.set(mark, entry);
  }
  for (const entry of entries) {
    const answer = answers.get(entry.key);
    if (!answer) continue;
    if ("fault" in answer) {
      states.set(entry.key, { kind: "fault", fault: answer.fault });
      continue;
    }
    const marks = marksOf(answer.replay);
    const same = marks.map((mark) => known.get(mark)).find((other) => other !== undefined);
    if (same && same.size >= entry.size) {
      states.set(entry.key, { kind: "same", as: same.name });
      continue;
    }
    if (same) states.set(same.key, { kind: "same", as: entry.name });
    for (const mark of marks) known.set(mark, entry);
    states.set(entry.key, { kind: "read", replay: answer.replay });
  }
  return entries.map((entry) => ({ ...entry, state: states.get(entry.key) ?? entry.state }));
}

/** Identifies a battle of an account by the data known at its start. */
export function battleKey({ accountId, player, playedAt, mapTag, vehicle }: Replay): string {
  return `${accountId ?? player} ${playedAt} ${mapTag} ${vehicle.tag}`;
}

/** Keys that identify a battle of an account: the data known at its start, and its arena id. */
function marksOf(replay: Replay): string[] {
  const { accountId, player, end } = replay;
  return [battleKey(replay), ...(end ? [`${accountId ?? player} ${end.arenaId}`] : [])];
}
