import { Fragment, type MouseEvent } from "react";
import { ClassIcon } from "#app/components/vehicle/class-icon.tsx";
import { NationIcon } from "#app/components/vehicle/nation-icon.tsx";
import { TierBadge } from "#app/components/vehicle/tier-badge.tsx";
import { VehicleMarker } from "#app/components/vehicle/vehicle-link.tsx";
import type { TextRange } from "#app/game/search/fuzzy.ts";
import type { VehicleEntry } from "#app/game/search/palette-vehicles.ts";
import { useColourMode } from "#app/stores/colour-mode.ts";
import type { PaletteItem } from "./items.ts";
import { PaletteCompare, type PaletteLocation } from "./palette-compare.tsx";
import type { PaletteOption as Option, PaletteSection } from "./palette-view.ts";

interface PaletteListProps {
  /** Of the list; options are numbered below it. */
  id: string;
  sections: readonly PaletteSection[];
  active: number;
  onPoint(place: number): void;
  onChoose(item: PaletteItem): void;
  onCompare(entry: VehicleEntry): void;
  place: PaletteLocation;
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

/** Adds the active vehicle to the comparison. */
const COMPARE_KEYS = "Shift+Enter";

interface PaletteOptionProps {
  id: string;
  option: Option;
  active: boolean;
  onPoint(): void;
  onChoose(item: PaletteItem): void;
  onCompare(entry: VehicleEntry): void;
  place: PaletteLocation;
}

/** One row: a link where it has an address, so that the browser can open it in a new tab as well. */
function PaletteOption({ id, option, active, onPoint, onChoose, onCompare, place }: PaletteOptionProps) {
  const { item } = option;
  const shared = {
    id,
    className: "palette-option",
    onPointerMove: onPoint,
    // Pressing the mouse on a row must not take the focus from the field.
    onMouseDown: (event: MouseEvent) => event.button === 0 && event.preventDefault(),
  } as const;
  const content = (
    <>
      <Picture item={item} />
      <Highlighted text={item.label} ranges={option.ranges} />
      {item.kind === "vehicle" && (
        <VehicleMarker premium={item.vehicle.premium} collector={item.vehicle.collector && !item.vehicle.premium} />
      )}
      <OtherName option={option} />
      {"region" in item && <span className="note">{item.region}</span>}
      <Note item={item} active={active} />
    </>
  );
  if (item.href === undefined) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys for all options
      <div {...shared} role="option" tabIndex={-1} aria-selected={active} onClick={() => onChoose(item)}>
        {content}
      </div>
    );
  }
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(item);
  };
  const link = (
    <a
      {...shared}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      aria-keyshortcuts={item.kind === "vehicle" ? COMPARE_KEYS : undefined}
      href={item.href}
      onClick={follow}
    >
      {content}
    </a>
  );
  if (item.kind !== "vehicle") return link;
  return (
    <div className="palette-vehicle" role="presentation" onPointerMove={onPoint}>
      {link}
      <PaletteCompare entry={item} place={place} onCompare={onCompare} />
    </div>
  );
}

function Picture({ item }: { item: PaletteItem }) {
  if ("letters" in item) {
    return (
      <span className="avatar" aria-hidden="true">
        {item.letters}
      </span>
    );
  }
  if (item.kind !== "vehicle") return <i className={`${item.icon} w-18px color-text-2 text-17px`} />;
  return (
    <>
      <NationIcon nation={item.vehicle.nation} />
      <TierBadge tier={item.vehicle.tier} />
      <ClassIcon type={item.vehicle.type} />
    </>
  );
}

/** The matched name, when it is not the displayed one. */
function OtherName({ option: { item, alias } }: { option: Option }) {
  if (item.kind !== "vehicle" || alias?.text !== item.vehicle.shortName) return null;
  return (
    <span className="note">
      <Highlighted text={alias.text} ranges={alias.ranges} />
    </span>
  );
}

/** At the right: what Enter does, else the keys or the state of the item. */
function Note({ item, active }: { item: PaletteItem; active: boolean }) {
  const mode = useColourMode((state) => state.mode);
  const on = item.kind === "action" && typeof item.command === "object" && item.command.mode === mode;
  const keys = item.kind === "page" ? item.keys : undefined;
  if (on) return <span className="flex gap-8px items-center ml-auto note">In use</span>;
  if (active) {
    return (
      <span className="flex gap-8px items-center ml-auto note lt-tablet:hidden" aria-hidden="true">
        {item.href === undefined ? "Run" : "Open"}
        <kbd className="keyboard-key">
          <i className="i-lucide-corner-down-left" />
        </kbd>
      </span>
    );
  }
  if (keys === undefined) return null;
  return (
    <span className="flex gap-8px items-center ml-auto lt-tablet:hidden" aria-hidden="true">
      {keys.split(" ").map((key) => (
        <kbd key={key} className="keyboard-key">
          {key}
        </kbd>
      ))}
    </span>
  );
}

/** A text with what was matched in it. */
function Highlighted({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      {ranges.map(([start, end], i) => (
        <Fragment key={start}>
          {text.slice(ends[i], start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </span>
  );
}
