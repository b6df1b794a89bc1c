import { useEffect, useState } from "react";
import { Callout } from "#app/components/callout.tsx";
import { OUTCOME_LABELS } from "#app/game/battles/outcome-labels.ts";
import type { Recording, RecordingFault } from "#app/game/replays/recording/recording.ts";
import type { Replay } from "#app/game/replays/replay.ts";
import { outcomeFor } from "#app/game/video/battle-values.ts";
import { clockText } from "#app/game/video/clock.ts";
import { ENDINGS } from "../battle/battle-summary.tsx";
import { MapStage, type StageProps } from "./stage.tsx";
import "./battle-map.css";

type RecordingState =
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
function useRecording(file: File, replay: Replay, version: string | null) {
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

export interface BattleMapProps extends Omit<StageProps, "recording" | "outcome" | "ending"> {
  file: File;
}

/** The battle of a replay on its map: read once the battle is looked at, here in the browser. */
export function BattleMap({ file, replay, ...rest }: BattleMapProps) {
  const { state, cancel, again } = useRecording(file, replay, rest.version);
  if (state.kind === "reading") return <Reading name={file.name} state={state} cancel={cancel} />;
  if (state.kind === "none") return <NoRecording reason={state.reason} again={again} />;
  const { recording } = state;
  return (
    <>
      <Notices recording={recording} replay={replay} />
      <MapStage replay={replay} recording={recording} {...rest} outcome={outcomeOf(replay)} ending={endingOf(replay)} />
    </>
  );
}

const outcomeOf = ({ end, team }: Replay) => end && OUTCOME_LABELS[outcomeFor(end.winner, team)];

const endingOf = ({ end }: Replay) => (end?.finishReason ? (ENDINGS[end.finishReason] ?? null) : null);

interface ReadingProps {
  name: string;
  state: Extract<RecordingState, { kind: "reading" }>;
  cancel: () => void;
}

function Reading({ name, state: { share, clock }, cancel }: ReadingProps) {
  const percent = Math.round(share * 100);
  return (
    <section className="panel panel-wide battle-reading" aria-label="Reading the battle">
      <p>
        <b>{name}</b>
        <button type="button" className="button button-small" onClick={cancel}>
          Cancel
        </button>
      </p>
      <progress max={100} value={percent} aria-label="Reading the battle" />
      <p>
        <span>{clockText(clock)} read</span>
        <b>{percent}%</b>
      </p>
      <p className="note">The file is read on this device and isn’t uploaded.</p>
    </section>
  );
}

const REASONS: Record<RecordingFault | "cancelled" | "not-fetched", string> = {
  none: "This replay has no recording, so there is no battle to play.",
  "too-large": "The recording in this file is larger than any real battle, so it isn’t read.",
  damaged: "The recording in this file is damaged, so there is no battle to play.",
  cancelled: "Reading the battle was cancelled.",
  "not-fetched": "The reader couldn’t be loaded.",
};

function NoRecording({ reason, again }: { reason: keyof typeof REASONS; again: () => void }) {
  return (
    <Callout>
      {REASONS[reason]}{" "}
      {(reason === "cancelled" || reason === "not-fetched") && (
        <button type="button" className="button button-small" onClick={again}>
          Read it
        </button>
      )}
    </Callout>
  );
}

/** Parts missing from the recording, and why. */
function Notices({ recording, replay }: { recording: Recording; replay: Replay }) {
  const { isComplete, duration, events } = recording;
  return (
    <>
      {!isComplete && (
        <Callout bad>
          <b>This replay can’t be read past {clockText(duration)}.</b> The file ends there. Everything up to that point
          is shown.
        </Callout>
      )}
      {events === null && (
        <Callout>
          <b>Tracks only for client {replay.clientVersion ?? "of an unknown version"}.</b> Health and hits are stored
          differently in each version, and this one isn’t supported yet.
          {replay.missing === "left" && " The recorder left early, so there is no result sheet."}
        </Callout>
      )}
    </>
  );
}
