import { memo, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { type LaneSteps, type PlayedBattle, stepAt } from "#app/game/replays/recording/battle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { clockText } from "#app/game/video/clock.ts";
import type { BattlePlayer } from "./player.ts";
import "./lanes.css";

/** Events, damage, enemies in sight and health over the battle, with one cursor across all of them. */
export function BattleLanes({ battle, player, at }: { battle: PlayedBattle; player: BattlePlayer; at: number }) {
  const { lanes, duration } = battle;
  const cursor = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      player.onFrame((now) => {
        // A transform is drawn without laying anything out.
        if (cursor.current) cursor.current.style.transform = `translateX(${(100 * now) / duration}%)`;
      }),
    [player, duration],
  );
  const seek = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    player.seek(((event.clientX - box.left) / box.width) * duration);
  };
  return (
    <section className="panel panel-wide battle-lanes" aria-label="Timelines">
      <p className="battle-lane-head">
        <b>Events</b>
        <Key kind="kill">Kills</Key>
        <Key kind="loss">Losses</Key>
        {lanes && <Key kind="given">Hits given</Key>}
        {lanes && <Key kind="taken">Hits taken</Key>}
      </p>
      <div
        className="battle-lane-area"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          seek(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && seek(event)}
      >
        <EventMarks battle={battle} />
        {lanes && (
          <>
            <Lane name="Damage" max={maxOf(lanes.damage)} keys={<LaneKeys of={lanes.damage} at={at} />}>
              <Lines {...lanes.damage} duration={duration} />
            </Lane>
            <Lane
              name="Enemies in sight"
              max={maxOf({ recorder: lanes.sight })}
              keys={<Key kind="own">Now {stepAt(lanes.sight, at)}</Key>}
            >
              <Lines team={null} enemies={null} recorder={lanes.sight} duration={duration} isFilled={true} />
            </Lane>
            <Lane name="Health" max={maxOf(lanes.health)} keys={<LaneKeys of={lanes.health} at={at} />}>
              <Lines {...lanes.health} duration={duration} />
            </Lane>
          </>
        )}
        <TimeAxis duration={duration} at={at} />
        <div className="battle-cursor" ref={cursor} aria-hidden="true">
          <b>{clockText(at)}</b>
        </div>
      </div>
    </section>
  );
}

function Key({ kind, children }: { kind: string; children: ReactNode }) {
  return (
    <span className="battle-key" data-kind={kind}>
      <i />
      {children}
    </span>
  );
}

function LaneKeys({ of, at }: { of: { team: LaneSteps; enemies: LaneSteps; recorder: LaneSteps | null }; at: number }) {
  return (
    <>
      <Key kind="team">
        Team <b>{formatNumber(stepAt(of.team, at))}</b>
      </Key>
      <Key kind="enemies">
        Enemies <b>{formatNumber(stepAt(of.enemies, at))}</b>
      </Key>
      {of.recorder && (
        <Key kind="own">
          Recorder <b>{formatNumber(stepAt(of.recorder, at))}</b>
        </Key>
      )}
    </>
  );
}

interface LaneProps {
  name: string;
  /** Value at the upper edge. */
  max: number;
  keys: ReactNode;
  children: ReactNode;
}

function Lane({ name, max, keys, children }: LaneProps) {
  return (
    <div className="battle-lane">
      <p className="battle-lane-head">
        <b>
          {name} <small>max {formatNumber(max)}</small>
        </b>
        {keys}
      </p>
      {children}
    </div>
  );
}

const HIGH = 100;
const WIDE = 1000;
const KINDS = ["team", "enemies", "own"] as const;

interface LinesProps {
  team: LaneSteps | null;
  enemies: LaneSteps | null;
  recorder: LaneSteps | null;
  duration: number;
  isFilled?: boolean;
}

/** Greatest value of the lines of a lane, which share one scale. */
const maxOf = (lines: Partial<Record<"team" | "enemies" | "recorder", LaneSteps | null>>) =>
  Math.max(1, ...Object.values(lines).flatMap((line) => line?.values ?? []));

/** Lines in steps of the team, the enemies and the recorder, in one scale. */
const Lines = memo(function Lines({ team, enemies, recorder, duration, isFilled = false }: LinesProps) {
  const steps = [team, enemies, recorder];
  const max = maxOf({ team, enemies, recorder });
  const y = (value: number) => Math.round((HIGH - (HIGH * 0.94 * value) / max) * 10) / 10;
  const x = (time: number) => Math.round((WIDE * Math.min(duration, time)) / duration);
  const pathOf = ({ times, values }: LaneSteps) =>
    times.map((time, i) => (i === 0 ? `M0 ${y(values[0] ?? 0)}` : `H${x(time)}V${y(values[i] ?? 0)}`)).join("") +
    `H${WIDE}`;
  return (
    <div className="battle-lane-plot">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        {steps.map((lane, i) =>
          lane ? (
            <g key={KINDS[i]}>
              {isFilled && <path className="battle-area" d={`${pathOf(lane)}V${HIGH}H0Z`} />}
              <path className="battle-line" data-kind={KINDS[i]} d={pathOf(lane)} />
            </g>
          ) : null,
        )}
      </svg>
    </div>
  );
});

/** Kills above the line, losses below it, the recorder's hits as ticks. */
const EventMarks = memo(function EventMarks({ battle }: { battle: PlayedBattle }) {
  const { events, duration, recorder } = battle;
  const x = (at: number) => Math.round((WIDE * Math.min(duration, Math.max(0, at))) / duration);
  return (
    <svg className="battle-marks" viewBox={`0 0 ${WIDE} 38`} preserveAspectRatio="none" aria-hidden="true">
      <path className="battle-marks-line" d={`M0 19H${WIDE}`} />
      {events.map(({ at, kind, by, to, damage }) => {
        const key = `${kind} ${at} ${by} ${to}`;
        if (kind === "given")
          return <path key={key} data-kind="given" data-dealt={damage ? "" : undefined} d={`M${x(at)} 6v10`} />;
        if (kind === "taken")
          return <path key={key} data-kind="taken" data-dealt={damage ? "" : undefined} d={`M${x(at)} 22v10`} />;
        const isOwn = by === recorder && recorder >= 0;
        return kind === "enemy-lost" ? (
          <path
            key={key}
            data-kind="kill"
            d={`M${x(at) - (isOwn ? 9 : 6)} ${isOwn ? 1 : 5}h${isOwn ? 18 : 12}L${x(at)} 15Z`}
          />
        ) : (
          <path key={key} data-kind="loss" d={`M${x(at) - 6} 34h12L${x(at)} 24Z`} />
        );
      })}
    </svg>
  );
});

/** Share of the axis on each side that the time of the cursor covers. */
const CURSOR_ROOM = 0.1;

function TimeAxis({ duration, at }: { duration: number; at: number }) {
  const step = duration > 480 ? 120 : duration > 150 ? 60 : 30;
  const times = Array.from({ length: Math.floor(duration / step) + 1 }, (_, i) => i * step).filter(
    (time) => Math.abs(time - at) >= CURSOR_ROOM * duration,
  );
  return (
    <svg className="battle-axis" aria-hidden="true">
      {times.map((time) => (
        <text key={time} x={`${(100 * time) / duration}%`} y="12" textAnchor={time === 0 ? "start" : "middle"}>
          {clockText(time)}
        </text>
      ))}
    </svg>
  );
}
