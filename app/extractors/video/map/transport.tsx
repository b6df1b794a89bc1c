import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { PlayedBattle } from "#app/game/replays/recording/battle.ts";
import { clockText } from "#app/game/video/clock.ts";
import { IconButton, Segments } from "./controls.tsx";
import { type BattlePlayer, type PlayerState, SPEEDS, type Speed } from "./player.ts";
import "./transport.css";

/** s that the arrow keys go. */
export const SEEK_STEP = 5;

/** The event before or behind a time; the beginning or the end where there is none. */
export function adjacentEventTime({ events, duration }: PlayedBattle, at: number, direction: 1 | -1): number {
  return direction === 1
    ? (events.find((event) => event.at > at + 0.05)?.at ?? duration)
    : (events.findLast((event) => event.at < at - 0.05)?.at ?? 0);
}

/**
 * Whether a part of a battle is moved to the foot of the window: its own position is out of sight, and the battle
 * still takes up half the window or more, so that it never covers the end of the page. Its original position keeps its
 * height.
 */
function useAtFoot(container: RefObject<HTMLElement | null>): boolean {
  const [isAtFoot, setAtFoot] = useState(false);
  useEffect(() => {
    const element = container.current;
    const whole = element?.closest<HTMLElement>("[data-battle]");
    if (!element || !whole) return;
    const check = () => {
      // The style says how high the tabs of a phone are, and the head of the page.
      const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
      const foot = innerHeight - Number.parseFloat(scrollMarginBottom);
      const here = element.getBoundingClientRect();
      const battle = whole.getBoundingClientRect();
      const isInSight = here.top >= Number.parseFloat(scrollMarginTop) && here.bottom <= foot;
      const moves = !isInSight && battle.top < foot - here.height && battle.bottom > innerHeight / 2;
      element.style.minHeight = moves ? `${here.height}px` : "";
      setAtFoot(moves);
    };
    const size = new ResizeObserver(check);
    size.observe(whole);
    const options = { capture: true, passive: true };
    addEventListener("scroll", check, options);
    addEventListener("resize", check);
    return () => {
      size.disconnect();
      removeEventListener("scroll", check, options);
      removeEventListener("resize", check);
    };
  }, [container]);
  return isAtFoot;
}

/** Kills above the scrubber, losses below it, in the size of the screen. */
const ScrubMarks = memo(function ScrubMarks({ events, duration }: Pick<PlayedBattle, "events" | "duration">) {
  return (
    <svg className="battle-scrub-marks" aria-hidden="true">
      {events.map(({ at, kind, to }) =>
        kind === "enemy-lost" || kind === "ally-lost" ? (
          <svg
            key={`${kind} ${to}`}
            x={`${(100 * Math.min(duration, Math.max(0, at))) / duration}%`}
            y={kind === "enemy-lost" ? 0 : "100%"}
            overflow="visible"
            aria-hidden="true"
          >
            <path data-kind={kind} d={kind === "enemy-lost" ? "M-4 0h8L0 7Z" : "M-4 0h8L0-7Z"} />
          </svg>
        ) : null,
      )}
    </svg>
  );
});

interface TransportProps {
  battle: PlayedBattle;
  player: BattlePlayer;
  state: PlayerState;
  /** Ways to save a picture, and the whole screen. */
  children: ReactNode;
}

/** Places of the slider while a battle is played. */
const SCRUB_STEPS = 1000;

/** Plays, stops, and goes to a time. Where it is out of sight, it is at the foot of the window, with less in it. */
export function Transport({ battle, player, state, children }: TransportProps) {
  const { isPlaying, at, speed } = state;
  const scrub = useRef<HTMLInputElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const isAtFoot = useAtFoot(container);
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
    <div className="battle-transport-position" ref={container}>
      <div className="battle-transport" data-foot={isAtFoot ? "" : undefined}>
        <IconButton
          label="Event before"
          hint=","
          onClick={() => player.seek(adjacentEventTime(battle, player.now, -1))}
        >
          <i className="i-lucide-chevron-left" />
        </IconButton>
        <button
          type="button"
          className="button button-primary battle-play"
          aria-label={isPlaying ? "Pause" : "Play"}
          title={isPlaying ? "Pause (Space)" : "Play (Space)"}
          onClick={() => player.toggle()}
        >
          <i className={isPlaying ? "i-lucide-pause" : "i-lucide-play"} />
        </button>
        <IconButton label="Next event" hint="." onClick={() => player.seek(adjacentEventTime(battle, player.now, 1))}>
          <i className="i-lucide-chevron-right" />
        </IconButton>
        <span className="battle-clock">
          <b>{clockText(at)}</b> / {clockText(battle.duration)}
        </span>
        <span className="battle-scrub">
          <ScrubMarks events={battle.events} duration={battle.duration} />
          <input
            ref={scrub}
            type="range"
            min={0}
            max={battle.duration}
            step={0.1}
            defaultValue={player.now}
            aria-label="Time in the battle"
            aria-valuetext={clockText(at)}
            onInput={({ currentTarget }) => player.seek(Number(currentTarget.value))}
          />
        </span>
        <Segments
          className="battle-speeds"
          label="Speed"
          options={SPEEDS}
          chosen={speed}
          choose={(option) => player.setSpeed(option)}
          textOf={speedText}
        />
        {children}
        {isAtFoot && (
          <>
            <button
              type="button"
              className="button battle-next-speed"
              aria-label={`Speed ${speed}×, change it`}
              onClick={() => player.setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)}
            >
              {speedText(speed)}
            </button>
            <button
              type="button"
              className="button button-small battle-to-map"
              onClick={() => container.current?.parentElement?.scrollIntoView()}
            >
              <i className="i-lucide-map" />
              Back to the map
            </button>
          </>
        )}
      </div>
    </div>
  );
}

const speedText = (speed: Speed) => `${speed === 0.5 ? "½" : speed}×`;
