import { type ReactNode, useEffect, useRef } from "react";
import { battleFields, type MapNames } from "#app/components/map-plan/battle-fields.ts";
import type { BattleSetting } from "../battle-choice.ts";

export const VIDEO_EXTRACTOR_PATH = "/video-extractor";

interface BattleFormProps {
  names: MapNames;
  choice: BattleSetting;
  change: (choice: Partial<BattleSetting>) => void;
}

/** Map, battle type and spawn point: as the replay has them, or by hand. Without script its button leads to the plan. */
export function BattleForm({ names, choice, change }: BattleFormProps) {
  return (
    <form
      className="video-choices"
      action={VIDEO_EXTRACTOR_PATH}
      aria-label="The battle"
      onSubmit={(event) => event.preventDefault()}
    >
      {battleFields(names).map(({ name, label, placeholder, options }) => (
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
