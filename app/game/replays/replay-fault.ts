/** Why a file yields no battle, and what a Commander can do about it. */
export const REPLAY_FAULTS = {
  empty: "This file is empty. Copy it again from the game's replays folder.",
  "not-a-replay": "This isn't a replay. Replays end in .wotreplay and are in the game's replays folder.",
  truncated: "This replay is incomplete. Copy it again from the game's replays folder.",
  damaged: "This file is damaged: its battle data can't be read.",
  "too-large": "The description of the battle in this file is larger than any real one, so it is not read.",
  "other-game": "This replay is from another game or an unknown version of it.",
} as const;

export type ReplayFaultKind = keyof typeof REPLAY_FAULTS;

/** A file that cannot be read as a replay. Its message says what to do. */
export class ReplayFault extends Error {
  readonly kind: ReplayFaultKind;

  constructor(kind: ReplayFaultKind) {
    super(REPLAY_FAULTS[kind]);
    this.name = "ReplayFault";
    this.kind = kind;
  }
}
