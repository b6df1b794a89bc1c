import { HeadRow } from "#app/components/head-row.tsx";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { Unknown } from "#app/components/unknown.tsx";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import { OUTCOME_LABELS } from "#app/game/battles/outcome-labels.ts";
import type { BattleRow } from "./battle-rows.ts";

interface BattleTableProps {
  battles: readonly BattleRow[];
  label: string;
  /** All of them are of one day: their hours are enough. */
  ofOneDay?: boolean;
}

/** Battles, each leading to its page. */
export function BattleTable({ battles, label, ofOneDay = false }: BattleTableProps) {
  return (
    <ScrollFrame className="table-frame" aria-label={`${label}, table`}>
      <table className="plain-table player-table">
        <HeadRow
          heads={[
            "Vehicle",
            "Result",
            ["Map", "no-phone"],
            "Damage",
            ["Assisted", "lt-laptop:hidden"],
            ["Kills", "lt-laptop:hidden"],
            ["XP", "lt-laptop:hidden"],
            "WN8",
            ofOneDay ? "Time" : "When",
          ]}
        />
        <tbody>
          {battles.map((battle) => (
            <Row key={battle.arenaId} battle={battle} ofOneDay={ofOneDay} />
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

function Row({ battle, ofOneDay }: { battle: BattleRow; ofOneDay: boolean }) {
  const { vehicle, outcome, map, damage, assisted, kills, xp, wn8, when, path } = battle;
  return (
    <tr>
      <th scope="row">
        {vehicle ? <VehicleLink vehicle={vehicle} /> : <span className="color-text-3">Unknown vehicle</span>}
      </th>
      <td>
        <span className={`battle-result battle-${outcome}`}>{OUTCOME_LABELS[outcome]}</span>
      </td>
      <td className="no-phone">
        {map.name} <span className="color-text-3">{map.type}</span>
      </td>
      <td className="color-text font-600">{damage ?? <Unknown />}</td>
      <td className="lt-laptop:hidden">{assisted ?? <Unknown />}</td>
      <td className="lt-laptop:hidden">{kills ?? <Unknown />}</td>
      <td className="lt-laptop:hidden">{xp ?? <Unknown />}</td>
      <td>{wn8 ? <b className={LEVEL_COLOURS[wn8.level]}>{wn8.text}</b> : <Unknown />}</td>
      <td>
        <a className="text-link" href={path} title={when.moment}>
          <time dateTime={when.iso}>
            {ofOneDay ? (
              when.iso.slice(11, 16)
            ) : (
              <>
                <span className="lt-laptop:hidden">{when.text}</span>
                <span className="laptop:hidden">
                  {when.day}
                  <span className="block color-text-3 text-12">{when.iso.slice(11, 16)}</span>
                </span>
              </>
            )}
          </time>
        </a>
      </td>
    </tr>
  );
}
