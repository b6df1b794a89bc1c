import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Callout } from "#app/components/callout.tsx";
import { HiddenFields } from "#app/components/hidden-fields.tsx";
import { ClassIcon, NationIcon, TierBadge } from "#app/components/vehicle/vehicle-icons.tsx";
import {
  COMPARISON_PATH,
  type ComparisonQuery,
  comparisonParameters,
  MAX_ENTRIES,
} from "#app/game/comparison/query.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { PaletteVehicle } from "#app/game/search/palette-vehicles.ts";
import type { AddAnswer } from "../server/add-vehicles.ts";
import type { FindVehicles } from "./find-vehicles.ts";

interface AddFormProps {
  query: ComparisonQuery;
  answer: AddAnswer | null;
  add(vehicle: PaletteVehicle): void;
}

/**
 * Adds a vehicle by its name, its id or the address of its page. Without script the server looks for it; with script
 * there are suggestions while one types.
 */
export function AddForm({ query, answer, add }: AddFormProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { found, active, setActive, prepare, search, clear } = useSuggestions();
  const isFull = query.entries.length >= MAX_ENTRIES;
  const typed = answer?.typed ?? "";

  const take = (vehicle: PaletteVehicle) => {
    if (field.current) field.current.value = "";
    clear();
    add(vehicle);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || found.length === 0) return;
    const chosen = found[active];
    if (event.key === "ArrowDown") setActive((active + 1) % found.length);
    else if (event.key === "ArrowUp") setActive((active + found.length - 1) % found.length);
    else if (event.key === "Escape") clear();
    else if (event.key === "Enter" && chosen) take(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <div className="compare-add">
      <form action={COMPARISON_PATH} autoComplete="off" data-keep-scroll="" aria-label="Add a vehicle">
        <HiddenFields fields={comparisonParameters(query)} />
        <div className="field flex-1">
          <i className="i-lucide-plus" />
          <input
            // A new answer resets the field; text typed before hydration stays.
            key={typed}
            ref={field}
            type="text"
            name="add"
            role="combobox"
            aria-label="Vehicle to add"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={found.length > 0 ? listId : undefined}
            aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
            defaultValue={typed}
            placeholder={isFull ? `Full: ${MAX_ENTRIES} vehicles` : "Add a vehicle"}
            // Not disabled: the focus that added the last one stays.
            readOnly={isFull}
            onFocus={() => prepare().catch(() => undefined)}
            onChange={(event) => search(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={clear}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
          />
        </div>
        <button type="submit" className="button" disabled={isFull}>
          Add
        </button>
      </form>
      {found.length > 0 && (
        <div className="compare-suggestions popover" role="listbox" id={listId} aria-label="Vehicles found">
          {found.map((vehicle, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys for all options
            <div
              key={vehicle.id}
              id={`${listId}-${index}`}
              className="compare-suggestion"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              // Pressing the mouse must not take the focus from the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(vehicle)}
            >
              <NationIcon nation={vehicle.nation} />
              <TierBadge tier={vehicle.tier} />
              <ClassIcon type={vehicle.type} />
              <span className="min-w-0 [overflow-wrap:anywhere]">{vehicle.name}</span>
              <span className="sr-only">{`, tier ${romanTier(vehicle.tier)}`}</span>
            </div>
          ))}
        </div>
      )}
      {answer && <AddAnswered answer={answer} />}
    </div>
  );
}

/** What of the typed names was not clear, with a link for everything that may have been meant. */
function AddAnswered({ answer }: { answer: AddAnswer }) {
  const { problems, questions } = answer;
  return (
    <Callout className="mt-8px">
      <div className="grid gap-6px" data-keep-scroll="">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        {questions.map(({ text, choices }) => (
          <p key={text}>
            “{text}” is{" "}
            {choices.map(({ id, label, href }, index) => (
              <span key={id}>
                {index > 0 && (index === choices.length - 1 ? " or " : ", ")}
                <a className="text-link" href={href} rel="nofollow">
                  {label}
                </a>
              </span>
            ))}
            ?
          </p>
        ))}
      </div>
    </Callout>
  );
}

/** Suggestions while typing. Empty until the vehicles are loaded, which starts at the first focus. */
function useSuggestions() {
  const finding = useRef<Promise<FindVehicles> | null>(null);
  const latest = useRef("");
  const [found, setFound] = useState<readonly PaletteVehicle[]>([]);
  const [active, setActive] = useState(0);

  const prepare = () => {
    finding.current ??= import("./find-vehicles.ts").then(({ loadVehicles }) => loadVehicles());
    // The form works without it; the next focus tries again.
    finding.current.catch(() => {
      finding.current = null;
    });
    return finding.current;
  };
  return {
    found,
    active,
    setActive,
    prepare,
    async search(text: string) {
      latest.current = text;
      setActive(0);
      if (text.trim() === "") return setFound([]);
      const find = await prepare().catch(() => null);
      if (find && latest.current === text) setFound(find(text));
    },
    clear() {
      latest.current = "";
      setFound([]);
    },
  };
}
