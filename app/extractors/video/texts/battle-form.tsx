import { type ReactNode, useEffect, useRef } from "react";
import {
  BATTLE_TYPE_LABELS,
  BATTLE_TYPES,
  SPAWN_POINT_LABELS,
  SPAWN_POINTS,
} from "#app/game/model/enumerations/battle-types.ts";
import type { BattleSetting } from "../battle-choice.ts";

export const VIDEO_EXTRACTOR_PATH = "/video-extractor";

interface BattleFormProps {
  /** Names of all maps by the last part of their address. */
  names: readonly (readonly [slug: string, name: string])[];
  choice: BattleSetting;
  change: (choice: Partial<BattleSetting>) => void;
}

/** Map, battle type and spawn point: as the replay has them, or by hand. Without script its button leads to the plan. */
export function BattleForm({ names, choice, change }: BattleFormProps) {
  const fields = [
    { name: "map", label: "Map", placeholder: "Select a map", options: names },
    {
      name: "type",
      label: "Battle type",
      placeholder: "Select a battle type",
      options: BATTLE_TYPES.map((type) => [type, BATTLE_TYPE_LABELS[type]] as const),
    },
    {
      name: "spawn",
      label: "Spawn point",
      placeholder: "Select spawn point",
      options: SPAWN_POINTS.map((spawn) => [spawn, SPAWN_POINT_LABELS[spawn]] as const),
    },
  ] as const;
  return (
    <form
      className="video-choices"
      action={VIDEO_EXTRACTOR_PATH}
      aria-label="The battle"
      onSubmit={(event) => event.preventDefault()}
    >
      {fields.map(({ name, label, placeholder, options }) => (
        <ChoiceList
          key={name}
          name={name}
          label={label}
          value={choice[name] ?? ""}
          change={(value) => change({ [name]: value || null })}
        >
          <option value="">{placeholder}</option>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </ChoiceList>
      ))}
      <button type="submit" className="button no-js-only">
        Show
      </button>
    </form>
  );
}

interface ChoiceListProps {
  name: string;
  label: string;
  value: string;
  change: (value: string) => void;
  children: ReactNode;
}

/** A select that shows the value, and keeps a choice made before the script loaded. */
function ChoiceList({ name, label, value, change, children }: ChoiceListProps) {
  const list = useRef<HTMLSelectElement>(null);
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    const { current } = list;
    if (current && current.value !== current.dataset.sent) latest.current(current.value);
  }, []);
  useEffect(() => {
    if (list.current) list.current.value = value;
  }, [value]);
  return (
    <label className="field-label">
      {label}
      <select
        className="select-field w-full"
        ref={list}
        name={name}
        defaultValue={value}
        data-sent={value}
        onChange={(event) => change(event.currentTarget.value)}
      >
        {children}
      </select>
    </label>
  );
}
