import { type KeyboardEvent, useId, useRef } from "react";
import { COMPARISON_PATH, type ComparisonQuery, MAX_ENTRIES } from "#app/game/comparison/query.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { PaletteVehicle } from "#app/game/search/palette-vehicles.ts";
import { ClassGlyph } from "#app/widgets/class-glyph.tsx";
import { NationRoundel } from "#app/widgets/nation-roundel.tsx";
import { TierDial } from "#app/widgets/tier-dial.tsx";
import { CarriedComparison } from "../carried-comparison.tsx";
import type { AddAnswer } from "../server/add-vehicles.ts";
import { AddAnswered } from "./add-answered.tsx";
import { useSuggestions } from "./use-suggestions.ts";

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
        <CarriedComparison query={query} />
        <div className="field flex-1">
          <i className="i-lucide-plus" />
          <input
            // Another answer has its way with the field; what was typed before the script came stays.
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
            placeholder={isFull ? `${MAX_ENTRIES} vehicles are the most` : "Add a vehicle"}
            disabled={isFull}
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
          {found.map((vehicle, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys for all options
            <div
              key={vehicle.id}
              id={`${listId}-${place}`}
              className="compare-suggestion"
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              onPointerMove={() => setActive(place)}
              // Pressing the mouse must not take the focus from the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(vehicle)}
            >
              <NationRoundel nation={vehicle.nation} />
              <TierDial tier={vehicle.tier} />
              <ClassGlyph type={vehicle.type} />
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
