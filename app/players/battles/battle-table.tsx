import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import { OUTCOME_LABELS } from "#app/game/battles/outcome-labels.ts";
import { Unknown } from "../unknown.tsx";
import type { BattleRow } from "./battle-rows.ts";

/** Battles, each leading to its page. */
export function BattleTable({ battles, label }: { battles: readonly BattleRow[]; label: string }) {
  return (
    <ScrollFrame className="table-frame" aria-label={`${label}, table`}>
      <table className="plain-table player-table">
        <thead>
          <tr>
            <th scope="col">Vehicle</th>
            <th scope="col">Result</th>
            <th scope="col">Map</th>
            <th scope="col">Damage</th>
            <th scope="col">Assisted</th>
            <th scope="col">Kills</th>
            <th scope="col">XP</th>
            <th scope="col">WN8</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {battles.map((battle) => (
            <Row key={battle.arenaId} battle={battle} />
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

function Row({ battle }: { battle: BattleRow }) {
  const { vehicle, outcome, map, damage, assisted, kills, xp, wn8, when, path } = battle;
  return (
    <tr>
      <td>{vehicle ? <VehicleLink vehicle={vehicle} /> : <span className="color-text-3">Unknown vehicle</span>}</td>
      <td>
        {outcome ? <span className={`battle-result battle-${outcome}`}>{OUTCOME_LABELS[outcome]}</span> : <Unknown />}
      </td>
      <td>
        {map.name} <span className="color-text-3">{map.type}</span>
      </td>
      <td className="color-text font-600">{damage ?? <Unknown />}</td>
      <td>{assisted ?? <Unknown />}</td>
      <td>{kills ?? <Unknown />}</td>
      <td>{xp ?? <Unknown />}</td>
      <td>{wn8 ? <b className={LEVEL_COLOURS[wn8.level]}>{wn8.text}</b> : <Unknown />}</td>
      <td>
        <a className="text-link" href={path} title={when.moment}>
          <time dateTime={when.iso}>{when.text}</time>
        </a>
      </td>
    </tr>
  );
}
