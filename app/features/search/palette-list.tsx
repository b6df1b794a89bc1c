import type { PaletteItem } from "./items.ts";
import { PaletteOption } from "./palette-option.tsx";
import type { PaletteSection } from "./palette-view.ts";

interface PaletteListProps {
  /** Of the list; options are numbered below it. */
  id: string;
  sections: readonly PaletteSection[];
  active: number;
  onPoint(place: number): void;
  onChoose(item: PaletteItem): void;
}

/** The options by section; `active` counts through all of them. */
export function PaletteList({ id, sections, active, onPoint, onChoose }: PaletteListProps) {
  let place = 0;
  return (
    <div id={id} className="ls" role="listbox" aria-label="Results">
      {sections.map(({ id: sectionId, title, options, total }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
        <div key={sectionId} role="group" aria-labelledby={`${id}-${sectionId}`}>
          <div className="gl" id={`${id}-${sectionId}`} role="presentation">
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
                onChoose={onChoose}
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
