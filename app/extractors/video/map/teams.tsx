import { vehicleContour } from "#app/components/vehicle/contour.tsx";
import { ClassIcon } from "#app/components/vehicle/vehicle-icons.tsx";
import {
  healthAt,
  isInSight,
  isLostAt,
  lastSight,
  type PlayedBattle,
  positionAt,
  type VehicleInBattle,
} from "#app/game/replays/recording/battle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { clockText } from "#app/game/video/clock.ts";
import type { ReplayVehicles } from "../known-vehicles.ts";
import "./teams.css";

interface BattleTeamsListProps {
  battle: PlayedBattle;
  at: number;
  vehicles: ReplayVehicles;
  nameOf: (index: number) => string;
  followed: number | null;
  follow: (index: number | null) => void;
}

/** Both teams with what each vehicle has left: alive first, then by the time of their loss, the newest on top. */
export function BattleTeamsList(props: BattleTeamsListProps) {
  return (
    <section className="panel panel-wide grid grid-cols-2 overflow-hidden" aria-label="Both teams at this time">
      <TeamList {...props} isAlly={true} />
      <TeamList {...props} isAlly={false} />
    </section>
  );
}

function TeamList({ battle, at, isAlly, ...rest }: BattleTeamsListProps & { isAlly: boolean }) {
  const team = battle.vehicles.filter((vehicle) => vehicle.isAlly === isAlly);
  const alive = team.filter((vehicle) => !isLostAt(vehicle, at));
  const lost = team.filter((vehicle) => isLostAt(vehicle, at)).sort((a, b) => (b.lostAt ?? 0) - (a.lostAt ?? 0));
  const health = alive.reduce((sum, vehicle) => sum + (healthAt(vehicle, at) ?? 0), 0);
  const name = isAlly ? "Recorder’s team" : "Enemy team";
  return (
    <section className="battle-side" data-side={isAlly ? "own" : "enemy"} aria-label={name}>
      <h3>
        <span className="battle-side-name">{name}</span>
        <span className="whitespace-nowrap">
          <b>{alive.length}</b> alive
        </span>
        {battle.lanes && (
          <small>
            {formatNumber(health)} <abbr title="Health">HP</abbr>
          </small>
        )}
      </h3>
      <ul>
        {[...alive, ...lost].map((vehicle) => (
          <VehicleRow key={vehicle.index} vehicle={vehicle} at={at} battle={battle} {...rest} />
        ))}
      </ul>
    </section>
  );
}

interface VehicleRowProps extends BattleTeamsListProps {
  vehicle: VehicleInBattle;
}

function VehicleRow({ vehicle, at, battle, vehicles, nameOf, followed, follow }: VehicleRowProps) {
  const { index, lostAt, maxHealth, isRecorder } = vehicle;
  const known = vehicles.ofParticipant(vehicle.participant);
  const isLost = isLostAt(vehicle, at);
  const isSeen = isRecorder || isInSight(vehicle.track, at);
  const health = battle.lanes === null ? null : healthAt(vehicle, at);
  const share = maxHealth && health !== null ? Math.round((100 * health) / maxHealth) : null;
  return (
    <li>
      <button
        type="button"
        className="battle-vehicle focus-visible:outline-offset--2px"
        aria-pressed={followed === index}
        data-recorder={isRecorder ? "" : undefined}
        data-state={isLost ? "lost" : isSeen ? "seen" : "last-known"}
        title={[nameOf(index), ...describeState(vehicle, at, nameOf)].join(", ")}
        onClick={() => follow(followed === index ? null : index)}
      >
        {known && vehicleContour(known.id)}
        {known ? <ClassIcon type={known.type} /> : <i className="i-lucide-circle-question-mark" />}
        <span className="battle-vehicle-name truncate font-500">
          {nameOf(index)}
          {isRecorder && <span className="sr-only">, recorder</span>}
        </span>
        <span className="battle-health" aria-hidden="true">
          {share !== null && !isLost && <i className={`percent-${share}`} />}
        </span>
        <span className="battle-left">
          {isLost ? (
            <>
              <i className="i-lucide-x" />
              <span className="sr-only">destroyed at </span>
              {clockText(lostAt ?? 0)}
            </>
          ) : health === null ? (
            <span className="sr-only">{isSeen ? "in sight" : "out of sight"}</span>
          ) : (
            formatNumber(health)
          )}
        </span>
      </button>
    </li>
  );
}

function describeState(vehicle: VehicleInBattle, at: number, nameOf: (index: number) => string): string[] {
  const { lostAt, lostTo, track, isRecorder } = vehicle;
  if (isLostAt(vehicle, at)) {
    return [`destroyed at ${clockText(lostAt ?? 0)}${lostTo === null ? "" : ` by ${nameOf(lostTo)}`}`];
  }
  if (isRecorder) return ["recorder"];
  const since = lastSight(track, at);
  if (since === null) return ["not seen yet"];
  return [isInSight(track, at) ? `in sight since ${clockText(since)}` : `last seen at ${clockText(since)}`];
}

export function FollowedCard(props: BattleTeamsListProps & { followed: number }) {
  const { battle, at, vehicles, nameOf, followed, follow } = props;
  const vehicle = battle.vehicles[followed];
  if (!vehicle) return null;
  const known = vehicles.ofParticipant(vehicle.participant);
  const own = battle.vehicles[battle.recorder];
  const [here, there] = [positionAt(vehicle.track, at), own ? positionAt(own.track, at) : null];
  const health = battle.lanes === null ? null : healthAt(vehicle, at);
  const hits = battle.hits.filter(
    (hit) => hit.at <= at && hit.attacker === battle.recorder && hit.vehicle === followed,
  ).length;
  const isHere = !isLostAt(vehicle, at) && isInSight(vehicle.track, at);
  const distance =
    isHere && here && there && !vehicle.isRecorder ? Math.round(Math.hypot(here.x - there.x, here.z - there.z)) : null;
  return (
    <div className="battle-followed">
      {known && vehicleContour(known.id)}
      <b>{nameOf(followed)}</b>
      <span>{describeState(vehicle, at, nameOf).join(", ")}</span>
      {health !== null && (
        <span>
          Health <b>{`${formatNumber(health)}${vehicle.maxHealth ? ` of ${formatNumber(vehicle.maxHealth)}` : ""}`}</b>
        </span>
      )}
      {distance !== null && (
        <span>
          From the recorder <b>{distance} m</b>
        </span>
      )}
      {hits > 0 && (
        <span>
          Recorder’s hits on it <b>{hits}</b>
        </span>
      )}
      <button type="button" className="button button-quiet button-small" onClick={() => follow(null)}>
        <i className="i-lucide-x" />
        Show all
      </button>
    </div>
  );
}
