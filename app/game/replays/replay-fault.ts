/** Why a file gives no battle, and what a Commander can do about it. */
export const REPLAY_FAULTS = {
  empty: "This file is empty. Copy it again from the game's replays folder.",
  "not-a-replay": "This is no replay of the game. Replays end in .wotreplay and lie in the game's replays folder.",
  truncated: "This replay ends too early, so it was not copied whole. Copy it again from the game's replays folder.",
  damaged: "What this replay says about its battle cannot be read: the file is damaged.",
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
