import { useEffect, useState } from "react";
import type { Recording, RecordingFault } from "#app/game/replays/recording/recording.ts";
import type { Replay } from "#app/game/replays/replay.ts";

export type RecordingState =
  /** Share that is read, 0 to 1, and the second of the recording up to which it is. */
  | { kind: "reading"; share: number; clock: number }
  | { kind: "read"; recording: Recording }
  | { kind: "none"; reason: RecordingFault | "cancelled" | "not-fetched" };

/** Recordings already read, so that going back to a battle needs no wait. */
const readBefore = new WeakMap<File, Recording | RecordingFault>();

const stateOf = (read: Recording | RecordingFault): RecordingState =>
  typeof read === "string" ? { kind: "none", reason: read } : { kind: "read", recording: read };

const BEGINS: RecordingState = { kind: "reading", share: 0, clock: 0 };

/**
 * The recording of a battle, read in a worker once the battle is looked at.
 * @param version of the dataset that the page is of
 */
export function useRecording(file: File, replay: Replay, version: string | null) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RecordingState>(BEGINS);
  const [work, setWork] = useState<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same file again
  useEffect(() => {
    const before = readBefore.get(file);
    if (before !== undefined) {
      setState(stateOf(before));
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    setWork(controller);
    setState(BEGINS);
    const read = async () => {
      const { ReplayReader } = await import("../reading/replay-reader.client.ts");
      const reader = new ReplayReader();
      try {
        const onProgress = (progress: { share: number; clock: number }) =>
          signal.aborted || setState({ kind: "reading", ...progress });
        const found = await reader.readRecording({ file, replay, version }, signal, onProgress);
        readBefore.set(file, found);
        setState(stateOf(found));
      } finally {
        reader.close();
      }
    };
    read().catch(() => signal.aborted || setState({ kind: "none", reason: "not-fetched" }));
    return () => controller.abort();
  }, [file, replay, version, attempt]);
  return {
    state,
    cancel: () => {
      work?.abort();
      setState({ kind: "none", reason: "cancelled" });
    },
    again: () => setAttempt((count) => count + 1),
  };
}
