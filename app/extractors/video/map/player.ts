import { useEffect, useMemo, useSyncExternalStore } from "react";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** The player state shown on the page: the time changes four times a second; frames are drawn separately. */
export interface PlayerState {
  at: number;
  isPlaying: boolean;
  speed: Speed;
}

/** ms between two changes of the page while a battle is played. */
const TELL_EVERY = 250;
/** Longest step of a frame, ms: who comes back to the page goes on where it was left. */
const LONGEST_FRAME = 200;

/** s before the end from which there is nothing left to play: the slider and the address leave out a fraction. */
const AT_END = 1;

/** Plays a battle. Requests animation frames only while it plays. */
export class BattlePlayer {
  readonly duration: number;
  private at: number;
  private frame = 0;
  private last = 0;
  private reportedAt = 0;
  private state: PlayerState;
  private readonly painters = new Set<(at: number) => void>();
  private readonly listeners = new Set<() => void>();

  constructor(duration: number, at: number) {
    this.duration = duration;
    this.at = Math.min(duration, Math.max(0, at));
    this.state = { at: this.at, isPlaying: false, speed: 4 };
  }

  /** Called with each frame, and at once. @returns what ends it */
  onFrame(paint: (at: number) => void): () => void {
    this.painters.add(paint);
    paint(this.at);
    return () => this.painters.delete(paint);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): PlayerState => this.state;

  get now(): number {
    return this.at;
  }

  play(): void {
    if (this.state.isPlaying) return;
    if (this.duration - this.at < AT_END) this.at = 0;
    this.last = performance.now();
    this.frame = requestAnimationFrame(this.step);
    this.tell({ isPlaying: true });
  }

  pause(): void {
    cancelAnimationFrame(this.frame);
    this.tell({ isPlaying: false });
    this.paint();
  }

  toggle(): void {
    if (this.state.isPlaying) this.pause();
    else this.play();
  }

  seek(at: number): void {
    this.at = Math.min(this.duration, Math.max(0, at));
    this.paint();
    this.tell({});
  }

  setSpeed(speed: Speed): void {
    this.tell({ speed });
  }

  private readonly step = (time: number): void => {
    const passed = Math.min(LONGEST_FRAME, Math.max(0, time - this.last));
    this.last = time;
    this.at = Math.min(this.duration, this.at + (passed / 1000) * this.state.speed);
    if (this.at >= this.duration) {
      this.pause();
      return;
    }
    this.paint();
    if (time - this.reportedAt > TELL_EVERY) {
      this.reportedAt = time;
      this.tell({});
    }
    this.frame = requestAnimationFrame(this.step);
  };

  private paint(): void {
    for (const paint of this.painters) paint(this.at);
  }

  private tell(change: Partial<PlayerState>): void {
    this.state = { ...this.state, ...change, at: this.at };
    for (const listener of this.listeners) listener();
  }
}

export function usePlayer(duration: number, start: number): [BattlePlayer, PlayerState] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it starts is asked once
  const player = useMemo(() => new BattlePlayer(duration, start), [duration]);
  useEffect(() => () => player.pause(), [player]);
  return [player, useSyncExternalStore(player.subscribe, player.snapshot)];
}
