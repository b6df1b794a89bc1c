import { memo, useId, useState } from "react";
import { saveFile } from "#app/components/export/save-or-copy.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { type BattleMoment, cutsAsCsv, cutsAsEdl, cutsAsJson, cutsOf } from "#app/game/replays/recording/moments.ts";
import { clockSeconds, clockText } from "#app/game/video/clock.ts";
import type { BattlePlayer } from "./player.ts";
import "./moments.css";

const ICONS: Record<BattleMoment["kind"], string> = {
  start: "i-lucide-flag",
  "hit-taken": "i-lucide-shield",
  damage: "i-lucide-arrow-up-right",
  "first-kill": "i-lucide-swords",
  burst: "i-lucide-flame",
  "low-health": "i-lucide-briefcase-medical",
  "own-kill": "i-lucide-star",
  series: "i-lucide-flame",
  "last-man": "i-lucide-user",
  lost: "i-lucide-x",
  end: "i-lucide-trophy",
};

/** Cut lists by what editors and tables read. */
const LISTS = [
  { name: "CSV", type: "text/csv", make: cutsAsCsv },
  { name: "EDL", type: "text/plain", make: cutsAsEdl },
  { name: "JSON", type: "application/json", make: cutsAsJson },
] as const;

interface MomentsPanelProps {
  moments: readonly BattleMoment[];
  missing: readonly string[];
  /** When the battle begins in the video, as written. */
  begins: string;
  changeBegins: (text: string) => void;
  at: number;
  player: BattlePlayer;
  /** Names the lists and their files. */
  title: string;
}

/** What may be worth a cut, with the second of the video, and the list of cuts as a file. */
export const MomentsPanel = memo(function MomentsPanel({
  moments,
  missing,
  begins,
  changeBegins,
  at,
  player,
  title,
}: MomentsPanelProps) {
  const id = useId();
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = ({ key, isChosen: before }: BattleMoment) => changed.get(key) ?? before;
  const chosen = moments.filter(isChosen);
  const offset = clockSeconds(begins);
  const current = moments.findLast((moment) => moment.at <= at + 0.05);
  return (
    <section className="panel panel-wide min-w-0" aria-labelledby="battle-moments">
      <PanelHead id="battle-moments" title="Moments" note={`${chosen.length} of ${moments.length} in the cut list`} />
      <p className="battle-begins">
        <label htmlFor={id}>Battle starts in your video at</label>
        <input
          id={id}
          className="field"
          inputMode="numeric"
          value={begins}
          aria-invalid={offset === null}
          onChange={({ currentTarget }) => changeBegins(currentTarget.value)}
        />
      </p>
      <ul className="battle-moments">
        {moments.map((moment) => (
          <li key={moment.key} data-current={moment === current ? "" : undefined}>
            <input
              type="checkbox"
              className="checkbox"
              aria-label={`${moment.title} at ${clockText(moment.at)} in the cut list`}
              checked={isChosen(moment)}
              onChange={({ currentTarget: { checked } }) => setChanged((all) => new Map(all).set(moment.key, checked))}
            />
            <button type="button" onClick={() => player.seek(moment.at)}>
              <i className={ICONS[moment.kind]} />
              <span>
                <b>{moment.title}</b>
                {moment.text !== "" && <small>{moment.text}</small>}
              </span>
              <span>
                <b>{clockText(moment.at)}</b>
                {offset !== null && <small>video {clockText(moment.at + offset)}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {missing.map((sentence) => (
        <p key={sentence} className="note px-16px py-10px">
          {sentence}
        </p>
      ))}
      <div className="battle-lists">
        <span>Cut list</span>
        {LISTS.map(({ name, type, make }) => (
          <button
            key={name}
            type="button"
            className="button button-small"
            disabled={chosen.length === 0 || offset === null}
            onClick={() =>
              saveFile(`${fileName(title)}-cuts.${name.toLowerCase()}`, make(cutsOf(chosen, offset ?? 0), title), type)
            }
          >
            {name}
          </button>
        ))}
      </div>
    </section>
  );
});

/** Of a title only what every system takes in the name of a file. */
export const fileName = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "battle";
