import { useCallback, useState } from "react";
import type { Replay } from "#app/game/replays/replay.ts";
import { ExportPanel } from "#app/widgets/export/export-panel.tsx";
import type { GameData } from "../use-game-data.ts";
import { battlesTable, battleTable } from "./battle-tables.ts";

interface TakeAlongProps {
  /** The battle that is looked at. */
  replay: Replay;
  replays: readonly Replay[];
  data: GameData;
  origin: string;
}

/** One battle or all of them as a file. Names of others are in it only when that is asked for. */
export function TakeAlong({ replay, replays, data, origin }: TakeAlongProps) {
  const [all, setAll] = useState(false);
  const [names, setNames] = useState(false);
  const make = useCallback(() => {
    const source = { data, names, origin };
    return all ? battlesTable(replays, source) : battleTable(replay, source);
  }, [all, names, replay, replays, data, origin]);
  const { rows, columns } = make();
  const load = useCallback(async () => make(), [make]);
  const size = { rows: rows.length, columns: columns.length, of: all ? "battles" : "vehicles" };
  return (
    <section className="panel panel-wide" aria-labelledby="take-along">
      <div className="panel-head">
        <h2 className="heading-2" id="take-along">
          Take it along
        </h2>
      </div>
      <div className="panel-body flex flex-wrap gap-x-24px gap-y-12px items-center text-13">
        <fieldset className="segmented">
          <legend className="sr-only">What is taken along</legend>
          {[false, true].map((each) => (
            <label key={String(each)} className="export-format">
              <input
                type="radio"
                className="sr-only"
                name="taken-along"
                checked={all === each}
                onChange={() => setAll(each)}
              />
              {each ? `All battles (${replays.length})` : "This battle"}
            </label>
          ))}
        </fieldset>
        <label className="flex gap-8px items-center min-h-40px">
          <input
            type="checkbox"
            className="check-field"
            checked={names}
            onChange={({ currentTarget: { checked } }) => setNames(checked)}
          />
          With names of players
        </label>
      </div>
      <ExportPanel size={size} load={load} className="export-row border-t" />
    </section>
  );
}
