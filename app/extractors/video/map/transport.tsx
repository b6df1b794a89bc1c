import { useEffect, useRef } from "react";
import type { PlayedBattle } from "#app/game/replays/recording/battle.ts";
import { clockText } from "#app/game/video/clock.ts";
import { type BattlePlayer, type PlayerState, SPEEDS } from "./player.ts";

/** s that the arrow keys go. */
export const STEP = 5;

/** The event before or behind a time; the beginning or the end where there is none. */
export function eventBeside({ events, duration }: PlayedBattle, at: number, direction: 1 | -1): number {
  return direction === 1
    ? (events.find((event) => event.at > at + 0.05)?.at ?? duration)
    : (events.findLast((event) => event.at < at - 0.05)?.at ?? 0);
}

interface TransportProps {
  battle: PlayedBattle;
  player: BattlePlayer;
  state: PlayerState;
  /** Ways to save a picture, and the whole screen. */
  children: React.ReactNode;
}

/** Places of the slider while a battle is played. */
const SCRUB_STEPS = 1000;

/** Plays, stops, and goes to a time. */
export function Transport({ battle, player, state, children }: TransportProps) {
  const { isPlaying, at, speed } = state;
  const scrub = useRef<HTMLInputElement>(null);
  useEffect(
    () =>
      player.onFrame((now) => {
        const bar = scrub.current;
        // Laying out and painting a slider is most of a frame, and it shows no less than a pixel.
        const isSmall = bar !== null && Math.abs(Number(bar.value) - now) < player.duration / SCRUB_STEPS;
        if (bar && !(isSmall && player.snapshot().isPlaying)) bar.value = String(now);
      }),
    [player],
  );
  return (
    <div className="battle-transport">
      <button
        type="button"
        className="button button-quiet button-icon-small"
        aria-label="Event before"
        title="Event before (,)"
        onClick={() => player.seek(eventBeside(battle, player.now, -1))}
      >
        <i className="i-lucide-chevron-left" />
      </button>
      <button
        type="button"
        className="button button-primary battle-play"
        aria-label={isPlaying ? "Pause" : "Play"}
        title={isPlaying ? "Pause (Space)" : "Play (Space)"}
        onClick={() => player.toggle()}
      >
        <i className={isPlaying ? "i-lucide-pause" : "i-lucide-play"} />
      </button>
      <button
        type="button"
        className="button button-quiet button-icon-small"
        aria-label="Next event"
        title="Next event (.)"
        onClick={() => player.seek(eventBeside(battle, player.now, 1))}
      >
        <i className="i-lucide-chevron-right" />
      </button>
      <span className="battle-clock">
        <b>{clockText(at)}</b> / {clockText(battle.duration)}
      </span>
      <input
        ref={scrub}
        className="battle-scrub"
        type="range"
        min={0}
        max={battle.duration}
        step={0.1}
        defaultValue={player.now}
        aria-label="Time in the battle"
        aria-valuetext={clockText(at)}
        onInput={({ currentTarget }) => player.seek(Number(currentTarget.value))}
      />
      <fieldset className="segmented battle-speeds">
        <legend className="sr-only">Speed</legend>
        {SPEEDS.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={speed === each ? "true" : undefined}
            onClick={() => player.setSpeed(each)}
          >
            {each === 0.5 ? "½" : each}×
          </button>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
