import { memo } from "react";
import { HeadRow } from "#app/components/head-row.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { squareOf } from "#app/game/maps/squares.ts";
import { isLostAt, type PlayedBattle, type PlayedEvent, positionAt } from "#app/game/replays/recording/battle.ts";
import type { FieldBounds } from "#app/game/replays/recording/heat.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { clockText } from "#app/game/video/clock.ts";
import type { BattlePlayer } from "./player.ts";
import "./hit-log.css";

const KINDS: Record<PlayedEvent["kind"] | "missed", string> = {
  "enemy-lost": "Enemy destroyed",
  "ally-lost": "Ally destroyed",
  given: "Hit given",
  taken: "Hit taken",
  missed: "Missed",
};

interface EventsTableProps {
  battle: PlayedBattle;
  bounds: FieldBounds;
  player: BattlePlayer;
  nameOf: (index: number) => string;
  /** Place of the vehicle that is followed; null for all. */
  only: number | null;
}

/** The events on the map as a table, for users who cannot see the map. */
export const EventsTable = memo(function EventsTable({ battle, bounds, player, nameOf, only }: EventsTableProps) {
  const misses = battle.misses.flatMap(({ shooter, end: { at, x, z } }) =>
    shooter === battle.recorder
      ? [{ at, kind: "missed" as const, by: shooter, to: -1, damage: null, position: [x, z] as const }]
      : [],
  );
  const events = [...battle.events.map((event) => ({ ...event, position: null })), ...misses]
    .filter(({ by, to }) => only === null || by === only || to === only)
    .sort((a, b) => a.at - b.at);
  const alive = (at: number, isAlly: boolean) =>
    battle.vehicles.filter((vehicle) => vehicle.isAlly === isAlly && !isLostAt(vehicle, at)).length;
  const square = (index: number, at: number) => {
    const track = battle.vehicles[index]?.track;
    const found = track && positionAt(track, at);
    return (found && squareOf([found.x, found.z], bounds)) ?? "–";
  };
  return (
    <details className="panel panel-wide video-more battle-all-events">
      <summary>
        All events ({events.length})
        <i className="i-lucide-chevron-down" />
      </summary>
      <ScrollFrame className="relative overflow-x-auto [scrollbar-width:thin]" aria-label="Events, table">
        <table className="battle-table battle-hits">
          <HeadRow heads={["Time", "Event", "Vehicle", "Target", "Damage", "Square", "Alive"]} />
          <tbody>
            {events.map(({ at, kind, by, to, damage, position }) => (
              <tr key={`${kind} ${at} ${by} ${to}`}>
                <td>
                  <button type="button" className="battle-jump" onClick={() => player.seek(at)}>
                    {clockText(at)}
                  </button>
                </td>
                <td>{KINDS[kind]}</td>
                <th scope="row">{by < 0 ? "–" : nameOf(by)}</th>
                <td>{to < 0 ? "–" : nameOf(to)}</td>
                <td>{damage === null ? "–" : formatNumber(damage)}</td>
                <td>{position ? (squareOf(position, bounds) ?? "–") : square(to, at)}</td>
                <td>
                  {alive(at, true)} : {alive(at, false)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </details>
  );
});
