import { useCallback, useEffect, useRef, useState } from "react";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { faultText } from "#app/lib/fault-text.ts";
import { ReplayReader } from "../reading/replay-reader.client.ts";
import { sendBattles } from "../send/send-battles.ts";
import {
  chooseFolder,
  forgetFolder,
  type KeptFolder,
  keepFolder,
  keptFolder,
  mayRead,
  replaysAfter,
  sentUntil,
} from "./replays-folder.ts";

/** How often a folder is looked into: a battle takes minutes. */
const EVERY_MS = 20_000;
/** Replays that are read before their battles are sent together. */
const TOGETHER = 25;
/** Lines in sight. */
const MAX_LINES = 50;

export interface WatchedReplay {
  file: string;
  /** When the file changed, ms: with its name it is one of its kind. */
  changedAt: number;
  outcome: "sent" | "other account" | "no result" | "refused";
  /** Why it was refused or could not be read; empty for the rest. */
  reason: string;
}

export type WatchState =
  | { kind: "none" }
  /** The browser must ask for permission again: one tap. */
  | { kind: "ask"; name: string }
  | {
      kind: "watching";
      name: string;
      /** Replays that are not read yet. */
      left: number;
      /** The newest first. */
      lines: WatchedReplay[];
      added: number;
      known: number;
      problem: string;
    };
type Watching = Extract<WatchState, { kind: "watching" }>;

interface Read {
  file: File;
  battle: BattleRecord | null;
  fault: string;
}

/**
 * Reads new replays of a folder while the page is open, and sends the battles of these accounts. Sends only the
 * player's own stats; sending a battle again does no harm, so uncertain ones are sent again.
 */
export function useWatch(accountIds: readonly number[]) {
  const [state, setState] = useState<WatchState>({ kind: "none" });
  const kept = useRef<KeptFolder | null>(null);
  const work = useRef<AbortController | null>(null);
  const ids = useRef(accountIds);
  ids.current = accountIds;

  const stop = useCallback(() => {
    work.current?.abort();
    work.current = null;
  }, []);

  const start = useCallback((folder: KeptFolder) => {
    work.current?.abort();
    const controller = new AbortController();
    work.current = controller;
    kept.current = folder;
    const known = new Set(folder.accounts);
    if (ids.current.some((id) => !known.has(id))) folder.until = 0;
    folder.accounts = ids.current;
    const { name } = folder.folder;
    setState({ kind: "watching", name, left: 0, lines: [], added: 0, known: 0, problem: "" });
    const report: ReportWatch = (change) => {
      if (!controller.signal.aborted) setState((now) => (now.kind === "watching" ? { ...now, ...change(now) } : now));
    };
    void watch(folder, controller.signal, ids, report);
  }, []);

  useEffect(() => {
    let wanted = true;
    void keptFolder().then(async (found) => {
      if (!found || !wanted) return;
      kept.current = found;
      if (await mayRead(found.folder, false)) start(found);
      else setState({ kind: "ask", name: found.folder.name });
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [start, stop]);

  return {
    state,
    async choose() {
      const folder = await chooseFolder();
      if (!folder) return;
      const found = { folder, until: 0, accounts: ids.current };
      await keepFolder(found);
      start(found);
    },
    async goOn() {
      const found = kept.current;
      if (found && (await mayRead(found.folder, true))) start(found);
    },
    async forget() {
      stop();
      kept.current = null;
      setState({ kind: "none" });
      await forgetFolder();
    },
  };
}

type ReportWatch = (change: (now: Watching) => Partial<Watching>) => void;

async function watch(kept: KeptFolder, signal: AbortSignal, ids: { current: readonly number[] }, report: ReportWatch) {
  const reader = new ReplayReader();
  while (!signal.aborted) {
    try {
      const files = await replaysAfter(kept.folder, kept.until);
      for (let at = 0; at < files.length && !signal.aborted; at += TOGETHER) {
        report(() => ({ left: files.length - at }));
        const some = files.slice(at, at + TOGETHER);
        const sent = await sendAll(await readAll(some, reader, signal), new Set(ids.current), signal);
        report((now) => ({
          lines: [...sent.lines.toReversed(), ...now.lines].slice(0, MAX_LINES),
          added: now.added + sent.added,
          known: now.known + sent.known,
        }));
        // Keep nothing if the user stopped it meanwhile.
        if (signal.aborted) break;
        // Only battles with a response count as done.
        const last = some.at(-1);
        if (last) kept.until = sentUntil(last, files[at + TOGETHER]);
        await keepFolder(kept);
      }
      report(() => ({ left: 0, problem: "" }));
    } catch (error) {
      if (signal.aborted) break;
      const problem =
        error instanceof DOMException ? "The folder couldn’t be read. Choose it again." : faultText(error);
      report(() => ({ problem }));
    }
    await rest(EVERY_MS, signal);
  }
  reader.close();
}

/** Waits; the signal ends it early. */
export async function rest(ms: number, signal: AbortSignal): Promise<void> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  if (!ended.aborted) await new Promise((resolve) => ended.addEventListener("abort", resolve, { once: true }));
}

async function readAll(files: readonly File[], reader: ReplayReader, signal: AbortSignal): Promise<Read[]> {
  const read: Read[] = [];
  for (const file of files) {
    const answer = await reader.read(file, signal);
    if ("fault" in answer) read.push({ file, battle: null, fault: answer.fault });
    else read.push({ file, battle: answer.replay.end?.own ?? null, fault: "" });
  }
  return read;
}

/** @throws Error with a message for the visitor if it must be sent again */
async function sendAll(read: readonly Read[], own: ReadonlySet<number>, signal: AbortSignal) {
  const mine = read.flatMap(({ battle }) => (battle && own.has(battle.accountId) ? [battle] : []));
  const refused = new Map<string, string>();
  const sent = { added: 0, known: 0 };
  if (mine.length > 0) {
    await sendBattles(mine, {
      fetch: globalThis.fetch,
      signal,
      report(state) {
        // Battles waiting for their vehicle are stored and count later by themselves.
        sent.added = state.taken + state.waiting;
        sent.known = state.known;
        for (const { battle, message } of state.refused) refused.set(battle.arenaId, message);
      },
    });
    signal.throwIfAborted();
  }
  const lines = read.map(({ file, battle, fault }): WatchedReplay => {
    const line = (outcome: WatchedReplay["outcome"], reason = "") => ({
      file: file.name,
      changedAt: file.lastModified,
      outcome,
      reason,
    });
    if (fault !== "") return line("refused", fault);
    if (!battle) return line("no result");
    if (!own.has(battle.accountId)) return line("other account");
    const reason = refused.get(battle.arenaId);
    return reason === undefined ? line("sent") : line("refused", reason);
  });
  return { ...sent, lines };
}
