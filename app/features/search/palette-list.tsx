import type { VehicleEntry } from "#app/game/search/palette-vehicles.ts";
import type { PaletteItem } from "./items.ts";
import type { Place } from "./palette-compare.tsx";
import { PaletteOption } from "./palette-option.tsx";
import type { PaletteSection } from "./palette-view.ts";

interface PaletteListProps {
  /** Of the list; options are numbered below it. */
  id: string;
  sections: readonly PaletteSection[];
  active: number;
  onPoint(place: number): void;
  onChoose(item: PaletteItem): void;
  onCompare(entry: VehicleEntry): void;
  place: Place;
}

/** The options by section; `active` counts through all of them. */
export function PaletteList({ id, sections, active, onPoint, ...others }: PaletteListProps) {
  let place = 0;
  return (
    <div
      id={id}
      className="min-h-0 pb-8px overflow-auto overscroll-contain [scroll-padding-block:8px] [scrollbar-width:thin] lt-tablet:flex-[1_1_0]"
      role="listbox"
      aria-label="Results"
    >
      {sections.map(({ id: sectionId, title, options, total }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
        <div key={sectionId} role="group" aria-labelledby={`${id}-${sectionId}`}>
          <div
            className="flex justify-between px-16px pt-10px pb-4px color-text-3 text-12 font-500"
            id={`${id}-${sectionId}`}
            role="presentation"
          >
            {title}
            {total > options.length && (
              <span>
                {options.length} of {total}
              </span>
            )}
          </div>
          {options.map((option) => {
            const own = place++;
            return (
              <PaletteOption
                key={option.item.key}
                id={optionId(id, own)}
                option={option}
                active={own === active}
                onPoint={() => onPoint(own)}
                {...others}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}
